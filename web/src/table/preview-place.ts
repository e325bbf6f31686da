// Where the preview of a choice stands: beside the pointer, on the sides that have more room.
import type { Point } from '../lib/svg'

interface Size {
  width: number
  height: number
}

/** Insets of the window's edges in pixels; the others are `auto`. */
export interface Place {
  left?: number
  right?: number
  top?: number
  bottom?: number
}

/** Distance from the pointer, and the widest that a preview gets, in pixels. */
const GAP = 18
export const WIDTH = 340
/** Up to this width, the list is below the board. */
const NARROW = 768
/** Pixels that the list takes at the right edge of a wider window. */
const LIST = 320

interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

/** Pixels between a preview and what it must not cover. */
const CLEAR = 8

const areApart = (one: Edges, other: Edges): boolean =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom

/** How far down (or up) a preview goes that would lie on an open menu: below the menu, or above it where there is more room. */
export function clearOf(menu: Edges, preview: Edges, { height }: Pick<Size, 'height'>): number {
  if (areApart(menu, preview)) return 0
  return height - menu.bottom > menu.top ? menu.bottom + CLEAR - preview.top : menu.top - CLEAR - preview.bottom
}

/** How far right (or left) a preview goes that would lie on the column of choices that it is about; where neither has room it stays. */
export function besideColumn(column: Edges, preview: Edges, { width }: Pick<Size, 'width'>): number {
  if (areApart(column, preview)) return 0
  const right = column.right + CLEAR - preview.left
  const left = column.left - CLEAR - preview.right
  return preview.right + right <= width ? right : preview.left + left >= 0 ? left : 0
}

/** `inList`: the pointer is in the list of choices. The preview stands left of the list, so that the next lines can be read. */
export function previewPlace({ x, y }: Point, inList: boolean, { width, height }: Size): Place {
  const beside = inList && width > NARROW
  const gap = beside ? -GAP : GAP
  const vertical = y < height / 2 ? { top: y + gap } : { bottom: height - y + gap }
  if (beside) return { ...vertical, right: LIST }
  // Anchored on the pointer's side, so that a short preview is beside the pointer, too.
  const most = Math.max(GAP, width - WIDTH - GAP)
  return { ...vertical, ...(x < width / 2 ? { left: Math.min(x + GAP, most) } : { right: Math.min(width - x + GAP, most) }) }
}
