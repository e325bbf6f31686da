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

/** Pixels between a preview and a menu. */
const CLEAR = 8

/** How far down (or up) a preview goes that would lie on an open menu: below the menu, or above it where there is more room. */
export function clearOf(menu: Edges, preview: Edges, { height }: Pick<Size, 'height'>): number {
  const apart =
    preview.right <= menu.left || preview.left >= menu.right || preview.bottom <= menu.top || preview.top >= menu.bottom
  if (apart) return 0
  return height - menu.bottom > menu.top ? menu.bottom + CLEAR - preview.top : menu.top - CLEAR - preview.bottom
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
