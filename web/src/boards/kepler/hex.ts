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
/** Around the hexes, for the letters of the rows and the numbers of the columns. */
export const MARGIN = 16
export const MAP_WIDTH = WIDTH * (COLS + 0.5) + 2 * MARGIN
export const MAP_HEIGHT = SIZE * (1.5 * ROWS + 0.5) + 2 * MARGIN

const STEPS: Readonly<Record<Dir, Hex>> = { e: [1, 0], ne: [1, -1], nw: [0, -1], w: [-1, 0], sw: [-1, 1], se: [0, 1] }
const DIRS: readonly Dir[] = ['e', 'ne', 'nw', 'w', 'sw', 'se']

/** All six neighbours, in the order of the rules' data; some may lie beyond the edge. */
export const around = ([q, r]: Hex): Hex[] => DIRS.map((dir) => [q + STEPS[dir][0], r + STEPS[dir][1]])

export const id = (hex: Hex): string => `${hex[0]},${hex[1]}`

/** The letter of a row, as the log and the edge of the map write it. */
export const rowName = (row: number): string => String.fromCharCode(65 + row)

/** Name of a hex for people: E15. */
export function hexName(hex: Hex): string {
  const { row, col } = toOffset(hex)
  return `${rowName(row)}${col + 1}`
}

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
  return { x: MARGIN + WIDTH * (col + 0.5 + (row % 2) / 2), y: MARGIN + SIZE * (1 + 1.5 * row) }
}

/** The hex that contains a point, or `null` outside the map: the nearest centre, because hexes are the cells of their centres. */
export function hexAt({ x, y }: { x: number; y: number }): Hex | null {
  const middle = Math.floor((y - MARGIN) / (1.5 * SIZE))
  let best: { hex: Hex; far: number } | null = null
  for (const row of [middle - 1, middle, middle + 1]) {
    const col = Math.round((x - MARGIN) / WIDTH - 0.5 - (((row % 2) + 2) % 2) / 2)
    if (row < 0 || row >= ROWS || col < 0 || col >= COLS) continue
    const hex = fromOffset(row, col)
    const at = centre(hex)
    const far = Math.hypot(at.x - x, at.y - y)
    if (far <= SIZE && far < (best?.far ?? Infinity)) best = { hex, far }
  }
  return best?.hex ?? null
}

/** A corner of a hex, counted clockwise from the right of its top. */
function corner(hex: Hex, i: number, size: number): string {
  const { x, y } = centre(hex)
  const angle = (Math.PI / 3) * i - Math.PI / 6
  return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`
}

export function corners(hex: Hex, size = SIZE - 0.7): string {
  return [0, 1, 2, 3, 4, 5].map((i) => corner(hex, i, size)).join(' ')
}

/** The directions of the six edges, in the order of `corner`: edge i is between corners i and i + 1. */
const EDGES: readonly Dir[] = ['e', 'se', 'sw', 'w', 'nw', 'ne']

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

/** A shortest path, ignoring the rules: the intent behind a click on a distant hex. */
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

/** All hexes of a zone as one path. */
export function zoneArea(all: readonly Cell[], zone: Zone): string {
  return all.flatMap((cell) => (cell.zone === zone ? [`M${corners(cell.hex, SIZE)}Z`] : [])).join('')
}

/** The lines of the map, one path each: borders between zones, its outline, and all other edges of hexes. */
export interface Lines {
  borders: string
  outline: string
  grid: string
}

export function mapLines(all: readonly Cell[]): Lines {
  const zones = new Map(all.map(({ hex, zone }) => [id(hex), zone]))
  const lines: Lines = { borders: '', outline: '', grid: '' }
  for (const { hex, zone } of all) {
    EDGES.forEach((dir, i) => {
      const other = zones.get(id(step(hex, dir)))
      // Two hexes share an edge: one of each pair of directions draws it.
      if (other !== undefined && i >= EDGES.length / 2) return
      const line = other === undefined ? 'outline' : zone === other ? 'grid' : 'borders'
      lines[line] += `M${corner(hex, i, SIZE)}L${corner(hex, i + 1, SIZE)}`
    })
  }
  return lines
}

/** The outline of a set of hexes: their edges towards hexes outside it, except single ones that it surrounds, such as stars. */
export function rim(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(id))
  const isWithin = (hex: Hex): boolean => inside.has(id(hex)) || around(hex).every((other) => inside.has(id(other)))
  return hexes
    .flatMap((hex) =>
      EDGES.flatMap((dir, i) => (isWithin(step(hex, dir)) ? [] : [`M${corner(hex, i, SIZE)}L${corner(hex, i + 1, SIZE)}`])),
    )
    .join('')
}

/** Length of a run of hexes that the name of a zone fits in. */
const NAME_LENGTH = 6

/** First and last hex of a run in a zone without stars and tiles, the lowest one that is long enough. */
export function emptyRun(all: readonly Cell[], zone: Zone, taken: ReadonlySet<string>): [Hex, Hex] | null {
  for (let row = ROWS - 2; row > 0; row--) {
    let run: Hex[] = []
    for (let col = 0; col < COLS; col++) {
      const cell = all[row * COLS + col]
      run = cell?.zone === zone && cell.what === 'space' && !taken.has(id(cell.hex)) ? [...run, cell.hex] : []
      const [first] = run
      const last = run.at(-1)
      if (first && last && run.length === NAME_LENGTH) return [first, last]
    }
  }
  return null
}

export interface NameSide {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** The hexes that the name lies over. */
  covers: string[]
}

/** Where the name of a star goes: below, above or beside it, where no tile covers it. */
export function nameSide({ hex, what }: Cell, taken: ReadonlySet<string>): NameSide {
  const covers = (...dirs: Dir[]): string[] => dirs.map((dir) => id(step(hex, dir)))
  const beside = (dir: Dir): string[] => walk(hex, [dir, dir]).map(id)
  const far = what === 'sol' ? 30 : 19
  const sides: NameSide[] = [
    { x: 0, y: far, anchor: 'middle', covers: covers('sw', 'se') },
    { x: 0, y: -far + 2, anchor: 'middle', covers: covers('nw', 'ne') },
    { x: 10, y: 0, anchor: 'start', covers: beside('e') },
  ]
  const last: NameSide = { x: -10, y: 0, anchor: 'end', covers: beside('w') }
  return sides.find((side) => side.covers.every((each) => !taken.has(each))) ?? last
}
