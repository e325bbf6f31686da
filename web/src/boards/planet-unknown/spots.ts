// The spots of the board: squares, rows and columns of the planet, piles of the station, cubes and spaces of the corporation
// board, technologies, and offers.
import { isKind, kindOf, type KindOf } from '../tagged'
import { key } from './path'
import type { Spot } from '../spots'
import type { Action, ActionChoice, PodPlace, Ring, Square, Track } from './types'

export const spot = {
  square: (square: Square): Spot => `square:${key(square)}`,
  line: (column: boolean, index: number): Spot => `${column ? 'column' : 'row'}:${index}`,
  pile: (ring: Ring): Spot => `pile:${ring}`,
  cube: (cube: Track): Spot => `cube:${cube}`,
  cell: (track: Track, row: number): Spot => `cell:${track}:${row}`,
  flux: (track: Track): Spot => `flux:${track}`,
  tech: (tech: number): Spot => `tech:${tech}`,
  scoring: 'scoring',
  station: 'station',
  tile: 'tile',
  offer: 'offer',
} as const

function podSpot(place: PodPlace): Spot {
  if (place === 'scoring') return spot.scoring
  return 'track' in place ? spot.cell(place.track.track, place.track.row) : spot.tech(place.tech.tech)
}

/** Kinds that are offered as cards and chips: they have no spot of their own, or one that may be scrolled out of view. */
const OFFERED: readonly KindOf<Action>[] = [
  'choose_planet',
  'choose_corporation',
  'keep_objective',
  'choose_objective',
  'resolve',
  'choose_option',
  'drop_load',
  'pick_civ',
  'use_tech',
  'choose_cube',
  'cube_target',
  'move_flux',
]
const isOffer = (action: Action): boolean => OFFERED.includes(kindOf(action))

/** All spots at which the action can be taken. */
export const spotsOf = (action: Action): Spot[] => [...places(action), ...(isOffer(action) ? [spot.offer] : [])]

function places(action: Action): Spot[] {
  if (typeof action === 'string') return []
  if ('rotate' in action) return [spot.station]
  if ('choose_tile' in action) return [spot.pile(action.choose_tile.ring)]
  if ('choose_pile' in action) return [spot.pile(action.choose_pile.ring)]
  if ('place_tile' in action) return [spot.tile]
  if ('use_tech' in action) return [spot.tech(action.use_tech.tech)]
  if ('choose_cube' in action) return [spot.cube(action.choose_cube.cube)]
  if (isKind(action, 'resolve') && isKind(action.resolve.effect, 'advance')) return [spot.cube(action.resolve.effect.advance)]
  if ('cube_target' in action) return [spot.cell(action.cube_target.track, action.cube_target.row)]
  if ('move_flux' in action) return [spot.flux(action.move_flux.track)]
  if ('place_patch' in action) return [spot.square(action.place_patch.at)]
  if ('place_rover' in action) return [spot.square(action.place_rover.at)]
  if ('select_square' in action) return [spot.square(action.select_square.at)]
  if ('step_rover' in action) return [spot.square(action.step_rover.to)]
  if ('select_line' in action) return [spot.line(action.select_line.column, action.select_line.index)]
  if ('position_lifepod' in action) return [podSpot(action.position_lifepod.place)]
  if ('take_lifepod' in action) return [podSpot(action.take_lifepod.place)]
  return []
}

/** The action that a click on a square without choices most likely meant, to ask which rule forbids it. */
export function attemptAtSquare(choices: readonly ActionChoice[], at: Square, rover: number | null): Action | null {
  const kinds = new Set(choices.map((choice) => kindOf(choice.action)))
  if (kinds.has('place_patch')) return { place_patch: { at } }
  if (kinds.has('place_rover')) return { place_rover: { at } }
  if (kinds.has('select_square')) return { select_square: { at } }
  if (!kinds.has('step_rover')) return null
  const [first] = choices.flatMap(({ action }) => (isKind(action, 'step_rover') ? [action.step_rover] : []))
  return { step_rover: { rover: rover ?? first?.rover ?? 0, to: at } }
}
