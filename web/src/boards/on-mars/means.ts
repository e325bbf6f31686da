// What a player can still pay: costs against what is in storage, depot and quarters. The rules decide; this is what the board shows at a
// glance before anything is asked.
import { RESOURCES, type Cost, type OnMarsData } from './data'
import type { Site } from './sites'
import type { Item, PlayerView } from './types'

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
