import { expect, test } from 'vitest'
import { centreOn, clamp, MAX_ZOOM, reveal, unitsPerPixel, zoomAt, type Viewport } from '../src/ui/pan-zoom'

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
  const revealed = (...points: [number, number][]): Viewport =>
    reveal(
      left,
      size,
      points.map(([x, y]) => ({ x, y })),
      2,
    )
  expect(revealed(), 'nothing to show').toBe(left)
  expect(revealed([5, 5], [90, 40]), 'one of them is in view').toBe(left)
  expect(revealed([24.5, 5]), 'too near the edge').toEqual({ x: 12, y: 0, zoom: 4 })
  expect(revealed([60, 30], [64, 32])).toEqual(centreOn(size, 4, 62, 31))
  expect(revealed([40, 30], [86, 30]), 'zooms out for those far apart').toEqual(centreOn(size, 2, 63, 30))
})
