// The way of a rover as it is drawn with the pointer: square by square, over every square between.
import type { Square } from './types'

export const key = ([x, y]: Square): string => `${x},${y}`
export const same = ([x, y]: Square, [p, q]: Square): boolean => x === p && y === q

export interface Ground {
  /** Whether a rover may be thought to enter: the rules have the last word when the step is sent. */
  open: (square: Square) => boolean
  diagonal: boolean
  /** How many steps there is movement for. */
  steps: number
}

/** Squares from one to another by single steps, the first left out. */
export function between([x, y]: Square, [tx, ty]: Square, diagonal: boolean): Square[] {
  const way: Square[] = []
  while (x !== tx || y !== ty) {
    const [dx, dy] = [Math.sign(tx - x), Math.sign(ty - y)]
    // Without diagonals the longer side goes first, as a hand would draw it.
    if (diagonal) [x, y] = [x + dx, y + dy]
    else if (Math.abs(tx - x) >= Math.abs(ty - y)) x += dx
    else y += dy
    way.push([x, y])
  }
  return way
}

/** The path after the pointer came to a square. Going back along it takes steps back; what cannot be entered ends it. */
export function extend(path: readonly Square[], to: Square, ground: Ground): Square[] {
  const back = path.findIndex((square) => same(square, to))
  if (back >= 0) return path.slice(0, back + 1)
  const next = [...path]
  const last = path.at(-1)
  if (!last) return next
  for (const square of between(last, to, ground.diagonal)) {
    if (next.length > ground.steps || !ground.open(square)) break
    next.push(square)
  }
  return next
}
