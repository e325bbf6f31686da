import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Queue } from '../src/lib/queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function queue(wait: number): { queue: Queue<number>; shown: number[] } {
  const shown: number[] = []
  return { shown, queue: new Queue({ show: (item: number) => (shown.push(item), wait) }) }
}

test('items are shown in order, each for its duration', () => {
  const { queue: line, shown } = queue(300)
  line.push(1)
  line.push(2)
  line.push(3)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(299)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(300)
  expect(shown).toEqual([1, 2, 3])
})

test('items without a duration are shown at once', () => {
  const { queue: line, shown } = queue(0)
  for (const item of [1, 2, 3]) line.push(item)
  expect(shown).toEqual([1, 2, 3])
})

test('however many are waiting, none is dropped, and all can be skipped', () => {
  const shown: number[] = []
  let waiting = 0
  const line = new Queue({
    show: (item: number) => (shown.push(item), 300),
    onwaiting: (count) => (waiting = count),
  })
  const items = Array.from({ length: 40 }, (_, i) => i)
  for (const item of items) line.push(item)
  expect([shown, waiting]).toEqual([[0], 39])
  vi.advanceTimersByTime(600)
  expect([shown, waiting]).toEqual([[0, 1, 2], 37])
  line.flush()
  expect([shown, waiting]).toEqual([items, 0])
})

test('a timer that fires early does not stop the queue, even if the time is up just after it was looked at', () => {
  const states: [number, boolean][] = []
  const shown: number[] = []
  const line = new Queue({
    show: (item: number) => (shown.push(item), 300),
    onwaiting: (count, stays) => void states.push([count, stays]),
  })
  line.push(1, 2)
  const due = performance.now() + 300
  // When the timer fires, the first look at the clock is too early by a fraction, the second is not.
  const clock = vi
    .spyOn(performance, 'now')
    .mockReturnValueOnce(due - 0.1)
    .mockReturnValueOnce(due + 0.1)
  vi.advanceTimersToNextTimer()
  clock.mockRestore()
  expect([shown, states.at(-1)], 'still on screen').toEqual([[1], [1, true]])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([1, 2])
})

test('cleared items are never shown', () => {
  const { queue: line, shown } = queue(300)
  line.push(1)
  line.push(2)
  line.clear()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([1])
  line.push(3)
  expect(shown).toEqual([1, 3])
})

test('an item that belongs to what is on screen does not wait, but stays for its duration', () => {
  const shown: number[] = []
  const line = new Queue({
    show: (item: number) => (shown.push(item), item % 10 === 0 ? 300 : 100),
    joins: (item) => item % 10 > 0,
  })
  line.push(10, 11, 12, 20)
  expect(shown).toEqual([10, 11, 12])
  vi.advanceTimersByTime(250)
  line.push(21)
  expect(shown, 'the order is kept').toEqual([10, 11, 12])
  vi.advanceTimersByTime(50)
  expect(shown).toEqual([10, 11, 12, 20, 21])
  vi.advanceTimersByTime(280)
  line.push(22, 30)
  vi.advanceTimersByTime(99)
  expect(shown, 'a late one prolongs the beat').toEqual([10, 11, 12, 20, 21, 22])
  vi.advanceTimersByTime(1)
  expect(shown.at(-1)).toBe(30)
})

test('it is known whether the last item must still stay', () => {
  const states: [number, boolean][] = []
  const line = new Queue({ show: () => 300, onwaiting: (count, stays) => void states.push([count, stays]) })
  line.push(1)
  line.push(2)
  expect(states).toEqual([
    [0, true],
    [1, true],
  ])
  vi.advanceTimersByTime(300)
  expect(states.at(-1)).toEqual([0, true])
  vi.advanceTimersByTime(300)
  expect(states.at(-1)).toEqual([0, false])
})
