// The spots of the board: hexes of Mars, action spaces, the depot, lab spaces, cards, and what the tray offers.
import type { Spot } from '../spots'
import type {
  Action,
  Blueprint,
  Building,
  CardB,
  Contract,
  Discovery,
  Goal,
  Hex,
  Item,
  LabSpace,
  LssBenefit,
  MainAction,
  Payment,
  Place,
  Row,
  Side,
  SlotAction,
  Tech,
  View,
} from './types'
import { game } from './data'

export const spot = {
  hex: (hex: Hex): Spot => `hex:${hex}`,
  main: (action: MainAction | SlotAction): Spot => `main:${action}`,
  /** A space of the depot, from 1: its executive action, or the ship on it. */
  depot: (space: number): Spot => `depot:${space}`,
  /** A space of the turn order, from 1. */
  space: (space: number): Spot => `space:${space}`,
  shuttle: (side: Side): Spot => `shuttle:${side}`,
  travel: 'travel',
  work: 'work',
  lab: (space: LabSpace): Spot => `lab:${space}`,
  tech: (row: Row, tech: Tech): Spot => `tech:${row}:${tech}`,
  blueprint: (blueprint: Blueprint): Spot => `blueprint:${blueprint}`,
  card: (slot: number): Spot => `card:${slot}`,
  refill: (contract: Contract): Spot => `refill:${contract}`,
  contract: (contract: Contract): Spot => `contract:${contract}`,
  goal: (goal: Goal): Spot => `goal:${goal}`,
  cardB: (card: CardB): Spot => `card-b:${card}`,
  discovery: (tile: Discovery): Spot => `discovery:${tile}`,
  item: (item: Item): Spot => `item:${item}`,
  building: (building: Building): Spot => `building:${building}`,
  benefit: (benefit: LssBenefit): Spot => `benefit:${benefit}`,
  owner: (seat: number): Spot => `owner:${seat}`,
  payment: (payment: Payment): Spot => `payment:${JSON.stringify(payment)}`,
  reward: (index: number): Spot => `reward:${index}`,
  allot: (units: number): Spot => `allot:${units}`,
} as const

/** What a position says about where choices are taken. */
export interface Where {
  /** Where the marker of a blueprint stands. */
  built: (blueprint: Blueprint) => Hex | null
  /** Whether a piece may be moved, or `null` for all: the one that is picked. */
  picked: string | null
}

/** A piece as a key. */
export const pieceKey = (piece: Extract<Action, { step: unknown }>['step']['piece']): string => JSON.stringify(piece)

const place = (from: Place): Spot => (from === 'working_area' ? spot.work : spot.main(from.slots))

/** All spots at which the action can be taken. */
export function spotsOf(action: Action, where: Where): Spot[] {
  if (action === 'travel') return [spot.travel]
  if (typeof action === 'string') return []
  if ('turn_order' in action) return [spot.space(action.turn_order.space)]
  if ('shuttle' in action) return [spot.shuttle(action.shuttle.side)]
  if ('discovery' in action) return [spot.discovery(action.discovery.tile)]
  if ('main' in action) return [spot.main(action.main.action)]
  if ('executive' in action) return [spot.depot(depotSpace(action.executive.action))]
  if ('deliver' in action) return [spot.contract(action.deliver.contract)]
  if ('complete_goal' in action) return [spot.goal(action.complete_goal.goal)]
  if ('pay' in action) return [spot.payment(action.pay.payment), ...goalsIn(action.pay.payment.goals).map(spot.goal)]
  if ('use_tech' in action) return [spot.owner(action.use_tech.owner)]
  if ('blueprint' in action) return [spot.blueprint(action.blueprint.blueprint)]
  if ('tech' in action) return [spot.tech(action.tech.row, action.tech.tech)]
  if ('lab_space' in action) return [spot.lab(action.lab_space.space)]
  if ('develop' in action) return [spot.lab(action.develop.space)]
  if ('item' in action) return [spot.item(action.item.item)]
  if ('step' in action)
    return where.picked === null || where.picked === pieceKey(action.step.piece) ? [spot.hex(action.step.to)] : []
  if ('building' in action) return [spot.building(action.building.building)]
  if ('hex' in action) return [spot.hex(action.hex.hex)]
  if ('benefit' in action) return [spot.benefit(action.benefit.benefit)]
  if ('ship' in action) return [spot.depot(action.ship.space)]
  if ('reward' in action) return [spot.reward(action.reward.index)]
  if ('card' in action) return [spot.card(action.card.slot)]
  if ('refill' in action) return [spot.refill(action.refill.contract)]
  if ('use_building' in action) {
    const hex = where.built(action.use_building.blueprint)
    return [spot.blueprint(action.use_building.blueprint), ...(hex === null ? [] : [spot.hex(hex)])]
  }
  if ('retrieve' in action) return [place(action.retrieve.from)]
  if ('allot' in action) return [spot.allot(action.allot.units)]
  return [spot.cardB(action.reveal_b.card)]
}

/** Goal cards that are given up: bits by their numbers. */
export const goalsIn = (bits: Payment['goals']): Goal[] =>
  Array.from({ length: 31 }, (_, goal) => goal).filter((goal) => ((bits >> goal) & 1) === 1)

const depotSpace = (action: string): number => game.executives.findIndex(({ id }) => id === action) + 1

/** Where the marker of a blueprint stands, of any owner. */
export const builtAt = ({ players }: View, blueprint: Blueprint): Hex | null =>
  players.flatMap(({ blueprints }) => blueprints).find((each) => each.blueprint === blueprint)?.built ?? null
