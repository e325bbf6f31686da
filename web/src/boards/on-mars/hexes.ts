// Geometry of the map of Mars: flat-top hexes in axial coordinates, numbered as positions number them.
import { game, type Axial } from './data'
import { corner, point } from './shapes'
import type { Point } from '../../lib/svg'
import type { Building, Direction, Hex, HexView } from './types'

/** Circumradius of a hex in user units. */
export const SIZE = 34
const STEP_X = 1.5 * SIZE
const STEP_Y = Math.sqrt(3) * SIZE
/** Around the hexes. */
const MARGIN = 12

const at = ([q, r]: Axial): Point => ({ x: q * STEP_X, y: (r + q / 2) * STEP_Y })
const places = game.hexes.map(at)
const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))]
const [right, bottom] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))]

export const WIDTH = right - left + 2 * (SIZE + MARGIN)
export const HEIGHT = bottom - top + STEP_Y + 2 * MARGIN
/** Where the axial origin lies. */
export const ORIGIN: Point = { x: SIZE + MARGIN - left, y: STEP_Y / 2 + MARGIN - top }

export const HEXES: readonly Hex[] = game.hexes.map((_, hex) => hex)

/** Centre of a hex in user units; the origin for one that is off the map. */
export function centre(hex: Hex): Point {
  const place = places[hex]
  return place ? { x: ORIGIN.x + place.x, y: ORIGIN.y + place.y } : ORIGIN
}

const key = ([q, r]: Axial): string => `${q},${r}`
const numbers = new Map(game.hexes.map((axial, hex) => [key(axial), hex]))

/** The hex at these coordinates, if the map has it. */
export const hexAt = (axial: Axial): Hex | undefined => numbers.get(key(axial))

/** The neighbour in a direction, if the map has it. */
export function step(hex: Hex, direction: Direction): Hex | undefined {
  const [from, by] = [game.hexes[hex], game.directions[direction]]
  return from && by && hexAt([from[0] + by[0], from[1] + by[1]])
}

/** Clockwise from the top: side `i` of a hex lies between corners `i` and `i + 1`. */
const SIDES: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW']

export const neighbours = (hex: Hex): Hex[] => SIDES.flatMap((direction) => step(hex, direction) ?? [])

/** What people call a hex: a letter for the column, its number in the column from the top. */
export function hexName(hex: Hex): string {
  const [q] = game.hexes[hex] ?? [0]
  const [first] = game.hexes[0] ?? [0]
  const above = game.hexes.slice(0, hex).filter(([other]) => other === q).length
  return `${String.fromCharCode(65 + q - first)}${above + 1}`
}

const byName = new Map(HEXES.map((hex) => [hexName(hex), hex]))

export const hexNamed = (name: string): Hex | undefined => byName.get(name)

/** The outline of a set of hexes: every side that has none of them beyond it, joined into closed paths. */
export function outline(hexes: ReadonlySet<Hex>): string {
  /** From corner to corner, clockwise. */
  const next = new Map<string, string>()
  for (const hex of hexes) {
    const middle = centre(hex)
    SIDES.forEach((direction, i) => {
      const beyond = step(hex, direction)
      if (beyond !== undefined && hexes.has(beyond)) return
      const [from, to] = [corner(middle, i, SIZE), corner(middle, i + 1, SIZE)]
      next.set(point(from), point(to))
    })
  }
  const paths: string[] = []
  for (let [start] = next.keys(); start !== undefined; [start] = next.keys()) {
    const points: string[] = []
    for (let here: string | undefined = start; here !== undefined;) {
      const to: string | undefined = next.get(here)
      next.delete(here)
      if (to !== undefined) points.push(here)
      here = to
    }
    paths.push(`M${points.join('L')}Z`)
  }
  return paths.join('')
}

/** Whether a building belongs to this type; the shelters of each owner are a type of their own (R1.2). */
const isOfType = (view: HexView | undefined, building: Building, owner: number | null): boolean =>
  view?.building === building && (building !== 'shelter' || view.owner === owner)

/** The complex that a building would belong to on a hex: that hex, and all groups of its type that it touches. */
export function complexAt(hexes: ReadonlyMap<Hex, HexView>, hex: Hex, building: Building, owner: number | null): Set<Hex> {
  const found = new Set([hex])
  for (const each of found) for (const near of neighbours(each)) if (isOfType(hexes.get(near), building, owner)) found.add(near)
  return found
}

/** Hexes in the building zones of these bots (R1.7). */
export const zoneOf = (bots: readonly Hex[]): Set<Hex> => new Set(bots.flatMap((bot) => [bot, ...neighbours(bot)]))
