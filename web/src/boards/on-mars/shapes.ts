// Outlines that need no component data, for drawings that are loaded before it.
import type { Point } from '../../lib/svg'

/** Corner of a flat-top hex, clockwise from the left end of its upper side. */
export function corner({ x, y }: Point, i: number, size: number): Point {
  const angle = (Math.PI / 3) * (i - 2)
  return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) }
}

export const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The outline of a hex around a point, as a path. */
export const hexPath = (middle: Point, size: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => point(corner(middle, i, size))).join('L')}Z`
