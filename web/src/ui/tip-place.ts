// Where a tooltip goes: beside its target, inside the window.

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

/** Pixels to the target, and to the edge of the window. */
const GAP = 8

const clamp = (value: number, max: number): number => Math.max(GAP, Math.min(value, max - GAP))

/** Below the target if there is room, else above, right or left of it. `above` is preferred for touch, `beside` in a column of choices. */
export function placeTip(target: Box, size: Size, page: Size, above = false, beside = false): { left: number; top: number } {
  const centred = {
    left: clamp(target.left + (target.width - size.width) / 2, page.width - size.width),
    top: clamp(target.top + (target.height - size.height) / 2, page.height - size.height),
  }
  const over = { left: centred.left, top: target.top - size.height - GAP }
  const under = { left: centred.left, top: target.top + target.height + GAP }
  const right = { left: target.left + target.width + GAP, top: centred.top }
  const left = { left: target.left - size.width - GAP, top: centred.top }
  const fits = (at: { left: number; top: number }): boolean =>
    at.left >= GAP && at.top >= GAP && at.left + size.width <= page.width - GAP && at.top + size.height <= page.height - GAP
  const vertical = above ? [over, under] : [under, over]
  const sides = [right, left]
  return (beside ? [...sides, ...vertical] : [...vertical, ...sides]).find(fits) ?? centred
}
