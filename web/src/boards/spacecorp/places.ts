// Where the maps draw their regions, sites and borders. What they are and what they cost is in the component data.
import type { Point } from '../../lib/svg'
import type { Era } from './types'

export const WIDTH = 1000
export const HEIGHT = 720

/** Where the name of a site stands: below it, unless this says otherwise. `edge` begins at the left edge of the map. */
type Side = 'right' | 'edge'

export interface SitePlace extends Point {
  /** Radius of its body. */
  r: number
  name?: Side
}

export interface MapPlan {
  sites: Readonly<Record<string, SitePlace>>
  /** Regions with an outline or a giant; others are drawn around their only site. `label` is where the name stands. */
  regions: Readonly<Record<string, Point & { r?: number; label?: Point }>>
  /** Middle of a border that is not straight, by `a b`. */
  bends: Readonly<Record<string, Point>>
  /** The part of the map that a phone shows first. */
  focus: Point
}

const at = (x: number, y: number, r = 15, name?: Side): SitePlace => ({ x, y, r, ...(name && { name }) })

const mariners: MapPlan = {
  focus: { x: 360, y: 372 },
  sites: {
    earth: at(262, 383, 58),
    luna: at(372, 304, 20, 'right'),
    lunar_lp4: at(330, 108),
    lunar_lp5: at(300, 566),
    solar_lp1: at(90, 296),
    rogue_asteroid: at(108, 432, 15),
    solar_lp2: at(500, 409),
    solar_lp4: at(520, 98),
    solar_lp5: at(500, 630),
    sisyphus: at(612, 249, 17),
    halley: at(690, 581, 15),
    phobos: at(722, 274, 14),
    deimos: at(880, 269, 13),
    mars_north: at(800, 355, 14, 'right'),
    mars_south: at(800, 465, 14, 'right'),
    asteroid_belt: at(950, 546, 30),
  },
  regions: {
    earth_orbit: { x: 302, y: 362, r: 134, label: { x: 150, y: 470 } },
    mars_orbit: { x: 802, y: 369, r: 136 },
  },
  bends: { 'solar_l1 halley_orbit': { x: 200, y: 840 }, 'solar_l4 mars_orbit': { x: 690, y: 107 } },
}

const planeteers: MapPlan = {
  focus: { x: 270, y: 360 },
  sites: {
    inner_system: at(48, 383, 34, 'edge'),
    pallas: at(146, 135, 15),
    ceres: at(196, 246, 17),
    vesta: at(146, 355, 15),
    hygiea: at(196, 465, 15),
    interamnia: at(146, 576, 15),
    io: at(292, 139, 16),
    europa: at(372, 200, 16),
    ganymede: at(376, 511, 17),
    callisto: at(292, 576, 16),
    enceladus: at(452, 135, 14),
    dione: at(540, 200, 14),
    rhea: at(552, 502, 15),
    titan: at(456, 511, 18),
    iapetus: at(506, 599, 14),
    ariel: at(622, 135, 14),
    umbriel: at(686, 228, 14),
    titania: at(622, 506, 15),
    oberon: at(680, 592, 14),
    triton: at(770, 502, 16),
    pluto: at(858, 209, 16),
    charon: at(858, 502, 14),
    oort_cloud: at(954, 360, 30),
  },
  regions: {
    inner: { x: 46, y: 348 },
    main_belt: { x: 168, y: 348 },
    jupiter: { x: 334, y: 355, r: 50 },
    saturn: { x: 498, y: 355, r: 40 },
    uranus: { x: 652, y: 367, r: 32 },
    neptune: { x: 770, y: 325, r: 30 },
    pluto_system: { x: 858, y: 355 },
    oort: { x: 954, y: 355 },
  },
  bends: {},
}

const starfarers: MapPlan = {
  focus: { x: 490, y: 383 },
  sites: {
    sol: at(486, 339, 24),
    alpha_centauri: at(352, 404, 15),
    luhman_16: at(440, 485, 12),
    epsilon_eridani: at(690, 441, 15),
    tau_ceti: at(806, 327, 15),
    epsilon_indi: at(352, 578, 15),
    lacaille_9352: at(640, 557, 13),
    lacaille_8760: at(492, 641, 13),
    gliese_1: at(856, 476, 13),
    ross_780: at(790, 627, 13),
    '61_cygni': at(310, 153, 15),
    groombridge_34: at(650, 177, 13),
    groombridge_1618: at(484, 70, 14),
    kapteyns_star: at(938, 348, 13),
    wolf_1061: at(112, 337, 13),
    void_a: at(616, 327, 8),
    void_b: at(546, 481, 8),
    void_c: at(486, 207, 8),
    void_d: at(262, 274, 8),
    orion_arm_a: at(62, 151, 28),
    orion_arm_b: at(880, 98, 28),
    orion_arm_c: at(950, 576, 28),
  },
  regions: {},
  bends: {
    'void_a kapteyns_star': { x: 800, y: 209 },
    'alpha_centauri epsilon_indi': { x: 336, y: 492 },
    'void_b epsilon_indi': { x: 474, y: 562 },
    'lacaille_8760 ross_780': { x: 650, y: 685 },
  },
}

export const PLANS: Readonly<Record<Era, MapPlan>> = { mariners, planeteers, starfarers }

/** Where the zones of the solar system end, from the Sun outwards; the last one has the rest. */
export const ZONES: readonly number[] = [92, 240, 420, 590, 722, 816, 902]
