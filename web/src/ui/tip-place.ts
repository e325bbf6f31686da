// Where a tooltip or a menu goes: beside its target, inside the window.

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

interface Place {
  left: number
  top: number
}

/** Pixels to the target, and to the edge of the window. */
const GAP = 8

const clamp = (value: number, max: number): number => Math.max(GAP, Math.min(value, max - GAP))

interface Preference {
  /** Above the target, because a finger covers what is below. */
  above?: boolean
  /** Beside the target, in a column of choices. */
  beside?: boolean
  /** The area of the target: the tooltip stays outside, so that its neighbours can be read. */
  area?: Box | null
}

/** The region of the table that an element is in, or the part of it that a phone shows; `null` on the stage. */
export function areaOf(target: Element): DOMRect | null {
  const boxes = ['[data-region]', '[data-panel]'].map((area) => target.closest(area)?.getBoundingClientRect())
  return boxes.find((box) => box !== undefined && box.width > 0) ?? null
}

/** Outside the area of the target; without one, or without room, below the target, else above, right or left of it. */
export function placeTip(target: Box, size: Size, page: Size, preference: Preference = {}): Place {
  const { above = false, beside = false, area = null } = preference
  const centred = {
    left: clamp(target.left + (target.width - size.width) / 2, page.width - size.width),
    top: clamp(target.top + (target.height - size.height) / 2, page.height - size.height),
  }
  const over = { left: centred.left, top: target.top - size.height - GAP }
  const under = { left: centred.left, top: target.top + target.height + GAP }
  const right = { left: target.left + target.width + GAP, top: centred.top }
  const left = { left: target.left - size.width - GAP, top: centred.top }
  const fits = (at: Place): boolean =>
    at.left >= GAP && at.top >= GAP && at.left + size.width <= page.width - GAP && at.top + size.height <= page.height - GAP
  const vertical = above ? [over, under] : [under, over]
  const sides = [right, left]
  const outside = area ? outsideOf(area, centred, size, page) : []
  return [...outside, ...(beside ? [...sides, ...vertical] : [...vertical, ...sides])].find(fits) ?? centred
}

/** Places outside an area, at the height of the target or above it: towards the middle of the window first. */
function outsideOf(area: Box, { left, top }: Place, size: Size, page: Size): Place[] {
  const right = { left: area.left + area.width + GAP, top }
  const leftOf = { left: area.left - size.width - GAP, top }
  const sides = area.left + area.width / 2 < page.width / 2 ? [right, leftOf] : [leftOf, right]
  return [...sides, { left, top: area.top - size.height - GAP }, { left, top: area.top + area.height + GAP }]
}
