// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ViewportControl } from '../src/ui/viewport-control.svelte'

const control = (pans = true): ViewportControl =>
  new ViewportControl({
    size: () => ({ width: 100, height: 50 }),
    origin: { x: -10, y: -20 },
    svg: () => document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
    pans: () => pans,
  })

/** What the control reads of a pointer event. */
const at = (pointerId: number, clientX: number): PointerEvent => ({ button: 0, pointerId, clientX, clientY: 0 }) as PointerEvent

test('the buttons zoom around the middle, from the corner of the drawing on', () => {
  const shown = control()
  expect(shown.viewBox).toBe('-10 -20 100 50')
  shown.nearer()
  const [x = 0, y = 0, width = 0, height = 0] = shown.viewBox.split(' ').map(Number)
  expect(width).toBeCloseTo(100 / 1.35)
  expect([x + width / 2, y + height / 2]).toEqual([40, 5])
  shown.farther()
  expect(shown.zoomed).toBe(false)
})

test('points to reveal are in user units', () => {
  const shown = control()
  shown.viewport = { x: 0, y: 0, zoom: 5 }
  shown.reveal([{ x: 40, y: 5 }])
  const [x = 0, , width = 0] = shown.viewBox.split(' ').map(Number)
  expect(x + width / 2).toBe(40)
})

test('one pointer may be meant for something else, two are not', () => {
  const shown = control(false)
  shown.down(at(1, 0))
  expect(shown.move(at(1, 20))).toBe(false)
  expect(shown.pressed && !shown.pinching).toBe(true)
  shown.down(at(2, 30))
  expect(shown.pinching).toBe(true)
  shown.up(at(1, 20))
  shown.up(at(2, 30))
  expect(shown.pressed).toBe(false)
})
