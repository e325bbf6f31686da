// What a player can still pay: costs against what is in storage, depot and quarters. The rules decide; this is what the board shows at a
// glance before anything is asked.
import { RESOURCES, type Cost } from './data'
import type { PlayerView } from './types'

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

/** What is missing for a cost, minerals paying for other resources (R4.3); empty if it can be paid. */
export function missing({ storage, crystals, colonists }: Purse, cost: Cost): Cost {
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
  note('crystal', (cost.crystal ?? 0) - crystals)
  note('colonist', (cost.colonist ?? 0) - colonists)
  return short
}

export const canPay = (purse: Purse, cost: Cost): boolean => Object.keys(missing(purse, cost)).length === 0
