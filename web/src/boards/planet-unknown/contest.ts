// Standings of an objective between neighbours (R12.6).
import type { ContestView } from './types'

/** The seats with the best value; all of them in a tie. */
export function leaders({ card, seats, values }: ContestView, fewest: readonly number[]): number[] {
  const best = fewest.includes(card) ? Math.min(...values) : Math.max(...values)
  return seats.filter((_, i) => values[i] === best)
}

export const total = (score: readonly (readonly [string, number])[]): number => score.reduce((sum, [, medals]) => sum + medals, 0)
