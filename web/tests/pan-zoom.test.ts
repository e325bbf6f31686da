import { expect, test } from 'vitest'
import { centreOn, clamp, MAX_ZOOM, reveal, unitsPerPixel, zoomAt } from '../src/ui/pan-zoom'

const size = { width: 100, height: 50 }

test('the viewport stays inside the drawing', () => {
  expect(clamp({ x: -5, y: 90, zoom: 2 }, size)).toEqual({ x: 0, y: 25, zoom: 2 })
  expect(clamp({ x: 3, y: 3, zoom: 0.2 }, size)).toEqual({ x: 0, y: 0, zoom: 1 })
  expect(clamp({ x: 0, y: 0, zoom: 99 }, size).zoom).toBe(MAX_ZOOM)
})

test('zooming keeps the point under the pointer in place', () => {
  const before = centreOn(size, 2, 50, 25)
  const after = zoomAt(before, size, 1.5, 40, 20)
  expect((40 - after.x) * after.zoom).toBeCloseTo((40 - before.x) * before.zoom)
})

test('a pixel in user units depends on the tighter side of the frame and on the zoom', () => {
  expect(unitsPerPixel(size, 1, { width: 50, height: 100 })).toBe(2)
  expect(unitsPerPixel(size, 1, { width: 1000, height: 25 })).toBe(2)
  expect(unitsPerPixel(size, 4, { width: 50, height: 100 })).toBe(0.5)
  expect(unitsPerPixel(size, 1, { width: 0, height: 0 })).toBe(1)
})

test('choices outside the viewport are brought into view', () => {
  const left = { x: 0, y: 0, zoom: 4 }
  expect(reveal(left, size, [], 2), 'nothing to show').toBe(left)
  expect(
    reveal(
      left,
      size,
      [
        { x: 5, y: 5 },
        { x: 90, y: 40 },
      ],
      2,
    ),
    'one of them is in view',
  ).toBe(left)
  expect(reveal(left, size, [{ x: 24.5, y: 5 }], 2), 'too near the edge').toEqual({ x: 12, y: 0, zoom: 4 })
  expect(
    reveal(
      left,
      size,
      [
        { x: 60, y: 30 },
        { x: 64, y: 32 },
      ],
      2,
    ),
  ).toEqual(centreOn(size, 4, 62, 31))
  expect(
    reveal(
      left,
      size,
      [
        { x: 40, y: 30 },
        { x: 86, y: 30 },
      ],
      2,
    ),
    'zooms out for those far apart',
  ).toEqual(centreOn(size, 2, 63, 30))
})
