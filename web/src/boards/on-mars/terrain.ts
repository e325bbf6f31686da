// The ground of Mars: height lines of a smooth random field and craters, the same every time.
import type { Point } from '../../lib/svg'

/** Number of heights above the lowest ground. */
export const LEVELS = 7
/** Distance of the samples in user units; smaller is smoother and larger to draw. */
const CELL = 14

/** A pseudo-random number in [0, 1) for a lattice point. */
function lattice(x: number, y: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7) * 43758.5453
  return n - Math.floor(n)
}

const smooth = (t: number): number => t * t * (3 - 2 * t)
const mix = (a: number, b: number, t: number): number => a + (b - a) * t

function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - i), smooth(y - j)]
  return mix(mix(lattice(i, j), lattice(i + 1, j), u), mix(lattice(i, j + 1), lattice(i + 1, j + 1), u), v)
}

/** Height at a point, in [0, 1): broad plains with ridges on them. */
export const height = ({ x, y }: Point): number =>
  0.72 * noise(x / 190 + 3, y / 150) + 0.22 * noise(x / 80 + 9, y / 64) + 0.06 * noise(x / 38, y / 38 + 5)

interface Sample extends Point {
  h: number
}

/** A point between two neighbouring samples where the ground has a certain height. */
interface Crossing extends Point {
  /** Between which samples, the same from both sides. */
  edge: string
}

function crossing(one: Sample, other: Sample, level: number): Crossing {
  const [a, b] = one.x + one.y < other.x + other.y ? [one, other] : [other, one]
  const t = (level - a.h) / (b.h - a.h)
  return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t), edge: `${a.x} ${a.y} ${b.x} ${b.y}` }
}

/** Marching squares: the lines of one height, higher ground on their right, from edge to edge of the grid. */
function segments(samples: readonly (readonly Sample[])[], level: number): Map<string, { to: string; point: Point }> {
  const found = new Map<string, { to: string; point: Point }>()
  samples.slice(1).forEach((below, j) => {
    const above = samples[j] ?? []
    below.slice(1).forEach((_, i) => {
      const square = [above[i], above[i + 1], below[i + 1], below[i]].filter((corner) => corner !== undefined)
      // Crossings clockwise: where the ground sinks below the level, and where it rises again.
      const [down, up]: [Crossing[], Crossing[]] = [[], []]
      square.forEach((corner, k) => {
        const next = square[(k + 1) % square.length] ?? corner
        if (corner.h >= level !== next.h >= level) (corner.h >= level ? down : up).push(crossing(corner, next, level))
      })
      down.forEach((from, k) => {
        const to = up[k]
        if (to) found.set(from.edge, { to: to.edge, point: from })
      })
    })
  })
  return found
}

const name = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A closed line through the middles of its sides, rounded at its corners. */
function rounded(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]]
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 }
  }
  return `M${name(middle(0))}${points.map((_, i) => `Q${name(points[(i + 1) % points.length] ?? middle(i))} ${name(middle(i + 1))}`).join('')}Z`
}

/** The ground above each height, as paths. */
export function contours(width: number, depth: number): string[] {
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil(depth / CELL) + 1]
  // Beyond the edges there is no ground, so that all lines are closed.
  const samples = Array.from({ length: rows + 2 }, (_, j) =>
    Array.from({ length: columns + 2 }, (_, i): Sample => {
      const point = { x: (i - 1) * CELL, y: (j - 1) * CELL }
      return { ...point, h: i === 0 || j === 0 || i > columns || j > rows ? -1 : height(point) }
    }),
  )
  return Array.from({ length: LEVELS }, (_, n) => {
    const lines = segments(samples, (n + 1.4) / (LEVELS + 1.6))
    const paths: string[] = []
    for (let [start] = lines.keys(); start !== undefined; [start] = lines.keys()) {
      const points: Point[] = []
      for (let here: string | undefined = start; here !== undefined;) {
        const line: { to: string; point: Point } | undefined = lines.get(here)
        lines.delete(here)
        if (line) points.push(line.point)
        here = line?.to
      }
      if (points.length > 3) paths.push(rounded(points))
    }
    return paths.join('')
  })
}

/** Craters in parts of the width and the depth, with their radius in user units. */
export const CRATERS: readonly (Point & { r: number })[] = [
  { x: 0.17, y: 0.71, r: 28 },
  { x: 0.77, y: 0.21, r: 25 },
  { x: 0.66, y: 0.77, r: 32 },
  { x: 0.35, y: 0.11, r: 16 },
  { x: 0.87, y: 0.56, r: 19 },
  { x: 0.45, y: 0.51, r: 12 },
  { x: 0.08, y: 0.42, r: 15 },
  { x: 0.29, y: 0.87, r: 14 },
  { x: 0.59, y: 0.32, r: 10 },
  { x: 0.93, y: 0.8, r: 21 },
  { x: 0.12, y: 0.15, r: 23 },
]
