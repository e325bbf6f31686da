// The game's data files, reduced to what the board draws.
import type { ComponentFiles } from '../components'
import type { EffectIcon, Salvation, StarshipData } from './data'
import type {
  Colour,
  CostTile,
  Family,
  LeaderBoard,
  Mechanism,
  Node,
  PassToken,
  Planet,
  ProductionToken,
  RouteToken,
  SalvationAction,
  Technology,
  Token,
} from './types'

type Goods = Readonly<Record<string, number>>
type Effect = Readonly<Record<string, unknown>>

interface RawToken {
  id: Token
  action: { do?: string } & Effect
  repeatable: boolean
  salvation: { mode: Salvation['mode']; pp_for?: SalvationAction; action?: SalvationAction; power?: string; gain?: Goods }
}

interface Click {
  clicks: number
  effect: Effect
}

interface Space {
  space: number
  effect: Effect
}

interface Files {
  solar_system: {
    space: { quadrants: number; orbits: number; takeoff_fuel: number; fuel_per_orbit: number; fuel_per_quadrant: number }
    orbit: { n: number; body: string }[]
    planet: { id: Planet; orbit: number; motion: number; every: number }[]
    sun: { government_phase_step: number }
  }
  setup: {
    player_pieces: { cargo_capacity: number; building_slots_per_plant: number }
    final_scoring: { reputation_table: { from: number; to: number; pp: number }[] }
    reputation: { min: number; max: number; zone: { from: number; effect: Effect }[] }
  }
  market: { row: { colour: Colour; price: number[] }[] }
  technologies: {
    technology: { id: Technology; track: string; level: number; cost: Colour[]; effect: Goods }[]
    salvation_technology: { id: Technology }[]
    cost_tile: { id: CostTile; cost: Colour[] }[]
  }
  action_tokens: {
    basic: RawToken[]
    extra: RawToken[]
    pass: { id: PassToken; action_dial: Click[]; salvation_dial: Click[] }[]
  }
  production_tokens: {
    token: { id: ProductionToken; planet: Planet; layers: { colour: Colour; n: number }[]; ars: number; warehouse: number }[]
  }
  satellite: {
    map: { fuel_to_enter: number[]; arrival_pp: number[]; extra_action_column: number }
    node: { id: Node; column: number; lane: number; kind: string; next?: Node[]; effect?: Effect }[]
    token: { id: RouteToken; kind: string; effect: Effect }[]
  }
  mechanisms: { mechanism: { id: Mechanism; cost: (Colour | 'any')[]; value: number }[] }
  humanity: { family: { id: Family; members: Colour[]; reputation: number }[] }
  leader_tracks: { board: { id: LeaderBoard; interstellar: Space[]; humanity: Space[] }[] }
  government: { row: { n: number; position: { effect: Effect }[] }[] }
  hall: { technology: { colour: Colour; level_1: { cost: Colour[] }; level_2: { cost: Colour[] } }[] }
}

const COLOURS: readonly string[] = ['red', 'yellow', 'green', 'blue', 'purple']

const icon = (name: string, n: unknown): EffectIcon => (typeof n === 'number' && n !== 1 ? { icon: name, n } : { icon: name })

/** Goods by what they are; cubes by their colour. */
const goods = (gain: Goods): EffectIcon[] =>
  Object.entries(gain).map(([what, n]) => icon(COLOURS.includes(what) ? `cube-${what}` : what, n))

const amount = (value: unknown, key: string): number => {
  const n: unknown = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : value
  return typeof n === 'number' ? n : 1
}

/** Terms that are drawn as one icon, and the key of their amount (R17). */
const TERMS: Readonly<Record<string, readonly [icon: string, key: string]>> = {
  deposit_add: ['deposit', 'n'],
  drill: ['drill', 'n'],
  ars: ['ars', 'n'],
  gov_satellite: ['satellite', ''],
  save_lowest: ['humanity', ''],
  build_lowest: ['mechanism', ''],
  extra_satellite_move: ['satellite', ''],
  spend_fuel_for_pp: ['fuel', 'max'],
  market_take_lowest: ['market', ''],
}

/** An effect as icons: what it gains, or what it allows. */
export function icons(effect: Effect): EffectIcon[] {
  return Object.entries(effect).flatMap(([term, value]) => {
    if (term === 'gain') return goods(value as Goods)
    if (term === 'choose_cube')
      return (value as string[]).flatMap((colour, i) => [...(i > 0 ? [{ icon: 'or' }] : []), { icon: `cube-${colour}` }])
    if (term === 'advance') return [{ icon: value === 'choice' ? 'leader' : `leader-${String(value)}` }]
    const [name, key] = TERMS[term] ?? []
    return name === undefined || key === undefined ? [] : [icon(name, amount(value, key))]
  })
}

/** What the Action side of a token is about, as the name of a glyph. */
const DEEDS: Readonly<Record<string, string>> = {
  solar_extraction: 'sun',
  research: 'research',
  travel: 'travel',
  market: 'market',
  earth_production: 'earth',
  planetary_production: 'production',
}

function tokenData({ id, action, repeatable, salvation }: RawToken): StarshipData['tokens'][number] {
  const { mode, pp_for: bonusFor, action: only, power, gain } = salvation
  const about = mode === 'standard' ? bonusFor : only
  const effect = Object.fromEntries(Object.entries(action).filter(([key]) => key !== 'do'))
  return {
    id,
    deed: DEEDS[action.do ?? ''] ?? 'gain',
    effect: icons(effect),
    repeatable,
    salvation: {
      mode,
      ...(about && { about }),
      ...(power && { power }),
      gain: mode === 'standard' ? [{ icon: 'pp' }] : goods(gain ?? {}),
    },
  }
}

const dial = (clicks: Click[]): EffectIcon[][] => clicks.map(({ effect }) => icons(effect))

const spaces = (track: Space[]): EffectIcon[][] => track.map(({ effect }) => icons(effect))

/** A level adds to those below it. */
function solarLevels(technologies: Files['technologies']['technology']): StarshipData['solar'] {
  const levels = [{ reduction: 0, free: false }]
  for (const { effect } of technologies.filter(({ track }) => track === 'solar').sort((a, b) => a.level - b.level)) {
    const before = levels.at(-1) ?? { reduction: 0, free: false }
    const reduction = effect.reputation_loss_reduction ?? before.reduction
    levels.push({ reduction, free: before.free || effect.reputation_loss === 0 })
  }
  return levels
}

export const components: ComponentFiles<Files, StarshipData> = {
  game: 'starship-interstellar',
  names: [
    'solar_system',
    'setup',
    'market',
    'technologies',
    'action_tokens',
    'production_tokens',
    'satellite',
    'mechanisms',
    'humanity',
    'leader_tracks',
    'government',
    'hall',
  ],
  reduce({ solar_system: sky, setup, market, technologies, action_tokens: tokens, satellite, ...files }) {
    const { space } = sky
    return {
      orbits: space.orbits,
      belt: sky.orbit.find(({ body }) => body === 'asteroid_belt')?.n ?? 0,
      quadrants: space.quadrants,
      fuel: { takeoff: space.takeoff_fuel, orbit: space.fuel_per_orbit, quadrant: space.fuel_per_quadrant },
      sunStep: sky.sun.government_phase_step,
      planets: sky.planet.map(({ id, orbit, motion, every }) => ({ id, orbit, motion, every })),
      cargo: setup.player_pieces.cargo_capacity,
      slots: setup.player_pieces.building_slots_per_plant,
      reputation: {
        min: setup.reputation.min,
        max: setup.reputation.max,
        zones: setup.reputation.zone.map(({ from, effect }) => ({ from, effect: icons(effect) })),
      },
      market: market.row.map(({ colour, price }) => ({ colour, price })),
      technologies: technologies.technology.map(({ id, track, level, cost, effect }) => ({
        id,
        track,
        level,
        cost,
        // How much a building of this level does at once, where that is a number.
        power: effect.ars_capacity ?? effect.fuel_per_outpost ?? effect.drill_power ?? 0,
      })),
      solar: solarLevels(technologies.technology),
      salvationTechs: technologies.salvation_technology.map(({ id }) => id),
      costTiles: technologies.cost_tile.map(({ id, cost }) => ({ id, cost })),
      tokens: [...tokens.basic, ...tokens.extra].map(tokenData),
      passes: tokens.pass.map(({ id, action_dial, salvation_dial }) => ({
        id,
        action: dial(action_dial),
        salvation: dial(salvation_dial),
      })),
      production: files.production_tokens.token.map(({ id, planet, layers, ars, warehouse }) => ({
        id,
        planet,
        layers,
        ars,
        warehouse,
      })),
      route: satellite.node.map(({ id, column, lane, kind, next = [], effect = {} }) => ({
        id,
        column,
        lane,
        kind,
        next,
        effect: icons(effect),
      })),
      routeFuel: satellite.map.fuel_to_enter,
      extraColumn: satellite.map.extra_action_column,
      arrivals: satellite.map.arrival_pp,
      routeTokens: satellite.token.map(({ id, kind, effect }) => ({ id, kind, effect: icons(effect) })),
      mechanisms: files.mechanisms.mechanism.map(({ id, cost, value }) => ({ id, cost, value })),
      families: files.humanity.family.map(({ id, members, reputation }) => ({ id, members, reputation })),
      leaders: files.leader_tracks.board.map(({ id, interstellar, humanity }) => ({
        id,
        interstellar: spaces(interstellar),
        humanity: spaces(humanity),
      })),
      government: files.government.row.map(({ position }) => position.map(({ effect }) => icons(effect))),
      hall: files.hall.technology.map(({ colour, level_1: one, level_2: two }) => ({ colour, costs: [one.cost, two.cost] })),
    }
  },
}
