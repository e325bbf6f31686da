// The path of a rover as it is drawn with the pointer, one square at a time.
import type { Square } from './types'

export const key = ([x, y]: Square): string => `${x},${y}`
export const same = ([x, y]: Square, [p, q]: Square): boolean => x === p && y === q

export interface PathLimits {
  /** Whether a rover could enter the square. A guess: the rules decide when the step is sent. */
  open: (square: Square) => boolean
  diagonal: boolean
  /** Steps that the remaining movement allows. */
  steps: number
}

/** Squares from one to another in single steps, without the first. */
export function between([x, y]: Square, [tx, ty]: Square, diagonal: boolean): Square[] {
  const way: Square[] = []
  while (x !== tx || y !== ty) {
    const [dx, dy] = [Math.sign(tx - x), Math.sign(ty - y)]
    // Without diagonals, move along the longer axis first, as a hand would draw it.
    if (diagonal) [x, y] = [x + dx, y + dy]
    else if (Math.abs(tx - x) >= Math.abs(ty - y)) x += dx
    else y += dy
    way.push([x, y])
  }
  return way
}

/** The path after the pointer has reached a square. Going back over the path shortens it; an obstacle ends it. */
export function extend(path: readonly Square[], to: Square, limits: PathLimits): Square[] {
  const back = path.findIndex((square) => same(square, to))
  if (back >= 0) return path.slice(0, back + 1)
  const next = [...path]
  const last = path.at(-1)
  if (!last) return next
  for (const square of between(last, to, limits.diagonal)) {
    if (next.length > limits.steps || !limits.open(square)) break
    next.push(square)
  }
  return next
}
