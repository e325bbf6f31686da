// What a player can still pay: costs against what is in storage, depot and quarters. The rules decide; this is what the board shows at a
// glance before anything is asked.
import { RESOURCES, actionData, blueprintData, game, scientistData, type Cost, type OnMarsData } from './data'
import type { Site } from './sites'
import type { Blueprint, Building, Contract, Executive, Item, MainAction, PlayerView, Row, Scientist, Side, View } from './types'

/** What a player has to pay with. Goal cards count as crystals (R4.7). */
export interface Purse {
  storage: readonly number[]
  crystals: number
  colonists: number
}

export const purseOf = ({ storage, crystals, goals, quarters }: PlayerView): Purse => ({
  storage,
  crystals: crystals + goals,
  colonists: quarters,
})

/**
 * What is missing for a cost, minerals paying for other resources (R4.3), and for a surcharge, which crystals and colonists pay in any mix
 * (R6.5); empty if it can be paid.
 */
export function missing({ storage, crystals, colonists }: Purse, cost: Cost, surcharge = 0): Cost {
  const short: Cost = {}
  const note = (what: keyof Cost, n: number): void => {
    if (n > 0) short[what] = n
  }
  const [minerals = 0, ...others] = storage
  let wild = minerals - (cost.mineral ?? 0)
  note('mineral', -wild)
  let left = 0
  RESOURCES.slice(1).forEach((item, i) => {
    const rest = (others[i] ?? 0) - (cost[item] ?? 0)
    if (rest >= 0) left += rest
    else {
      const covered = Math.min(Math.max(wild, 0), -rest)
      wild -= covered
      note(item, -rest - covered)
    }
  })
  note('any', (cost.any ?? 0) - left - Math.max(wild, 0))
  const rest = { crystal: crystals - (cost.crystal ?? 0), colonist: colonists - (cost.colonist ?? 0) }
  note('crystal', Math.max(0, -rest.crystal) + Math.max(0, surcharge - Math.max(0, rest.crystal) - Math.max(0, rest.colonist)))
  note('colonist', -rest.colonist)
  return short
}

export const canPay = (purse: Purse, cost: Cost): boolean => Object.keys(missing(purse, cost)).length === 0

/** A cost with a colonist for the slot of an action. */
export const withColonist = (cost: Cost): Cost => ({ ...cost, colonist: (cost.colonist ?? 0) + 1 })

type Good = Item | 'colonist'

export interface Change {
  what: Good
  before: number
  after: number
}

/** What a building changes on the player board: its cost, a mineral in place of what is missing, and what it gives. */
export function buildingChanges(
  player: PlayerView,
  { id, cost }: OnMarsData['buildings'][number],
  site: Site,
  { free, keepsCrystal }: { free: boolean; keepsCrystal: boolean },
): Change[] {
  const before = new Map<Good, number>([
    ['colonist', player.quarters],
    ...RESOURCES.map((item, i): [Good, number] => [item, player.storage[i] ?? 0]),
    ['crystal', player.crystals + player.waiting],
  ])
  const after = new Map(before)
  const add = (what: Good, n: number): void => void after.set(what, (after.get(what) ?? 0) + n)
  for (const what of [...before.keys()]) {
    const n = free && what !== 'colonist' ? 0 : (cost[what] ?? 0)
    const own = Math.min(n, after.get(what) ?? 0)
    add(what, -own)
    add('mineral', own - n)
  }
  if (site.item === 'crystal') add('crystal', site.size)
  else if (site.item) {
    const stored = after.get(site.item) ?? 0
    const room = player.capacity + (id === 'shelter' ? 1 : 0) - stored
    add(site.item, Math.max(0, Math.min(site.size, room)))
  }
  if (site.crystal && keepsCrystal) add('crystal', 1)
  return [...before].flatMap(([what, n]) => {
    const then = after.get(what) ?? n
    return then === n ? [] : [{ what, before: n, after: then }]
  })
}

/** Something that can be paid for. */
export type Subject =
  | { action: MainAction }
  | { blueprint: Blueprint }
  | { building: Building }
  | { contract: Contract }
  | { scientist: Scientist }
  | { row: Row }
  | { level: number }
  | { executive: Executive }

export interface Offer {
  subject: Subject
  cost: Cost
  /** What is missing for it; empty if it can be paid. */
  short: Cost
}

/** What an action is about, or the executive actions. */
export interface OfferGroup {
  of: MainAction | 'executive'
  offers: Offer[]
  /** Why nothing can come of it, whatever is paid. */
  barred?: Bar
  /** A colonist goes onto a slot, with this surcharge. */
  slot: boolean
  surcharge: number
  /** What is missing for the slot alone. */
  slotShort: Cost
}

export interface Means {
  /** What may still come in this turn: the actions of the player's side, then executive actions. */
  now: OfferGroup[]
  /** The actions of the other side. */
  later: OfferGroup[]
  side: Side | undefined
}

/** No unused marker, no free space in the first column, no blueprint to build, no ship left, colony level too low, already hired. */
export type Bar = 'marker' | 'lab' | 'blueprint' | 'ship' | 'level' | 'hired'

type Priced = Omit<Offer, 'short'>

/** The spaces for new tech tiles. */
const ENTRY = game.lab.filter(({ level }) => level === 1)

/** What keeps a player from an action, whatever is paid: pieces, cards and places that it needs. */
function barOf(of: MainAction, { colony_level }: View, player: PlayerView): Bar | undefined {
  const { blueprints, lab, ships, slots } = player
  if (of === 'obtain_blueprint' && blueprints.length >= game.markers) return 'marker'
  if (of === 'learn_technology' && ENTRY.every(({ id }) => lab.some(([, space]) => space === id))) return 'lab'
  if (of === 'upgrade_building' && blueprints.every(({ built }) => built !== null)) return 'blueprint'
  if (of === 'welcome_ship' && ships.length === 0) return 'ship'
  if (of === 'welcome_ship' && game.ships - ships.length >= colony_level) return 'level'
  return of === 'hire_or_contract' && slots.some(([on]) => on === of) ? 'hired' : undefined
}

/** What each action can be about, with its cost. */
const pricesOf = (cards: View['cards'], { blueprints }: PlayerView): [MainAction, Priced[]][] => [
  ['construct_building', game.buildings.map(({ id, cost }) => ({ subject: { building: id }, cost }))],
  [
    'upgrade_building',
    blueprints.flatMap(({ blueprint, built }) => {
      const face = blueprintData(blueprint)
      return face && built === null ? [{ subject: { blueprint }, cost: face.cost }] : []
    }),
  ],
  ['welcome_ship', [{ subject: { action: 'welcome_ship' }, cost: game.shipCost }]],
  ['hire_or_contract', cards.flatMap(priceOf)],
  ['obtain_blueprint', [{ subject: { action: 'obtain_blueprint' }, cost: {} }]],
  ['learn_technology', game.rows.map(({ row, cost }) => ({ subject: { row }, cost }))],
  ['research_development', game.levels.slice(1).map(({ cost }, i) => ({ subject: { level: i + 2 }, cost }))],
]

function priceOf(card: View['cards'][number]): Priced[] {
  if (card === 'empty') return []
  if ('contract' in card) return [{ subject: { contract: card.contract }, cost: game.contractCost }]
  const face = scientistData(card.scientist)
  return face ? [{ subject: { scientist: card.scientist }, cost: face.cost }] : []
}

/** Crystals for an executive action of a player now; `null` if there is no advanced building for it (R15.2). */
export const executivePrice = ({ advanced_price }: PlayerView, { id, cost }: OnMarsData['executives'][number]): number | null =>
  id === 'exec_advanced_building' ? advanced_price : cost

/** What a player can still pay for. What is done in the turn that is being played cannot be paid for once more. */
export function meansOf(view: View, seat: number): Means | null {
  const player = view.players[seat]
  if (!player) return null
  const purse = purseOf(player)
  const priced = (prices: Priced[], slot: boolean, surcharge: number): Offer[] =>
    prices.map((each) => ({ ...each, short: missing(purse, slot ? withColonist(each.cost) : each.cost, surcharge) }))
  const groups = pricesOf(view.cards, player).map(([of, prices]) => {
    const { side, slots = 0 } = actionData(of) ?? {}
    const surcharge = player.surcharges.find(([on]) => on === of)?.[1] ?? 0
    const slot = slots > 0
    const slotShort = slot ? missing(purse, { colonist: 1 }, surcharge) : {}
    const barred = barOf(of, view, player)
    const offers = barred ? [] : priced(prices, slot, surcharge)
    return { side, group: { of, offers, ...(barred && { barred }), slot, surcharge, slotShort } }
  })
  const executives = game.executives.flatMap((executive, i): Priced[] => {
    const crystal = executivePrice(player, executive)
    const open = crystal !== null && !player.ships.includes(i + 1)
    return open ? [{ subject: { executive: executive.id }, cost: crystal > 0 ? { crystal } : {} }] : []
  })
  const side = game.spaces[player.space - 1]?.side
  const isPlaying = view.phase === 'colonization' && view.active === seat
  const here = isPlaying && view.main_done ? [] : groups.filter((each) => each.side === side).map(({ group }) => group)
  const executive: OfferGroup = {
    of: 'executive',
    offers: priced(executives, false, 0),
    slot: false,
    surcharge: 0,
    slotShort: {},
  }
  return {
    now: isPlaying && view.exec_done ? here : [...here, executive],
    later: groups.filter((each) => each.side !== side).map(({ group }) => group),
    side,
  }
}
