// Where the colonists of the players are, and how they moved between two positions.
import type { SlotAction, View } from './types'

export type Area = 'supply' | 'quarters' | 'work' | 'mines' | SlotAction

/** The areas of a player board; all others are slots of the main board. */
const OWN: readonly Area[] = ['supply', 'quarters', 'work', 'mines']
export const isSlot = (area: Area): area is SlotAction => !OWN.includes(area)

export interface ColonistMove {
  seat: number
  from: Area
  to: Area
}

/** Colonists of a seat by area. */
function countsOf({ players, hexes }: View, seat: number): ReadonlyMap<Area, number> {
  const player = players[seat]
  if (!player) return new Map()
  return new Map<Area, number>([
    ['supply', player.supply],
    ['quarters', player.quarters],
    ['work', player.working],
    ['mines', hexes.filter(({ miner }) => miner === seat).length],
    ...player.slots,
  ])
}

/**
 * Colonists that are elsewhere afterwards, one by one: from where there are fewer to where there are more. Lacerda's, who are without
 * number (R22.25), come from nowhere and are left out.
 */
export function colonistMoves(before: View, after: View): ColonistMove[] {
  return before.players.flatMap((_, seat) => {
    const [old, now] = [countsOf(before, seat), countsOf(after, seat)]
    const areas = [...new Set([...old.keys(), ...now.keys()])]
    const gained = (sign: number): Area[] =>
      areas.flatMap((area) => {
        const n = sign * ((now.get(area) ?? 0) - (old.get(area) ?? 0))
        return Array.from({ length: Math.max(0, n) }, () => area)
      })
    const to = gained(1)
    return gained(-1)
      .slice(0, to.length)
      .map((from, i) => ({ seat, from, to: to[i] ?? from }))
  })
}
