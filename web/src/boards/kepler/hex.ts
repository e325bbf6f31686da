// Hex geometry of the galaxy: pointy-top hexes in axial coordinates relative to Sol, odd rows shifted half a hex to the right.
// See the head of data/board.toml.
import type { Dir, Hex, Zone } from './types'

export const ROWS = 19
export const COLS = 22
const ORIGIN_ROW = 9
const ORIGIN_Q = 12

/** Circumradius of a hex in user units. */
export const SIZE = 20
const WIDTH = Math.sqrt(3) * SIZE
export const MAP_WIDTH = WIDTH * (COLS + 0.5)
export const MAP_HEIGHT = SIZE * (1.5 * ROWS + 0.5)

const STEPS: Readonly<Record<Dir, Hex>> = { e: [1, 0], ne: [1, -1], nw: [0, -1], w: [-1, 0], sw: [-1, 1], se: [0, 1] }
const DIRS: readonly Dir[] = ['e', 'ne', 'nw', 'w', 'sw', 'se']

export const id = (hex: Hex): string => `${hex[0]},${hex[1]}`

export function fromOffset(row: number, col: number): Hex {
  return [col - (row - (row % 2)) / 2 - ORIGIN_Q, row - ORIGIN_ROW]
}

export function toOffset([q, r]: Hex): { row: number; col: number } {
  const row = r + ORIGIN_ROW
  return { row, col: q + (row - (((row % 2) + 2) % 2)) / 2 + ORIGIN_Q }
}

/** Centre of a hex in user units. */
export function centre(hex: Hex): { x: number; y: number } {
  const { row, col } = toOffset(hex)
  return { x: WIDTH * (col + 0.5 + (row % 2) / 2), y: SIZE * (1 + 1.5 * row) }
}

export function corners(hex: Hex, size = SIZE - 0.7): string {
  const { x, y } = centre(hex)
  const corner = (i: number): string => {
    const angle = (Math.PI / 3) * i - Math.PI / 6
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`
  }
  return [0, 1, 2, 3, 4, 5].map(corner).join(' ')
}

export function distance([q, r]: Hex, [p, s]: Hex): number {
  return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q - p + r - s)) / 2
}

export const step = ([q, r]: Hex, dir: Dir): Hex => [q + STEPS[dir][0], r + STEPS[dir][1]]

/** All hexes that a path enters, without the start. */
export function walk(from: Hex, path: readonly Dir[]): Hex[] {
  const hexes: Hex[] = []
  let at = from
  for (const dir of path) {
    at = step(at, dir)
    hexes.push(at)
  }
  return hexes
}

/** A shortest path, regardless of the rules: what a player means by clicking a distant hex. */
export function beeline(from: Hex, to: Hex): Dir[] {
  const path: Dir[] = []
  let at = from
  while (distance(at, to) > 0) {
    const here = at
    const dir = DIRS.find((candidate) => distance(step(here, candidate), to) < distance(here, to))
    if (!dir) break
    path.push(dir)
    at = step(at, dir)
  }
  return path
}

export interface Cell {
  hex: Hex
  zone: Zone
  /** Empty space, Sol, the black hole, or the number of suns of a star. */
  what: 'space' | 'sol' | 'hole' | 1 | 2 | 3
}

const ZONES: Record<string, Zone> = { s: 'short', m: 'medium', l: 'long' }
const BODIES: Record<string, Cell['what']> = { O: 'sol', X: 'hole', 1: 1, 2: 2, 3: 3 }

/** All hexes of the printed map. A star is in the zone of its neighbours, which the data guarantees to agree. */
export function cells(map: readonly string[]): Cell[] {
  return map.flatMap((line, row) =>
    [...line].map((letter, col): Cell => {
      const zone = ZONES[letter] ?? ZONES[line[col - 1] ?? ''] ?? 'short'
      return { hex: fromOffset(row, col), zone, what: BODIES[letter] ?? 'space' }
    }),
  )
}
