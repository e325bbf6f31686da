import { expect, test } from 'vitest'
import { besideColumn, clearOf, previewPlace, WIDTH } from '../src/table/preview-place'

/** The styles limit a preview to 12rem or 45 % of the window. */
const highest = (window: number): number => Math.min(192, window * 0.45)
/** Pixels; on a phone, a short preview may be at the other side of the pointer's half. */
const near = (window: number): number => (window > 768 ? 60 : 80)

const WINDOWS = [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const

/** Points all over a window. */
const points = (width: number, height: number): { x: number; y: number }[] =>
  Array.from({ length: 21 * 21 }, (_, n) => ({ x: ((n % 21) / 20) * width, y: (Math.floor(n / 21) / 20) * height }))

/** The edges of a preview of this size. */
function edges(place: ReturnType<typeof previewPlace>, [wide, high]: readonly number[], [width, height]: readonly number[]) {
  const left = place.left ?? (width ?? 0) - (place.right ?? 0) - (wide ?? 0)
  const top = place.top ?? (height ?? 0) - (place.bottom ?? 0) - (high ?? 0)
  return { left, right: left + (wide ?? 0), top, bottom: top + (high ?? 0) }
}

for (const [width, height] of WINDOWS) {
  const sizes = [[90, 36] as const, [WIDTH, highest(height)] as const]

  test(`at ${width}x${height} a preview is whole and beside the pointer`, () => {
    for (const { x, y } of points(width, height))
      for (const size of sizes) {
        const { left, right, top, bottom } = edges(previewPlace({ x, y }, false, { width, height }), size, [width, height])
        expect(Math.min(left, top, width - right, height - bottom), `in the window for ${x},${y}`).toBeGreaterThanOrEqual(0)
        expect(Math.max(left - x, x - right, top - y, y - bottom), `pixels from ${x},${y}`).toBeLessThan(near(width))
      }
  })

  test(`at ${width}x${height} the preview of a line of the list is whole, and level with the line`, () => {
    for (const { x, y } of points(width, height).filter(({ x, y }) => x > width - 300 && y > 60 && y < height - 20))
      for (const size of sizes) {
        const { left, right, top, bottom } = edges(previewPlace({ x, y }, true, { width, height }), size, [width, height])
        expect(Math.min(left, top, width - right, height - bottom), `in the window for ${x},${y}`).toBeGreaterThanOrEqual(0)
        expect(Math.max(top - y, y - bottom), `pixels from ${x},${y}`).toBeLessThan(near(width))
        if (width > 768) expect(right, 'left of the pointer').toBeLessThanOrEqual(x)
      }
  })
}

test('a preview stands clear of an open menu', () => {
  const menu = { left: 300, right: 620, top: 200, bottom: 360 }
  const over = { left: 180, right: 480, top: 300, bottom: 352 }
  expect(over.top + clearOf(menu, over, { height: 900 }), 'below').toBeGreaterThan(menu.bottom)
  const low = { ...menu, top: 640, bottom: 800 }
  const overLow = { ...over, top: 700, bottom: 752 }
  expect(overLow.bottom + clearOf(low, overLow, { height: 900 }), 'above').toBeLessThan(low.top)
  expect(clearOf(menu, { ...over, left: 0, right: 290 }, { height: 900 })).toBe(0)
})

test('a preview leaves the column of choices that it is about in sight', () => {
  const column = { left: 500, top: 100, right: 700, bottom: 300 }
  const moved = (left: number, top: number, width: number): { left: number; right: number } => {
    const preview = { left, top, right: left + WIDTH, bottom: top + 100 }
    const by = besideColumn(column, preview, { width })
    return { left: preview.left + by, right: preview.right + by }
  }
  expect(moved(620, 200, 1440).left, 'right of it').toBeGreaterThanOrEqual(column.right)
  expect(moved(620, 200, 1000).right, 'left of it, where the window ends').toBeLessThanOrEqual(column.left)
  expect(moved(620, 320, 1440).left, 'below it already').toBe(620)
  expect(moved(420, 200, 800).left, 'no room on either side').toBe(420 + column.left - 8 - (420 + WIDTH))
  expect(besideColumn({ ...column, left: 0, right: 390 }, { left: 20, top: 200, right: 360, bottom: 260 }, { width: 390 })).toBe(
    0,
  )
})
