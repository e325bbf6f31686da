// Where the card of the guided tour goes: into the corner of the window where it covers least of what it describes.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const
export type Corner = (typeof CORNERS)[number]

/** The card in a corner of the free area, which excludes the header. */
function boxIn(corner: Corner, { width, height }: { width: number; height: number }, free: Box): Box {
  const left = corner.endsWith('left') ? free.left : free.right - width
  const top = corner.startsWith('top') ? free.top : free.bottom - height
  return { left, top, right: left + width, bottom: top + height }
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** The smallest box that holds all of these. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** Stays in `current` unless another corner covers less of `lit`, so that the card does not jump about. */
export function clearestCorner(current: Corner, card: { width: number; height: number }, lit: Box, free: Box): Corner {
  const covered = (corner: Corner): number => overlap(boxIn(corner, card, free), lit)
  return [current, ...CORNERS].reduce((best, corner) => (covered(corner) < covered(best) ? corner : best))
}
