import { expect, test } from 'vitest'
import { entryOf, historySteps, numbered, stepAt } from '../src/lib/history'
import { logEntry } from './builders'
import type { LogEntry } from '../src/lib/wire/LogEntry'

const hidden = (at: number, seat: number): LogEntry => ({ ...logEntry(at, seat), events: [] })
const ats = (log: readonly LogEntry[], mine: readonly number[] = [0]): number[] => historySteps(log, mine).map(({ at }) => at)

test('hidden decisions of others do not count as steps, decisions of the seat do', () => {
  const log = [logEntry(1, 0), hidden(2, 1), hidden(3, 0), logEntry(4, 1)]
  expect(ats(log)).toEqual([1, 3, 4])
  expect(ats(log, []), 'for a spectator').toEqual([1, 4])
})

test('undone decisions and their undo do not count as steps', () => {
  expect(ats([logEntry(1, 0), logEntry(2, 0), logEntry(3, 0), logEntry(4, 0, 2), logEntry(5, 0)])).toEqual([1, 5])
})

test('steps are numbered without gaps, and entries between two of them show the first', () => {
  const steps = historySteps([logEntry(1, 0), hidden(2, 1), logEntry(3, 1)], [0])
  expect(numbered(steps).map(({ at }) => at)).toEqual([1, 2])
  expect([0, 1, 2, 3].map((at) => stepAt(steps, at))).toEqual([0, 1, 1, 2])
  expect([-1, 0, 1, 2].map((step) => entryOf(steps, step))).toEqual([0, 0, 1, 3])
})
