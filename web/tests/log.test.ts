import { expect, test } from 'vitest'
import { lines, stepsBack } from '../src/lib/log'
import type { LogEntry } from '../src/lib/wire/LogEntry'

const entry = (at: number, undid = 0): LogEntry => ({ at, seat: 0, undid, events: [] })

test('an undo strikes out what it took back', () => {
  const all = lines([entry(1), entry(2), entry(3), entry(4, 2), entry(5)])
  expect(all.map(({ undone }) => undone)).toEqual([false, true, true, false, false])
  expect(stepsBack(all, 5)).toBe(1)
  expect(stepsBack(all, 1)).toBe(2)
})
