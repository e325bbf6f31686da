import { expect, test } from 'vitest'
import { placeTip } from '../src/ui/tip-place'

const page = { width: 400, height: 300 }
const size = { width: 120, height: 60 }

test('below the target, centred', () => {
  expect(placeTip({ left: 150, top: 100, width: 40, height: 20 }, size, page)).toEqual({ left: 110, top: 128 })
})

test('above it under a finger, or where there is no room below', () => {
  const above = { left: 110, top: 132 }
  expect(placeTip({ left: 150, top: 200, width: 40, height: 20 }, size, page, { above: true })).toEqual(above)
  expect(placeTip({ left: 150, top: 280, width: 40, height: 20 }, size, page).top).toBe(212)
})

test('shifted into the window at its edges', () => {
  expect(placeTip({ left: 0, top: 100, width: 20, height: 20 }, size, page).left).toBe(8)
  expect(placeTip({ left: 390, top: 100, width: 20, height: 20 }, size, page).left).toBe(272)
})

test('beside a target as high as the window', () => {
  expect(placeTip({ left: 20, top: 0, width: 100, height: 300 }, size, page)).toEqual({ left: 128, top: 120 })
  expect(placeTip({ left: 280, top: 0, width: 100, height: 300 }, size, page)).toEqual({ left: 152, top: 120 })
})

test('over a target that fills the window', () => {
  expect(placeTip({ left: 0, top: 0, width: 400, height: 300 }, size, page)).toEqual({ left: 140, top: 120 })
})

test('beside a choice in a column, so that the next one stays in sight', () => {
  expect(placeTip({ left: 20, top: 100, width: 100, height: 20 }, size, page, { beside: true })).toEqual({ left: 128, top: 80 })
  expect(placeTip({ left: 280, top: 100, width: 100, height: 20 }, size, page, { beside: true })).toEqual({ left: 152, top: 80 })
  const wide = { left: 20, top: 100, width: 360, height: 20 }
  expect(placeTip(wide, size, page, { beside: true }), 'no room').toEqual(placeTip(wide, size, page))
})

test('outside the area of the target, towards the middle, so that its neighbours stay in sight', () => {
  const target = { left: 20, top: 100, width: 30, height: 20 }
  const column = { left: 0, top: 0, width: 120, height: 300 }
  expect(placeTip(target, size, page, { area: column })).toEqual({ left: 128, top: 80 })
  const tray = { left: 240, top: 0, width: 30, height: 300 }
  expect(placeTip({ ...target, left: 245, width: 20 }, size, page, { area: tray }), 'left of it, not right').toEqual({
    left: 112,
    top: 80,
  })
  const row = { left: 0, top: 200, width: 400, height: 100 }
  expect(placeTip({ ...target, top: 250 }, size, page, { area: row }), 'above a row').toEqual({ left: 8, top: 132 })
  const all = { left: 0, top: 0, width: 400, height: 300 }
  expect(placeTip(target, size, page, { area: all }), 'no room').toEqual(placeTip(target, size, page))
})
