import { expect, test } from 'vitest'
import { around, clearestCorner } from '../src/table/tour-card'

const FREE = { left: 0, top: 60, right: 1000, bottom: 800 }
const CARD = { width: 300, height: 200 }

test('the card stays where it is unless another corner covers less of what it describes', () => {
  expect(clearestCorner('top left', CARD, { left: 400, top: 300, right: 600, bottom: 500 }, FREE)).toBe('top left')
  expect(clearestCorner('bottom right', CARD, { left: 720, top: 60, right: 1000, bottom: 800 }, FREE)).toBe('bottom left')
  expect(clearestCorner('bottom right', CARD, { left: 0, top: 700, right: 1000, bottom: 800 }, FREE)).toBe('top right')
})

test('if every corner covers something, the card takes the one that covers least', () => {
  expect(clearestCorner('bottom right', CARD, { left: 100, top: 60, right: 1000, bottom: 800 }, FREE)).toBe('bottom left')
})

test('a step about several parts keeps the card off all of them', () => {
  const [left, right] = [
    { left: 0, top: 700, right: 200, bottom: 800 },
    { left: 300, top: 650, right: 1000, bottom: 790 },
  ]
  expect(around([left, right])).toEqual({ left: 0, top: 650, right: 1000, bottom: 800 })
  expect(clearestCorner('bottom right', CARD, around([left, right]), FREE)).toBe('top right')
})
