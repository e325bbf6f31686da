import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Digits } from '../src/lib/keys'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('digits combine to a number, without delay where no further digit can follow', () => {
  const picked: number[] = []
  const digits = new Digits(600, (n) => picked.push(n))
  digits.press('3', 5)
  expect(picked).toEqual([3])
  digits.press('1', 34)
  digits.press('2', 34)
  expect(picked).toEqual([3, 12])
  digits.press('1', 34)
  vi.advanceTimersByTime(600)
  expect(picked).toEqual([3, 12, 1])
  digits.press('9', 5)
  digits.press('0', 5)
  vi.advanceTimersByTime(600)
  expect(picked).toEqual([3, 12, 1])
})
