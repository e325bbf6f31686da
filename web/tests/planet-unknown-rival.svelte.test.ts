// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asTold, readEvent } from '../src/boards/planet-unknown/chronicle'
import { Rival, rivalIn } from '../src/boards/planet-unknown/rival.svelte'
import { settings } from '../src/lib/settings.svelte'
import { logEntry, sentence } from './builders'
import type { Change, Event, PlayerView, View } from '../src/boards/planet-unknown/types'
import type { LogEntry } from '../src/boards/types'

const players = [0, 1, 2].map(() => ({ last: [[4, 4]] }) as unknown as PlayerView)
const TILE: Change = { tile_placed: { tile: 3, at: [4, 4], turns: 0, flip: false } }
const CUBE: Change = { cube_moved: { cube: 'civ', from: { track: 'civ', row: 1 }, to: { track: 'civ', row: 2 } } }

/** What these seats did, in one beat. */
function told(...did: [seat: number, change: Change][]): LogEntry<Event>[] {
  const events = did.map(([seat, change]): Event => ({ did: { seat, changes: [change] } }))
  return [{ ...logEntry(7, 0), events: events.map((event) => ({ event, text: sentence('event-did') })) }]
}

test('a rival is shown if something arrives on their planet alone', () => {
  expect(rivalIn(told([1, TILE]), 0, players)).toBe(1)
  expect(rivalIn(told([1, TILE]), 1, players), 'it is on the stage already').toBeNull()
  expect(rivalIn(told([1, CUBE]), 0, players), 'nothing to see there').toBeNull()
  expect(rivalIn(told([1, TILE], [2, TILE]), 0, players), 'two at once').toBeNull()
  expect(rivalIn([], 0, players)).toBeNull()
})

let stop: (() => void) | undefined
beforeEach(() => {
  vi.useFakeTimers()
  settings.speed = 'normal'
})
afterEach(() => {
  stop?.()
  settings.speed = 'normal'
  vi.useRealTimers()
})

/** The stage of seat 0, and what happens at the table. */
function open(): {
  rival: Rival
  tell: (fresh: LogEntry<Event>[]) => void
  ask: (about: boolean) => void
  look: (past: boolean) => void
} {
  let fresh = $state.raw<LogEntry<Event>[]>([])
  let asksPlanet = $state(false)
  let past = $state(false)
  let rival: Rival | undefined
  stop = $effect.root(() => {
    rival = new Rival({
      fresh: () => fresh,
      seat: 0,
      view: { players },
      get asksPlanet() {
        return asksPlanet
      },
      get past() {
        return past
      },
      words: ({ key }) => key,
    })
  })
  flushSync()
  if (!rival) throw new Error('not created')
  return {
    rival,
    tell(next) {
      fresh = next
      flushSync()
    },
    ask(about) {
      asksPlanet = about
      flushSync()
    },
    look(at) {
      past = at
      flushSync()
    },
  }
}

test('each rival in turn is on the stage for a beat, then the viewer again', () => {
  const { rival, tell } = open()
  expect(rival.seat).toBeNull()
  tell(told([1, TILE]))
  expect(rival.seat).toBe(1)
  vi.advanceTimersByTime(900)
  tell(told([2, TILE]))
  expect(rival.seat).toBe(2)
  vi.advanceTimersByTime(900)
  expect(rival.seat, 'a beat of its own').toBe(2)
  vi.advanceTimersByTime(200)
  expect(rival.seat).toBeNull()
})

test('what is skipped, or told at no speed, or long ago, is not on the stage', () => {
  const { rival, tell, look } = open()
  tell(told([1, TILE]))
  rival.skip()
  expect(rival.seat).toBeNull()
  settings.speed = 'off'
  tell(told([2, TILE]))
  expect(rival.seat).toBeNull()
  settings.speed = 'slow'
  look(true)
  tell(told([1, TILE]))
  expect(rival.seat).toBeNull()
})

test("a question about the player's planet brings it back at once", () => {
  const { rival, tell, ask } = open()
  ask(true)
  tell(told([1, TILE]))
  expect(rival.seat).toBeNull()
  ask(false)
  tell(told([1, TILE]))
  expect(rival.seat).toBe(1)
  ask(true)
  expect(rival.seat).toBeNull()
})

test('a table that begins from a recorded position is told without a seat', () => {
  expect(readEvent({ redealt: true } as unknown as Event)).toMatchObject({ seat: null, quiet: true })
})

/** A position of three players in this round, whose points, depots and objective are this number. */
const position = (n: number): View =>
  ({
    round: n,
    players: [0, 1, 2].map(() => ({ stored: n, depot: n, done: n === 1 })),
    neighbours: [{ card: 4, seats: [1, 2], values: [n, n] }],
  }) as unknown as View

test('a board and its objectives change when what its player did is told, and all that they share with the next round', () => {
  const did = (seat: number): Event => ({ did: { seat, changes: [CUBE] } })
  const begins: Event = { round_begins: { round: 2, commander: 0 } }
  const [before, after] = [position(1), position(2)]
  const part = asTold(before, after, [did(2), begins])
  expect([part.round, part.players.map(({ stored }) => stored), part.neighbours[0]?.values]).toEqual([1, [2, 2, 1], [2, 1]])
  expect(part.players[1], 'the round is not over').toMatchObject({ depot: 1, done: true })
  expect(asTold(before, after, [begins])).toMatchObject({ round: 1, players: [{ stored: 2 }, { stored: 2 }, { stored: 2 }] })
  expect(asTold(before, after, [{ event_drawn: { card: 3 } }])).toBe(after)
})
