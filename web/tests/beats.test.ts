import { expect, test } from 'vitest'
import { readEvent as readKepler } from '../src/boards/kepler/chronicle'
import { beats, everyEntry, NO_SEAT, pieces, toldEvents, type EventFacts, type ReadEvent } from '../src/lib/beats'
import { isAtEnd, next, previous, roundAt, rounds, withRoom, type Round } from '../src/lib/turns'
import { logEntry, sentence } from './builders'
import type { Event } from '../src/boards/kepler/types'
import type { LogEntry } from '../src/lib/wire/LogEntry'

/** An entry whose events are their own facts. */
const entry = (at: number, seat: number, ...facts: EventFacts[]): LogEntry => ({
  ...logEntry(at, seat),
  events: facts.map((event) => ({ event, text: sentence('event') })),
})
const read: ReadEvent = (event) => event as EventFacts
const spans = (log: LogEntry[], by = read): number[][] => beats(log, by).map(({ seat, from, to }) => [seat, from, to])

test('without a board that reads events, every entry that has some is a beat', () => {
  const log = [logEntry(1, 0), logEntry(2, 0), { ...logEntry(3, 0), events: [] }, logEntry(4, 1)]
  expect(spans(log, everyEntry)).toEqual([
    [0, 1, 1],
    [0, 2, 3],
    [1, 4, 4],
  ])
})

test('small steps join the step before them, until another step or another seat begins', () => {
  const log = [
    entry(1, 1, { step: 'action' }),
    entry(2, 1),
    entry(3, 1, {}, {}),
    entry(4, 1, { step: 'flights' }),
    entry(5, 1, { step: 'flights' }),
    entry(6, 2, {}),
  ]
  expect(spans(log)).toEqual([
    [1, 1, 3],
    [1, 4, 5],
    [2, 6, 6],
  ])
})

test('events of several seats in one entry are separate beats', () => {
  const log = [
    entry(7, 0, { seat: 0, quiet: true }, { seat: 0, step: 'turn' }, { seat: 1, step: 'turn' }, { seat: 2, step: 'turn' }),
  ]
  expect(pieces(log[0] as LogEntry, read).map(({ seat, entry: { at, events } }) => [seat, at, events.length])).toEqual([
    [0, 7, 1],
    [0, 7, 1],
    [1, 7, 1],
    [2, 7, 1],
  ])
  expect(spans(log)).toEqual([
    [0, 7, 7],
    [1, 7, 7],
    [2, 7, 7],
  ])
})

test('the end of a game of Kepler-3042 is not part of the last move', () => {
  const move: Event = { declined: { seat: 1, what: 'production' } }
  const log: LogEntry[] = [
    { ...logEntry(1, 1), events: [move, 'game_over' as const].map((event) => ({ event, text: sentence('event') })) },
  ]
  expect(pieces(log[0] as LogEntry, readKepler as ReadEvent).map(({ seat, loud }) => [seat, loud])).toEqual([
    [1, false],
    [NO_SEAT, true],
  ])
})

test('events that no player caused join their effects on players', () => {
  const log = [entry(1, 1, { seat: null, step: 'card' }, { seat: 2 }, { seat: 0 })]
  expect(spans(log)).toEqual([[NO_SEAT, 1, 1]])
  expect(toldEvents(log, read).map(({ seat }) => seat)).toEqual([NO_SEAT, 2, 0])
})

test('a beat without anything to animate is skipped', () => {
  expect(spans([entry(1, 1, { step: 'a', quiet: true }), entry(2, 1, { step: 'b' })])).toEqual([[1, 2, 2]])
})

/** A turn of Kepler-3042 as a server logs it: twelve decisions. */
const events: Event[][] = [
  [{ selected: { seat: 1, space: 'galactic_mapping' } }],
  [{ track_advanced: { seat: 1, track: 'technology', position: 2 } }],
  [{ tile_revealed: { hex: [-6, -6], tile: { planet: 11 } } }],
  [{ tile_revealed: { hex: [-16, 6], tile: { planet: 10 } } }],
  [{ bonus_chosen: { seat: 1, bonus: 'exploration_planning' } }],
  [{ burned: { seat: 1, from: 'depot', kind: 'energy' } }],
  [],
  [{ flew: { seat: 1, from: [1, 0], path: [[2, 0]], nearby: null } }],
  [],
  [{ flew: { seat: 1, from: [-1, 1], path: [[0, 1]], nearby: null } }],
  [],
  [{ round_begins: { round: 3, card: 'scholarships' } }, { turn_begins: { seat: 2 } }],
]
const keplerLog = (): LogEntry[] => [
  { ...logEntry(1, 0), events: [{ event: { turn_begins: { seat: 1 } }, text: sentence('event') }] },
  ...events.map((some, i) => ({
    ...logEntry(i + 2, 1),
    events: some.map((event) => ({ event, text: sentence('event') })),
  })),
]

test('a turn of twelve decisions in Kepler-3042 takes a few beats', () => {
  expect(spans(keplerLog(), readKepler as ReadEvent)).toEqual([
    [1, 1, 5],
    [1, 6, 8],
    [1, 9, 12],
    [NO_SEAT, 13, 13],
  ])
})

test('rounds and turns begin where the events say so', () => {
  const log = [
    entry(1, 0),
    entry(2, 1, { round: 1 }, { turn: 1 }),
    entry(3, 1, {}),
    entry(4, 0, {}),
    entry(5, 1, { turn: 0 }),
    entry(6, 0, { round: 2 }, { turn: 0 }),
    entry(7, 0),
  ]
  expect(rounds(log, read)).toEqual([
    {
      n: 0,
      from: 1,
      to: 2,
      turns: [
        { seat: 0, from: 1, to: 1 },
        { seat: 1, from: 2, to: 2 },
      ],
    },
    {
      n: 1,
      from: 3,
      to: 6,
      turns: [
        { seat: 1, from: 3, to: 5 },
        { seat: 0, from: 6, to: 6 },
      ],
    },
    { n: 2, from: 7, to: 7, turns: [{ seat: 0, from: 7, to: 7 }] },
  ])
})

test('a solo game has a tick for every round', () => {
  const log = [entry(1, 0, { round: 1 }), entry(2, 0), entry(3, 0, { round: 2 }), entry(4, 0), entry(5, 0)]
  expect(rounds(log, read).map(({ n, from, to }) => [n, from, to])).toEqual([
    [0, 1, 1],
    [1, 2, 3],
    [2, 4, 5],
  ])
})

test('a game that begins with its first round has no set-up', () => {
  const log = [entry(1, 0), entry(2, 1, { done: 1 }), entry(3, 0, { done: 0 }, { round: 2 }), entry(4, 1)]
  expect(rounds(log, read).map(({ n, turns }) => [n, ...turns.map(({ seat }) => seat)])).toEqual([
    [1, 1, 0],
    [2, 1],
  ])
})

test('in simultaneous play, a turn belongs to the seat that ends it', () => {
  const log = [entry(1, 0, { round: 1 }), entry(2, 1), entry(3, 0), entry(4, 0, { done: 0 }), entry(5, 1, { done: 1 })]
  expect(rounds(log, read).at(-1)?.turns).toEqual([
    { seat: 0, from: 2, to: 4 },
    { seat: 1, from: 5, to: 5 },
  ])
})

test('entries of one seat in a row are a turn where events say nothing', () => {
  const log = [0, 0, 1, 0].map((seat, i) => logEntry(i + 1, seat))
  expect(rounds(log, everyEntry)).toEqual([
    {
      n: 0,
      from: 1,
      to: 4,
      turns: [
        { seat: 0, from: 1, to: 2 },
        { seat: 1, from: 3, to: 3 },
        { seat: 0, from: 4, to: 4 },
      ],
    },
  ])
})

test('the buttons lead to the starts of rounds and turns, and finally to the end', () => {
  const all = rounds([entry(1, 0, { round: 1, turn: 1 }), entry(2, 1), entry(3, 1, { turn: 0 }), entry(4, 0), entry(5, 0)], read)
  expect([next(all, 'turn', 0, 5), next(all, 'turn', 1, 5), next(all, 'turn', 3, 5)]).toEqual([1, 3, 5])
  expect([next(all, 'round', 0, 5), next(all, 'round', 1, 5)]).toEqual([1, 5])
  expect([previous(all, 'turn', 5), previous(all, 'turn', 3), previous(all, 'round', 5), previous(all, 'round', 1)]).toEqual([
    3, 1, 1, 0,
  ])
})

test('a round that the last entry began is the current one, and has no entries yet', () => {
  const all = rounds([entry(1, 0, { round: 1 }), entry(2, 0), entry(3, 1, { round: 2 })], read)
  expect(all.at(-1)).toEqual({ n: 2, from: 4, to: 3, turns: [] })
  expect([0, 1, 2, 3].map((at) => roundAt(all, at))).toEqual([0, 1, 1, 2])
  expect(next(all, 'round', 1, 3)).toBe(3)
  expect(previous(all, 'round', 3)).toBe(1)
})

test('round numbers do not overlap, and the current round keeps its number', () => {
  const round = (n: number, from: number, to: number): Round => ({ n, from, to, turns: [] })
  const all = [round(0, 1, 2), round(1, 3, 4), round(2, 5, 20), round(3, 21, 40), round(4, 41, 40)]
  expect([...withRoom(all, 3, 2, 20)]).toEqual([1, 3, 4])
  expect([...withRoom(all, 2, 2, 20)]).toEqual([2, 3, 4])
  expect([...withRoom(all, 4, 1.5, 20)]).toEqual([1, 4])
})

test('the number of a newest round that is narrower stands before the end, where the handle does not cover it', () => {
  const round = (n: number, from: number, to: number): Round => ({ n, from, to, turns: [] })
  const all = [round(1, 1, 20), round(2, 21, 34), round(3, 35, 40)]
  const narrow = (scale: number): number[] => all.filter((each) => isAtEnd(all, each, scale, 24)).map(({ n }) => n)
  expect([narrow(5), narrow(3)]).toEqual([[], [3]])
  // Then the one before it may have no room, although it begins further away.
  expect([...withRoom(all, 3, 3, 24)]).toEqual([1, 2, 3])
  expect([...withRoom(all, 3, 1.9, 24)]).toEqual([1, 3])
})
