// Places of cubes. While a player takes cubes away one by one, those that are left stay where they are.
import { KINDS } from './cubes'
import type { Cubes } from './types'

/** How many places each kind has: as many as there are cubes, or as there were, while they are to be kept. */
export function slotsOf(before: Cubes, cubes: Cubes, keep: boolean): Cubes {
  const slots = { ...cubes }
  if (keep) for (const kind of KINDS) slots[kind] = Math.max(before[kind], cubes[kind])
  return slots
}

/** Pixels between cubes of a kind, and what a kind has besides its cubes. */
const GAP = 2
const AROUND = 12

/** Whether places of this size lie beside each other in one row. */
export function fitsInRow(slots: Cubes, size: number, room: number): boolean {
  const kinds = KINDS.map((kind) => slots[kind]).filter((n) => n > 0)
  return kinds.reduce((width, n) => width + n * (size + GAP) + AROUND, 0) <= room
}
