// Geometry of the solar system: where planets stand, how they turn, how far the Sun has grown.
import { PLANETS, game } from './data'
import type { Planet } from './types'

/** Names of the quadrants. */
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const

export const SIZE = 1000
export const CENTRE = SIZE / 2
/** Radius of the track of the Sun, around everything. */
export const RIM = 482
const FIRST_ORBIT = 112
const LAST_ORBIT = 432
const YOUNG_SUN = 62

/** Degrees within a quadrant, so that no two planets of neighbouring orbits hide each other. */
const OFFSETS: Readonly<Record<Planet, number>> = {
  mercury: 45,
  venus: 14,
  earth: 68,
  mars: 34,
  jupiter: 62,
  saturn: 22,
  uranus: 72,
  neptune: 42,
}

/** Radii of the planets as they are drawn. */
export const RADII: Readonly<Record<Planet, number>> = {
  mercury: 17,
  venus: 23,
  earth: 25,
  mars: 20,
  jupiter: 37,
  saturn: 30,
  uranus: 27,
  neptune: 27,
}

export interface Point {
  x: number
  y: number
}

/** Degrees of a way round, from 0 to 360. */
const around = (degrees: number): number => ((degrees % 360) + 360) % 360

/** Radius of an orbit, counted from 1. */
export const orbitRadius = (orbit: number): number => FIRST_ORBIT + ((orbit - 1) * (LAST_ORBIT - FIRST_ORBIT)) / (game.orbits - 1)

/** Degrees at which a planet stands in a quadrant, anticlockwise from the right. */
export const angleIn = (planet: Planet, quadrant: number): number => (quadrant - 1) * (360 / game.quadrants) + OFFSETS[planet]

export function pointAt(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE - radius * Math.sin(angle) }
}

/**
 * Angles of the planets after a move: anticlockwise from where they were, so that a planet on its way from the last quadrant to the first
 * goes on instead of back; or back, when what was seen ahead is over.
 */
export function turn(angles: readonly number[], quadrants: readonly number[], back = false): number[] {
  return PLANETS.map((planet, i) => {
    const wanted = angleIn(planet, quadrants[i] ?? 1)
    const before = angles[i]
    if (before === undefined) return wanted
    return back ? before - around(before - wanted) : before + around(wanted - before)
  })
}

/** Whether a planet stands above the Sun: its name and its plants are on the far side. */
export const isAbove = (angle: number): boolean => Math.sin((angle * Math.PI) / 180) > 0

/** Quadrants of the planets after the Government phase of a round (R11.6). */
export const quadrantsAfter = (quadrants: readonly number[], round: number): number[] =>
  game.planets.map(({ motion, every }, i) => {
    const quadrant = quadrants[i] ?? 1
    return every > 0 && round % every === 0 ? ((quadrant - 1 + motion) % game.quadrants) + 1 : quadrant
  })

/** Radius of the Sun: it reaches the orbits of the planets at their thresholds, and swallows them. */
export function sunRadius(age: number, thresholds: readonly number[]): number {
  const marks = [{ age: 0, radius: YOUNG_SUN }, ...thresholds.map((at, i) => ({ age: at, radius: orbitRadius(i + 1) }))]
  const after = marks.findIndex((mark) => mark.age > age)
  const [from, to] = [marks[after - 1], marks[after]]
  if (!from || !to) return marks.at(-1)?.radius ?? YOUNG_SUN
  return from.radius + ((to.radius - from.radius) * (age - from.age)) / (to.age - from.age)
}

/** An arc of the rim, clockwise from the top, as the share of the way round. */
export function arc(radius: number, share: number): string {
  if (share <= 0) return ''
  const end = pointAt(radius, 90 - 359.9 * Math.min(1, share))
  return `M${CENTRE} ${CENTRE - radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${end.x} ${end.y}`
}

/** The way of a planet along its orbit, anticlockwise between two angles. */
export function wayRound(radius: number, from: number, to: number): string {
  const [start, end] = [pointAt(radius, from), pointAt(radius, to)]
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${around(to - from) > 180 ? 1 : 0} 0 ${end.x} ${end.y}`
}

/** A quadrant as a sector of the whole disc. */
export function sector(quadrant: number): string {
  const [from, to] = [pointAt(LAST_ORBIT + 22, (quadrant - 1) * 90), pointAt(LAST_ORBIT + 22, quadrant * 90)]
  return `M${CENTRE} ${CENTRE}L${from.x} ${from.y}A${LAST_ORBIT + 22} ${LAST_ORBIT + 22} 0 0 0 ${to.x} ${to.y}Z`
}
