import { expect, test } from 'vitest'
import { isTold, stepsBackOfAll, stepsBackToOwn, lines, stepsBack, takenBack, type Line } from '../src/lib/log'
import type { LogEntry } from '../src/lib/wire/LogEntry'

const entry = (at: number, seat = 0, undid = 0, own = false): LogEntry => ({ at, seat, undid, own, events: [] })
const undone = (all: Line[]): number[] => all.filter((line) => line.undone).map(({ at }) => at)
const back = (all: Line[], at: number): number => stepsBack(all, all[at - 1] as Line)

test('an undo marks the last decisions that are not undone yet', () => {
  const all = lines([entry(1), entry(2), entry(3), entry(4, 0, 2), entry(5)])
  expect(undone(all)).toEqual([2, 3])
  expect(back(all, 5)).toBe(1)
  expect(back(all, 1)).toBe(2)
})

test('in simultaneous play an undo marks only decisions of its own seat', () => {
  const all = lines([entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 1), entry(5, 0, 1, true)])
  expect(undone(all)).toEqual([3])
  expect(back(all, 1)).toBe(1)
  expect(back(all, 2)).toBe(2)
})

test('an undo retracts only what was told', () => {
  const told = (at: number): LogEntry => ({ ...entry(at), events: [{ event: null, text: { key: 'event', args: [] } }] })
  const all = lines([entry(1), entry(2), entry(3, 0, 2), told(4), entry(5), entry(6, 0, 2)])
  expect(all.filter(isTold).map(({ at, retracted }) => [at, retracted])).toEqual([
    [4, 0],
    [6, 1],
  ])
})

test("undoing the player's last decision includes later decisions of others", () => {
  const all = lines([entry(1, 0), entry(2, 1), entry(3, 2), entry(4, 1), entry(5, 1, 1, true)])
  expect(stepsBackToOwn(all, 0)).toBe(3)
  expect(stepsBackToOwn(all, 2)).toBe(1)
  expect(stepsBackToOwn(all, 3)).toBe(0)
})

test('an undo of the decisions of all seats counts them by seat', () => {
  const all = lines([entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0), entry(5, 1), entry(6, 1, 1, true)])
  expect(stepsBackOfAll(all, all[1] as Line)).toBe(3)
  expect(takenBack(all, 3)).toEqual([
    { seat: 0, n: 2 },
    { seat: 1, n: 1 },
  ])
})
