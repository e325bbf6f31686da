import { expect, test } from 'vitest'
import { centreOn, clamp, MAX_ZOOM, zoomAt } from '../src/ui/pan-zoom'

const sheet = { width: 100, height: 50 }

test('the sight never leaves the sheet', () => {
  expect(clamp({ x: -5, y: 90, zoom: 2 }, sheet)).toEqual({ x: 0, y: 25, zoom: 2 })
  expect(clamp({ x: 3, y: 3, zoom: 0.2 }, sheet)).toEqual({ x: 0, y: 0, zoom: 1 })
  expect(clamp({ x: 0, y: 0, zoom: 99 }, sheet).zoom).toBe(MAX_ZOOM)
})

test('the point under the pointer stays where it is', () => {
  const before = centreOn(sheet, 2, 50, 25)
  const after = zoomAt(before, sheet, 1.5, 40, 20)
  expect((40 - after.x) * after.zoom).toBeCloseTo((40 - before.x) * before.zoom)
})
