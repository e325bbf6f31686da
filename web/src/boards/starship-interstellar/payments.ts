// Payments with cubes: the Golden Rule and its substitutes (R1.5, R15.7). Cubes are counted by colour, the lowest first.
import { COLOURS, cubesOf, total } from './data'
import type { Colour, Work } from './types'

type Cubes = readonly number[]
type Pay = Extract<Work, { pay: unknown }>['pay']
type Lower = Pay['lower']

/** Which of the required cubes are still to be paid, if each of the paid ones pays for the highest that it can, the lowest first. */
function unpaid(paid: Cubes, cost: readonly number[]): number[] {
  const open = [...cost].sort((a, b) => b - a)
  for (const cube of cubesOf(paid).map((colour) => COLOURS.indexOf(colour))) {
    const at = open.findIndex((level) => level <= cube)
    if (at >= 0) open.splice(at, 1)
  }
  return open
}

/** The required levels as they may be lowered. */
function lowered(cost: Cubes, lower: Lower): number[][] {
  const levels = cubesOf(cost).map((colour) => COLOURS.indexOf(colour))
  if (lower === 'none') return [levels]
  if (lower === 'every') return [levels.map((level) => Math.max(0, level - 1))]
  return [levels, ...levels.map((_, at) => levels.map((level, i) => (i === at ? Math.max(0, level - 1) : level)))]
}

/** Whether a set of cubes is a right payment. */
export const isRight = (paid: Cubes, cost: Cubes, lower: Lower): boolean =>
  total(paid) === total(cost) && lowered(cost, lower).some((levels) => unpaid(paid, levels).length === 0)

/** The cubes of the least that is missing, the highest first. */
export function missing({ cost, lower }: Pick<Pay, 'cost' | 'lower'>, paid: Cubes): Colour[] {
  const ways = lowered(cost, lower).map((levels) => unpaid(paid, levels))
  const best = ways.reduce((a, b) => (b.length < a.length ? b : a))
  return best.flatMap((level) => COLOURS[level] ?? [])
}

/** Every right payment from a reserve. */
export function payments(reserve: Cubes, cost: Cubes, lower: Lower): number[][] {
  const sets = (from: number, left: number): number[][] => {
    if (from === COLOURS.length) return left === 0 ? [[]] : []
    const most = Math.min(left, reserve[from] ?? 0)
    return Array.from({ length: most + 1 }, (_, n) => sets(from + 1, left - n).map((rest) => [n, ...rest])).flat()
  }
  return sets(0, total(cost)).filter((paid) => isRight(paid, cost, lower))
}
