import { expect, test } from 'vitest'
import { eventSites } from '../src/boards/kepler/events'
import { centre } from '../src/boards/kepler/hex'
import { cubeMoves, flights } from '../src/boards/kepler/motion'
import { arrivalsOf } from '../src/boards/planet-unknown/arrivals'
import { logEntry, sentence } from './builders'
import type { LogEntry } from '../src/boards/types'
import type { Event, View } from '../src/boards/kepler/types'
import type { Event as PlanetEvent, PlayerView } from '../src/boards/planet-unknown/types'

const entry = <E>(at: number, ...events: E[]): LogEntry<E> => ({
  ...logEntry(at, 1),
  events: events.map((event) => ({ event, text: sentence('event') })),
})

test('a ship flies along its path from the hex it left', () => {
  const [flight] = flights([
    entry<Event>(3, {
      flew: {
        seat: 1,
        from: [0, 0],
        path: [
          [1, 0],
          [1, 1],
        ],
        nearby: { next_to: 7 },
      },
    }),
  ])
  expect(flight).toEqual({ key: '3.0', seat: 1, to: '1,1', points: [centre([0, 0]), centre([1, 0]), centre([1, 1])] })
})

test('cubes travel one by one between the depot, the cards and the well', () => {
  const moves = (event: Event): unknown[] => cubeMoves(event).map(({ kind, from, to }) => [kind, from, to])
  expect(moves({ produced: { seat: 1, card: 3, cubes: { energy: 2, matter: 0, antimatter: 1 } } })).toEqual([
    ['energy', 'depot', 3],
    ['energy', 'depot', 3],
    ['antimatter', 'depot', 3],
  ])
  expect(moves({ spent: { seat: 1, card: 3, cubes: { energy: 0, matter: 1, antimatter: 0 } } })).toEqual([['matter', 3, 'depot']])
  expect(moves({ burned: { seat: 1, from: { card: 2 }, kind: 'matter' } })).toEqual([['matter', 2, 'well']])
  expect(moves({ burned: { seat: 1, from: 'depot', kind: 'energy' } })).toEqual([['energy', 'depot', 'well']])
  expect(moves({ regenerated: { seat: 1, kind: 'energy' } })).toEqual([['energy', 'well', 'depot']])
  expect(moves({ displaced: { seat: 1, from: 0, to: 4, kind: 'energy' } })).toEqual([['energy', 0, 4]])
  expect(moves({ declined: { seat: 1, what: 'production' } })).toEqual([])
})

test('events light up the hexes where they took place: of a card, that of its planet, and Earth is at Sol', () => {
  const view = {
    players: [
      { cards: [] },
      {
        cards: [
          { card: 0, hex: null },
          { card: 7, hex: [2, 3] },
        ],
      },
    ],
  } as unknown as View
  const hexes = (event: Event): unknown[] => eventSites(event, view).map(({ hex }) => hex)
  expect(hexes({ produced: { seat: 1, card: 7, cubes: { energy: 1, matter: 0, antimatter: 0 } } })).toEqual([[2, 3]])
  expect(hexes({ displaced: { seat: 1, from: 0, to: 7, kind: 'energy' } })).toEqual([
    [0, 0],
    [2, 3],
  ])
  expect(hexes({ terraformed: { seat: 1, card: 7 } })).toEqual([[2, 3]])
  expect(hexes({ flew: { seat: 1, from: [0, 0], path: [[1, 0]], nearby: null } })).toEqual([[1, 0]])
  expect(hexes({ regenerated: { seat: 1, kind: 'energy' } })).toEqual([])
})

test('arrivals on a planet are those of its own seat only', () => {
  const player = {
    last: [
      [4, 4],
      [4, 5],
    ],
  } as unknown as PlayerView
  const did: PlanetEvent = {
    did: {
      seat: 1,
      changes: [
        { tile_placed: { tile: 5, at: [4, 4], turns: 0, flip: false } },
        { patches_laid: { squares: [[6, 6]] } },
        { meteors_appeared: { squares: [[4, 5]] } },
        { rover_moved: { rover: 0, from: [1, 1], to: [1, 3] } },
        { rover_moved: { rover: 1, from: null, to: [2, 2] } },
      ],
    },
  }
  expect(arrivalsOf([entry(9, did)], 1, player)).toEqual({
    key: '9',
    covered: [
      [4, 4],
      [4, 5],
      [6, 6],
    ],
    stones: [[4, 5]],
    drives: [{ rover: 0, from: [1, 1], to: [1, 3] }],
  })
  expect(arrivalsOf([entry(9, did)], 2, player)).toBeNull()
})
