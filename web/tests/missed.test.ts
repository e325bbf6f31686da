import { expect, test } from 'vitest'
import { missedEntries } from '../src/lib/missed'
import { logEntry as entry } from './builders'
import type { LogEntry } from '../src/lib/wire/LogEntry'

const numbers = (log: LogEntry[], mine: number[], seen: number): number[] => missedEntries(log, mine, seen).map(({ at }) => at)

test('the entries start after the last own decision', () => {
  expect(numbers([entry(1, 0), entry(2, 1), entry(3, 2)], [0], 0)).toEqual([2, 3])
  expect(numbers([entry(1, 1), entry(2, 0)], [0], 0)).toEqual([])
})

test('seen and undone entries are left out', () => {
  expect(numbers([entry(1, 0), entry(2, 1), entry(3, 2)], [0], 2)).toEqual([3])
  expect(numbers([entry(1, 0), entry(2, 1), entry(3, 1, 1), entry(4, 1)], [0], 0)).toEqual([4])
})

test('nothing is missed on the first visit', () => {
  expect(numbers([entry(1, 1), entry(2, 2)], [0], 0)).toEqual([])
})

test('for a spectator the entries start after the last seen one', () => {
  expect(numbers([entry(1, 0), entry(2, 1)], [], 1)).toEqual([2])
})
