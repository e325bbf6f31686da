import { expect, test } from 'vitest'
import { NO_SEAT, type EventFacts, type ReadEvent } from '../src/lib/beats'
import { lines } from '../src/lib/log'
import { logParts } from '../src/lib/log-parts'
import type { LogEntry } from '../src/lib/wire/LogEntry'

const read: ReadEvent = (event) => event as EventFacts
const entry = (at: number, seat: number, ...events: EventFacts[]): LogEntry => ({
  at,
  seat,
  undid: 0,
  own: false,
  events: events.map((event) => ({ event, text: { key: 'x', args: [] } })),
})
const shape = (log: LogEntry[]): string[] =>
  logParts(lines(log), read).map(
    ({ line, index, seat, events, heading, opens }) =>
      `${line.at}.${index} ${heading ? '#' : opens ? '*' : '-'} ${seat === NO_SEAT ? 'all' : seat} x${events.length}`,
  )

test('a seat is marked where its turn begins, not at every decision', () => {
  expect(shape([entry(1, 0, {}), entry(2, 0, {}, {}), entry(3, 1, {}), entry(4, 0, {})])).toEqual([
    '1.0 * 0 x1',
    '2.0 - 0 x2',
    '3.0 * 1 x1',
    '4.0 * 0 x1',
  ])
})

test('a round has a heading, under which those who play are marked again', () => {
  const ends = entry(2, 0, {}, { seat: null, round: 2 }, { seat: null }, { seat: 1, turn: 1 })
  expect(shape([entry(1, 0, {}), ends, entry(3, 1, {})])).toEqual([
    '1.0 * 0 x1',
    '2.0 - 0 x1',
    '2.1 # all x1',
    '2.2 - all x1',
    '2.3 * 1 x1',
    '3.0 - 1 x1',
  ])
})

test('an undo is a line of its own', () => {
  expect(shape([entry(1, 0, {}), { ...entry(2, 0), undid: 1, own: true }])).toEqual(['1.0 * 0 x1', '2.0 - 0 x0'])
})
