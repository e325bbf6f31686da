import { expect, test } from 'vitest'
import { NO_SEAT, type EventFacts, type ReadEvent } from '../src/lib/beats'
import { lines } from '../src/lib/log'
import { jointOf, litBy, logParts, partAt, partWords } from '../src/lib/log-parts'
import type { Said } from '../src/lib/subject'
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
  const ends = entry(2, 0, {}, { seat: null, round: 2 }, { seat: null }, { seat: 1, turn: 1, quiet: true })
  expect(shape([entry(1, 0, {}), ends, entry(3, 1, {})])).toEqual([
    '1.0 * 0 x1',
    '2.0 - 0 x1',
    '2.1 # all x1',
    '2.2 - all x1',
    '3.0 * 1 x1',
  ])
})

test('whose turn it is is said by the name alone, until the first step stands beside it', () => {
  const begins = entry(1, 0, { seat: 1, turn: 1, quiet: true })
  expect(shape([begins])).toEqual(['1.0 * 1 x0'])
  expect(shape([begins, entry(2, 1, {}), entry(3, 1, {})])).toEqual(['2.0 * 1 x1', '3.0 - 1 x1'])
  const own = entry(1, 1, { seat: 1, turn: 1, quiet: true })
  expect(shape([own, entry(2, 1, {})]), 'a decision of the same seat can be undone there').toEqual(['1.0 * 1 x0', '2.0 - 1 x1'])
})

test('that a player is done is of interest until something else happens', () => {
  const done = (at: number, seat: number, ...more: EventFacts[]): LogEntry => entry(at, seat, { seat, done: seat }, ...more)
  const log = [entry(1, 0, {}), done(2, 1), done(3, 0)]
  expect(shape(log)).toEqual(['1.0 * 0 x1', '2.0 * 1 x1', '3.0 * 0 x1'])
  expect(shape([...log, done(4, 2, { seat: 2 }, { seat: 0 })])).toEqual(['1.0 * 0 x1', '4.0 * 2 x1', '4.1 * 0 x1'])
  expect(shape([...log, done(4, 2, { seat: 1 })])).toEqual(['1.0 * 0 x1', '4.0 * 1 x1'])
})

test('the part of a position that has none of its own is the last one before it', () => {
  const done = (at: number, seat: number): LogEntry => entry(at, seat, { seat, done: seat })
  const parts = logParts(lines([entry(2, 0, {}), done(3, 1), done(4, 0), entry(5, 0, {}, { seat: 1 })]), read)
  const at = (given: number): string | undefined => {
    const part = partAt(parts, given)
    return part && `${part.line.at}.${part.index}`
  }
  expect([1, 2, 3, 4, 5, 9].map(at)).toEqual([undefined, '2.0', '2.0', '2.0', '5.1', '5.1'])
})

test('what the beginning of a turn brings is told', () => {
  const begins = entry(1, 0, { seat: 1, turn: 1 })
  begins.events[0] = { event: { seat: 1, turn: 1, quiet: true }, text: { key: 'x', args: [['amount', { number: 2 }]] } }
  expect(shape([begins, entry(2, 1, {})])).toEqual(['1.0 * 1 x1', '2.0 - 1 x1'])
})

test('what a seat does at once in its turn is told, even if its words are a name alone', () => {
  expect(shape([entry(1, 0, {}), entry(2, 1, { seat: 1, turn: 1, step: 'pass' })])).toEqual(['1.0 * 0 x1', '2.0 * 1 x1'])
})

test('a decision is one paragraph, whose first sentence goes on from the name', () => {
  const log = [entry(1, 0, {}, {}), entry(2, 0, {})]
  const [first, second] = logParts(lines(log), read)
  if (!first || !second) throw new Error('two parts')
  const sayOf = (): Said => ({ text: 'builds a ship.', joint: '' })
  expect(partWords(first, sayOf)).toBe('builds a ship. Builds a ship.')
  expect(partWords(second, sayOf)).toBe('Builds a ship.')
  const list = (): Said => ({ text: 'tile on A1.', joint: ':' })
  expect([jointOf(first, list), partWords(first, list)], 'or follows its colon').toEqual([':', 'tile on A1. Tile on A1.'])
  const [told] = log[1]?.events ?? []
  if (!told) throw new Error('an event')
  expect([first, second].map((part) => litBy(part, [{ told, seat: 3 }]))).toEqual([undefined, 3])
})

test('an undo is a line of its own', () => {
  expect(shape([entry(1, 0, {}), { ...entry(2, 0), undid: 1, own: true }])).toEqual(['1.0 * 0 x1', '2.0 - 0 x0'])
})
