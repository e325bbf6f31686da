import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeEach, expect, test, vi } from 'vitest'
import { readEvent, recap as recapKepler } from '../src/boards/kepler/chronicle'
import { recap as recapPlanet } from '../src/boards/planet-unknown/chronicle'
import { everyEntry, type ReadEvent } from '../src/lib/beats'
import { shortened } from '../src/lib/fit'
import { recapLines, recapStart, turnSoFar } from '../src/lib/recap'
import { format, words } from '../src/lib/words.svelte'
import { logEntry, sentence } from './builders'
import type { Told } from '../src/boards/types'
import type { Event } from '../src/boards/kepler/types'
import type { Event as PlanetEvent } from '../src/boards/planet-unknown/types'
import type { LogEntry } from '../src/lib/wire/LogEntry'
import type { Sentence } from '../src/lib/wire/Sentence'

/** The words of a game in English, from its Fluent files. */
function speak(...games: string[]): (sentence: Sentence) => string {
  const bundle = new FluentBundle('en', { useIsolating: false })
  for (const name of ['web', ...games]) {
    const text = readFileSync(new URL(`../../locales/en/${name}.ftl`, import.meta.url), 'utf8')
    bundle.addResource(new FluentResource(text))
  }
  return (spoken) => format([bundle], spoken) ?? spoken.key
}

const say = speak('kepler-3042', 'kepler-3042-components', 'kepler-3042-board')
beforeEach(() => void vi.spyOn(words, 'say').mockImplementation(say))

const told = <E>(event: E, text = sentence('event')): Told<E> => ({ event, text })
const entry = (at: number, seat: number, ...events: Event[]): LogEntry => ({
  ...logEntry(at, seat),
  events: events.map((event) => told(event)),
})

test("each opponent has one line; the player's own and undone decisions are omitted", () => {
  const log = [
    entry(1, 0, { selected: { seat: 0, space: 'terraform' } }),
    entry(2, 2, { selected: { seat: 2, space: 'space_missions' } }),
    entry(3, 2, { built: { seat: 2, card: 0, hex: [0, 1] } }),
    entry(4, 2, { built: { seat: 2, card: 0, hex: [1, 0] } }),
    entry(5, 2, { built: { seat: 2, card: 0, hex: [1, 1] } }),
    entry(6, 2, { settled: { seat: 2, card: 10, hex: [2, 1] } }),
    entry(7, 1, { selected: { seat: 1, space: 'terraform' } }),
    logEntry(8, 1, 1),
    entry(9, 1, { selected: { seat: 1, space: 'stellar_propulsion' } }),
    entry(10, 1, { flew: { seat: 1, from: [0, 1], path: [[0, 2]], nearby: null } }),
  ]
  const lines = recapLines(log, [0], 1, {
    read: readEvent as ReadEvent,
    recap: (each) => recapKepler(each as Told<Event>[], say),
  })
  expect(lines.map(({ seat, parts }) => [seat, parts.join('; ')])).toEqual([
    [2, 'Space Missions, 3 ships; Oceanus X settled'],
    [1, 'Stellar Propulsion, 1 flight'],
  ])
  expect(lines[0]?.beats.map(({ from, to }) => [from, to])).toEqual([[2, 6]])
  expect(lines[1]?.beats.map(({ from, to }) => [from, to])).toEqual([
    [9, 9],
    [10, 10],
  ])
})

test('what a seat has done so far goes back to the beginning of its turn, although the last entry goes on with the next', () => {
  const built: Event = { built: { seat: 1, card: 0, hex: [0, 1] } }
  const log = [
    entry(1, 1, { selected: { seat: 1, space: 'terraform' } }, { turn_begins: { seat: 2 } }),
    entry(2, 2, { selected: { seat: 2, space: 'terraform' } }, { turn_begins: { seat: 1 } }),
    entry(3, 1, { selected: { seat: 1, space: 'space_missions' } }),
    entry(4, 1, built),
    entry(
      5,
      1,
      { card_applies: { card: 'x', seats: [1] } },
      built,
      { round_begins: { round: 2, card: 'y' } },
      { turn_begins: { seat: 2 } },
    ),
  ]
  const kinds = (seat: number, until = log.length): string[] =>
    turnSoFar(log.slice(0, until), seat, readEvent as ReadEvent).map(({ event }) => Object.keys(event as object)[0] ?? '')
  expect(kinds(1)).toEqual(['turn_begins', 'selected', 'built', 'built'])
  expect(kinds(1, 3)).toEqual(['turn_begins', 'selected'])
  expect(kinds(1, 1), 'without the next turn').toEqual(['selected'])
  expect(kinds(2, 2)).toEqual(['turn_begins', 'selected'])
  expect(kinds(0)).toEqual([])
})

test('a line of Kepler-3042 sums up technologies, cubes and tiles', () => {
  const events: Event[] = [
    { selected: { seat: 1, space: 'technological_development' } },
    { spent: { seat: 1, card: 0, cubes: { energy: 1, matter: 0, antimatter: 0 } } },
    { tech_advanced: { seat: 1, tech: 'I', level: 2 } },
    { produced: { seat: 1, card: 0, cubes: { energy: 1, matter: 1, antimatter: 0 } } },
    { produced: { seat: 1, card: 3, cubes: { energy: 1, matter: 0, antimatter: 0 } } },
    { tile_revealed: { hex: [3, 3], tile: 'mine' } },
    { objective_taken: { seat: 1, hex: [0, 0] } },
    { withdrawn: { seat: 1, hex: [2, 2], nearby: null } },
    { withdrawn: { seat: 1, hex: [3, 2], nearby: null } },
    { medals_awarded: { seat: 1, track: 'colonial', n: 2 } },
    { medals_awarded: { seat: 1, track: 'technology', n: 1 } },
  ]
  expect(
    recapKepler(
      events.map((event) => told(event)),
      say,
    ),
  ).toEqual([
    'Technological Development, 1 tile turned up',
    'Space Travel 2',
    'colonial objective at J17',
    '2 ships withdrawn',
    '3 medals',
    '2 energy, 1 matter',
  ])
  expect(recapKepler([told<Event>({ turn_begins: { seat: 1 } })], say), 'nothing was done').toEqual([])
})

test('a line of Planet Unknown names the tile and its gains', () => {
  const planetWords = speak('planet-unknown', 'planet-unknown-components', 'planet-unknown-board')
  vi.spyOn(words, 'say').mockImplementation(planetWords)
  const moved = (track: string, from: number, to: number): Sentence => ({
    key: 'change-cube',
    args: [
      ['track', { message: sentence(`track-${track}`) }],
      ['from', { number: from }],
      ['to', { number: to }],
    ],
  })
  const pair = (a: Sentence, b: Sentence): Sentence => ({
    key: 'list-comma',
    args: [
      ['a', { message: a }],
      ['b', { message: b }],
    ],
  })
  const what = pair(pair(sentence('change-tile'), moved('water', 2, 3)), moved('tech', 0, 1))
  const did: PlanetEvent = {
    did: {
      seat: 1,
      changes: [
        { tile_placed: { tile: 78, at: [3, 0], turns: 2, flip: true } },
        { cube_moved: { cube: 'water', from: { track: 'water', row: 2 }, to: { track: 'water', row: 3 } } },
        { cube_moved: { cube: 'tech', from: { track: 'tech', row: 0 }, to: { track: 'tech', row: 1 } } },
      ],
    },
  }
  const text: Sentence = { key: 'event-did', args: [['what', { message: what }]] }
  const parts = recapPlanet([told<PlanetEvent>({ confirmed: { seat: 1 } }), told(did, text)], planetWords)
  expect(parts).toEqual([expect.stringMatching(/^\w+\/\w+ tile$/), 'water 2 → 3', 'tech 0 → 1'])
})

test('a game whose board does not read events has a line, too', () => {
  const lines = recapLines([logEntry(1, 0), logEntry(2, 1), logEntry(3, 1)], [0], 1, {
    read: everyEntry,
    recap: (each) => each.map(({ text }) => text.key),
  })
  expect(lines.map(({ seat, parts, beats }) => [seat, parts, beats.length])).toEqual([[1, ['event', 'event'], 2]])
})

test("a recap begins with the player's last decision, or after the last recap that was read", () => {
  expect(recapStart([logEntry(1, 1), logEntry(2, 0), logEntry(3, 1)], [0], 0), 'with what it led to').toBe(1)
  expect(recapStart([logEntry(1, 1), logEntry(2, 0), logEntry(3, 1)], [0], 2)).toBe(2)
  expect(recapStart([logEntry(1, 0), logEntry(2, 1)], [], 1), 'a spectator').toBe(1)
  expect(recapStart([logEntry(1, 1), logEntry(2, 2)], [0], 0), 'the first visit').toBe(2)
})

test('a line is shortened by whole parts, and says how many are left', () => {
  const parts = ['Space Missions', '3 ships', '2 flights']
  const fits =
    (letters: number) =>
    (shown: string[], left: number): boolean =>
      shown.join().length + (left > 0 ? 3 : 0) <= letters
  expect(shortened(parts, fits(99))).toEqual({ parts, left: 0, clipped: false })
  expect(shortened(parts, fits(26))).toEqual({ parts: parts.slice(0, 2), left: 1, clipped: false })
  expect(shortened(parts, fits(18))).toEqual({ parts: parts.slice(0, 1), left: 2, clipped: false })
  expect(shortened(parts, fits(5)), 'never the number alone').toEqual({ parts: ['Spac…'], left: 0, clipped: true })
  const mapping = ['Galactic Mapping, 4 tiles', '1 matter']
  expect(shortened(mapping, fits(20))).toEqual({ parts: ['Galactic Mapping'], left: 2, clipped: false })
  expect(shortened(mapping, fits(16))).toEqual({ parts: ['Galactic Mapping'], left: 0, clipped: false })
})
