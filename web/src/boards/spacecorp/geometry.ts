// Lines and offsets of the maps, from the places in `places.ts`.
import { game, type Way } from './data'
import { PLANS, ZONES, type SitePlace } from './places'
import type { Point } from '../../lib/svg'
import type { Era } from './types'

/** Room around a site that has a region to itself. */
const ALONE = 34

const NOWHERE: SitePlace = { x: 0, y: 0, r: 0 }

export const placeOf = (era: Era, id: string): SitePlace => PLANS[era].sites[id] ?? NOWHERE

/** Where a region lies: its outline, or its only site. */
export function regionOf(era: Era, id: string): Point & { r: number; label?: Point } {
  const region = PLANS[era].regions[id]
  if (region) return { r: ALONE, ...region }
  const site = game.boards[era].sites.find((each) => each.region === id)
  const place = placeOf(era, site?.id ?? '')
  return { x: place.x, y: place.y, r: era === 'starfarers' ? place.r + 6 : ALONE }
}

export interface Line {
  d: string
  /** Where its number stands. */
  middle: Point
}

const round = (n: number): number => Math.round(n * 10) / 10

/** A line between two places, straight or bent, that leaves room for both. */
export function line(from: Point & { r: number }, to: Point & { r: number }, bend?: Point): Line {
  const via = bend ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const [a, b] = [towards(from, via), towards(to, via)]
  if (!bend) return { d: `M${a.x} ${a.y}L${b.x} ${b.y}`, middle: { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) } }
  const middle = { x: round((a.x + 2 * via.x + b.x) / 4), y: round((a.y + 2 * via.y + b.y) / 4) }
  return { d: `M${a.x} ${a.y}Q${via.x} ${via.y} ${b.x} ${b.y}`, middle }
}

/** The edge of a place, seen from another one. */
function towards(place: Point & { r: number }, other: Point): Point {
  const far = Math.hypot(other.x - place.x, other.y - place.y) || 1
  return { x: round(place.x + ((other.x - place.x) / far) * place.r), y: round(place.y + ((other.y - place.y) / far) * place.r) }
}

/** The flight of a team: a curve, which distinguishes it from borders. */
export function flight(from: SitePlace, to: SitePlace): Line {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const via = { x: (from.x + to.x) / 2 + dy * 0.16, y: (from.y + to.y) / 2 - dx * 0.16 }
  return line({ ...from, r: from.r + 3 }, { ...to, r: to.r + 6 }, via)
}

export function borderLine(era: Era, { a, b }: Way): Line {
  return line(regionOf(era, a), regionOf(era, b), PLANS[era].bends[`${a} ${b}`])
}

/** The number of a zone border, at the top of the map. */
export function zoneMark(index: number): Point {
  return { x: (ZONES[index] ?? 0) - 10, y: 30 }
}

/** Where the name of a zone stands: between its borders. */
export function zoneName(index: number, width: number): Point {
  const [from, to] = [ZONES[index - 1] ?? 0, ZONES[index] ?? width]
  return { x: (from + to) / 2 - 10, y: 34 }
}

/** Distance between the marks of two teams. */
const STEP = 14

/** The mark of a team beside its site, before scaling: rows of up to four, the first row nearest. */
export function teamOffset(index: number, count: number, track: number, boxes: number): Point {
  if (track > 0) return trackOffset(track, boxes)
  const wide = Math.min(count, 4)
  return { x: ((index % 4) - (wide - 1) / 2) * STEP, y: -8 - Math.floor(index / 4) * STEP }
}

/** A box of a star track, before scaling; box 1 is farthest from the star. */
export const trackOffset = (box: number, boxes: number): Point => ({ x: -16 - (boxes - box) * 13, y: 10 - (boxes - box) * 7 })

/** Items side by side, each with the middle of its room; the row is centred on 0. */
export function row<T>(items: readonly T[], widthOf: (item: T) => number): { item: T; x: number }[] {
  let left = -items.reduce((sum, item) => sum + widthOf(item), 0) / 2
  return items.map((item) => {
    const width = widthOf(item)
    left += width
    return { item, x: left - width / 2 }
  })
}

/** Longest name, in characters, that stands on one line. */
const LINE = 15

/** A name on one line, or on two of about the same length. */
export function wrapped(name: string): string[] {
  if (name.length <= LINE) return [name]
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [gap] = gaps.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))
  return gap === undefined ? [name] : [name.slice(0, gap), name.slice(gap + 1)]
}
