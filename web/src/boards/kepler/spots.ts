// The spots of the board: hexes, spaces and bonuses of the action board, technologies, tracks, planet cards, the depot, the well, and
// the cubes that lie on them.
import { messageIn, numberIn } from '../sentences'
import { isKind, kindOf } from '../tagged'
import { beeline, distance, id, walk } from './hex'
import type { CubePlace } from './motion'
import type { Spot } from '../spots'
import type { Action, ActionChoice, CardView, Hex, Kind, TechId, TrackId, View } from './types'

export const spot = {
  hex: (hex: Hex): Spot => `hex:${id(hex)}`,
  space: (space: string): Spot => `space:${space}`,
  bonus: (bonus: string): Spot => `bonus:${bonus}`,
  tech: (tech: TechId): Spot => `tech:${tech}`,
  track: (track: TrackId): Spot => `track:${track}`,
  card: (card: number): Spot => `card:${card}`,
  depot: 'depot',
  well: 'well',
  /** The cubes of a kind on a card, in the depot or in the well. */
  cube: (place: CubePlace, kind: Kind): Spot => `cube:${place}:${kind}`,
} as const

/** All spots at which the action can be taken. */
export function spotsOf(action: Action, flying: Hex | null): Spot[] {
  if (typeof action === 'string') return []
  if ('place_tile' in action) return [spot.hex(action.place_tile.hex)]
  if ('reveal' in action) return [spot.hex(action.reveal.hex)]
  if ('build' in action) return [spot.hex(action.build.hex)]
  if ('settle' in action) return [spot.hex(action.settle.ship)]
  if ('ship' in action) return [spot.hex(action.ship.ship)]
  if ('withdraw' in action) return [spot.hex(action.withdraw.ship)]
  if ('fly' in action) {
    const end = flying && walk(flying, action.fly.path).at(-1)
    return end ? [spot.hex(end)] : []
  }
  if ('select' in action) return [spot.space(action.select.space)]
  if ('bonus' in action) return [spot.bonus(action.bonus.bonus)]
  if ('setup_tech' in action) return action.setup_tech.techs.map(spot.tech)
  if ('advance' in action) return [spot.tech(action.advance.tech)]
  if ('learn' in action) return [spot.tech(action.learn.tech)]
  if ('track' in action) return [spot.track(action.track.track)]
  if ('terraform' in action) return [spot.card(action.terraform.card)]
  if ('produce' in action) return [spot.card(action.produce.card)]
  if ('exploit' in action) return [spot.card(action.exploit.card)]
  if ('convert' in action) return [spot.cube(action.convert.card, action.convert.from)]
  if ('displace' in action) return [spot.cube(action.displace.from, action.displace.kind)]
  if ('burn' in action) {
    const { from, kind } = action.burn
    return from === 'depot' ? [spot.cube('depot', kind), spot.depot] : [spot.cube(from.card, kind), spot.card(from.card)]
  }
  if ('bonus_cube' in action) return [spot.cube('depot', action.bonus_cube.kind), spot.depot]
  if ('regenerate' in action) return [spot.cube('well', action.regenerate.kind), spot.well]
  return []
}

/** A flight that ends where it began and takes no objective: legal, but without effect. */
export function returnsEmpty(action: Action, { flying, tiles }: View): boolean {
  const passed = flight(action, flying).map(id)
  if (flying === null || passed.at(-1) !== id(flying)) return false
  return !tiles.some(({ hex, tile }) => tile === 'objective' && passed.includes(id(hex)))
}

/** A landing on a planet that the ship could not settle: the server says why in the label. */
export function landsInVain({ label }: ActionChoice): boolean {
  const landing = messageIn(label, 'landing')
  return landing !== null && numberIn(landing, 'settles') === 0
}

/** Free powers are always available and never what a question is about, and nobody flies without effect: they glow less. */
export const isAside = (action: Action, view: View): boolean =>
  ['convert', 'displace'].includes(kindOf(action)) || returnsEmpty(action, view)

/** The action that a click on a hex without choices most likely meant, to ask which rule forbids it. */
export function attemptAtHex(choices: readonly ActionChoice[], view: View, hex: Hex): Action | null {
  const kinds = new Set(choices.map((choice) => kindOf(choice.action)))
  const own = view.players[view.viewer ?? -1]?.ships.some((ship) => id(ship) === id(hex))
  if (view.flying) {
    const path = beeline(view.flying, hex).slice(0, MAX_STEPS)
    return path.length > 0 ? { fly: { path } } : null
  }
  if (kinds.has('place_tile')) return { place_tile: { hex } }
  if (kinds.has('reveal')) return { reveal: { hex } }
  if (kinds.has('build')) return { build: { card: nearestCard(view, hex), hex } }
  if (own && kinds.has('ship')) return { ship: { ship: hex } }
  if (own && view.step === 'main') return { settle: { ship: hex } }
  if (own && view.step === 'withdraw') return { withdraw: { ship: hex, regenerate: null } }
  return null
}

/** The viewer's planet that is nearest to a hex; Earth builds around Sol. */
function nearestCard({ players, viewer }: View, hex: Hex): number {
  const far = (card: CardView): number => distance(card.hex ?? [0, 0], hex)
  const [nearest] = (players[viewer ?? -1]?.cards ?? []).toSorted((a, b) => far(a) - far(b))
  return nearest?.card ?? 0
}

/** Longest path that an action can hold. */
const MAX_STEPS = 9

/** The hexes that a flight would enter. */
export function flight(action: Action | null, flying: Hex | null): Hex[] {
  const path = isKind(action, 'fly') ? action.fly.path : []
  return flying ? walk(flying, path) : []
}

/** Whether an action is a flight into empty space, which does no more than the way on the map shows. */
export function isMereFlight(action: Action, { flying, tiles }: View): boolean {
  const end = flight(action, flying).at(-1)
  return end !== undefined && tiles.every(({ hex }) => id(hex) !== id(end))
}

/** The ship that an action selects to fly. */
export function shipOf(action: Action | null): Hex | null {
  return isKind(action, 'ship') ? action.ship.ship : null
}
