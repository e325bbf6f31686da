import { expect, test } from 'vitest'
import { missedEntries } from '../src/lib/missed'
import { logEntry as entry } from './builders'
import type { LogEntry } from '../src/lib/wire/LogEntry'

const numbers = (log: LogEntry[], mine: number[], seen: number): number[] => missedEntries(log, mine, seen).map(({ at }) => at)

test('it begins after the last own decision', () => {
  expect(numbers([entry(1, 0), entry(2, 1), entry(3, 2)], [0], 0)).toEqual([2, 3])
  expect(numbers([entry(1, 1), entry(2, 0)], [0], 0)).toEqual([])
})

test('what was seen already is left out, and what was taken back', () => {
  expect(numbers([entry(1, 0), entry(2, 1), entry(3, 2)], [0], 2)).toEqual([3])
  expect(numbers([entry(1, 0), entry(2, 1), entry(3, 1, 1), entry(4, 1)], [0], 0)).toEqual([4])
})

test('at the first visit nothing was missed', () => {
  expect(numbers([entry(1, 1), entry(2, 2)], [0], 0)).toEqual([])
})

test('a spectator has no decisions of their own', () => {
  expect(numbers([entry(1, 0), entry(2, 1)], [], 1)).toEqual([2])
})
