// The spots of the board: planets, orbits and quadrants, tokens, cubes and pieces, the market, the projects, the route.
import type { Spot } from '../spots'
import type {
  Action,
  Colour,
  Element,
  Family,
  LeaderTrack,
  Node,
  PassToken,
  Piece,
  Planet,
  SalvationAction,
  Side,
  Technology,
  Token,
} from './types'

export const spot = {
  token: (token: Token): Spot => `token:${token}`,
  /** The token played last. */
  repeat: 'repeat',
  salvation: (action: SalvationAction): Spot => `salvation:${action}`,
  bonus: (clicks: number): Spot => `bonus:${clicks}`,
  technology: (technology: Technology): Spot => `technology:${technology}`,
  cube: (colour: Colour): Spot => `cube:${colour}`,
  piece: (piece: Piece): Spot => `piece:${piece}`,
  planet: (planet: Planet): Spot => `planet:${planet}`,
  orbit: (orbit: number): Spot => `orbit:${orbit}`,
  quadrant: (quadrant: number): Spot => `quadrant:${quadrant}`,
  trade: (side: Side, colour: Colour): Spot => `trade:${side}:${colour}`,
  amount: (n: number): Spot => `amount:${n}`,
  element: (element: Element): Spot => `element:${element}`,
  convert: (level: number): Spot => `convert:${level}`,
  position: (position: number): Spot => `position:${position}`,
  node: (node: Node): Spot => `node:${node}`,
  /** A space of the projects, row by row from 0. */
  mechanism: (space: number): Spot => `mechanism:${space}`,
  component: (colour: Colour): Spot => `component:${colour}`,
  family: (family: Family): Spot => `family:${family}`,
  track: (track: LeaderTrack): Spot => `track:${track}`,
  pass: (token: PassToken): Spot => `pass:${token}`,
} as const

/** All spots at which the action can be taken; those without parameters but one are answers beside the question. */
export function spotsOf(action: Action): Spot[] {
  if (action === 'repeat') return [spot.repeat]
  if (typeof action === 'string') return []
  if ('play' in action) return [spot.token(action.play.token)]
  if ('extra' in action) return [spot.token(action.extra.token)]
  if ('salvation' in action) return [spot.salvation(action.salvation.action)]
  if ('bonus' in action) return [spot.bonus(action.bonus.clicks)]
  if ('research' in action) return [spot.technology(action.research.technology)]
  if ('pay' in action) return [spot.cube(action.pay.cube)]
  if ('cube' in action) return [spot.cube(action.cube.cube)]
  if ('load' in action) return [spot.piece(action.load.piece)]
  if ('install' in action) return [spot.piece(action.install.piece)]
  if ('planet' in action) return [spot.planet(action.planet.planet)]
  if ('orbit' in action) return [spot.orbit(action.orbit.orbit)]
  if ('quadrant' in action) return [spot.quadrant(action.quadrant.quadrant)]
  if ('trade' in action) return [spot.trade(action.trade.side, action.trade.colour)]
  if ('amount' in action) return [spot.amount(action.amount.n)]
  if ('element' in action) return [spot.element(action.element.element)]
  if ('convert' in action) return [spot.convert(action.convert.level)]
  if ('position' in action) return [spot.position(action.position.position)]
  if ('move' in action) return [spot.node(action.move.to)]
  if ('mechanism' in action) return [spot.mechanism(action.mechanism.space)]
  if ('component' in action) return [spot.component(action.component.colour)]
  if ('family' in action) return [spot.family(action.family.family)]
  if ('track' in action) return [spot.track(action.track.track)]
  return [spot.pass(action.pass_token.token)]
}
