import { expect, test } from 'vitest'
import { newEraAt } from '../src/boards/spacecorp/chronicle'
import { eraSummary } from '../src/boards/spacecorp/era'
import { kindOf } from '../src/boards/tagged'
import type { LogEntry } from '../src/boards/types'
import type { Era, Event } from '../src/boards/spacecorp/types'

const entry = (at: number, seat: number, ...events: Event[]): LogEntry<Event> => ({
  at,
  seat,
  undid: 0,
  own: false,
  events: events.map((event) => ({ event, text: { key: kindOf(event), args: [] } })),
})
const standing = (profit: number, gained: number, bases: number, contracts: number) => ({ profit, gained, bases, contracts })
const ends = (era: Era, ...standings: ReturnType<typeof standing>[]): Event => ({ era_ends: { era, standings } })
const begins = (era: Era): Event => ({ era_begins: { era } })
const turn: Event = { turn_begins: { seat: 0, extra: false } }
const bonus = (profit: number): Event => ({
  competition: { era: 'mariners', rule: 'R15.11.2', step: { transition_bonus: { profit } } },
})
const legacy: Event = { legacy_stored: { seat: 0, base: 'refinery', tile: 3, value: 2 } }
const taken: Event = { progress_taken: { seat: 0, title: 'hybrids', rewarded: true } }

const FIRST = [entry(1, 0, turn, taken), entry(2, 0, ends('mariners', standing(9, 8, 3, 4), standing(6, 6, 2, 1)), bonus(2))]

test('an era brought each side what its turns did; the bonus of the competition is profit, but belongs to no era', () => {
  const log = [
    ...FIRST,
    entry(3, 0, legacy, begins('planeteers'), taken),
    entry(4, 0, turn),
    entry(5, 0, ends('planeteers', standing(30, 20, 5, 2), standing(18, 10, 7, 4)), bonus(3), begins('starfarers')),
  ]
  expect(eraSummary(log.slice(0, 3))?.sides).toEqual([
    { profit: 9, gained: 8, bases: 3, contracts: 4 },
    { profit: 8, gained: 6, bases: 2, contracts: 1 },
  ])
  expect(eraSummary(log)).toMatchObject({ era: 'planeteers' })
  expect(eraSummary(log)?.sides).toEqual([
    { profit: 30, gained: 20, bases: 5, contracts: 2 },
    { profit: 21, gained: 10, bases: 7, contracts: 4 },
  ])
})

test('what is kept, paid and taken between two eras is listed, what comes in their turns is not', () => {
  const log = [...FIRST, entry(3, 0, legacy, begins('planeteers'), taken, turn, taken)]
  expect(eraSummary(log)?.between.map(({ event }) => kindOf(event))).toEqual(['competition', 'legacy_stored', 'progress_taken'])
  expect(eraSummary([entry(1, 0, begins('mariners'), turn)])).toBeNull()
})

test('a new era is announced until the viewer decides something in it; in the first one nothing is', () => {
  const log = [...FIRST, entry(3, 1, begins('planeteers'), turn)]
  expect(newEraAt([entry(1, 0, begins('mariners'), turn)], 0)).toBeNull()
  expect(newEraAt(FIRST, 0)).toBeNull()
  expect(newEraAt(log, 0)).toBe(3)
  expect(newEraAt([...log, entry(4, 1)], 0), 'somebody else played').toBe(3)
  expect(newEraAt([...log, entry(4, 1)], null), 'for a spectator').toBeNull()
  expect(newEraAt([...log, entry(4, 1), entry(5, 0)], 0)).toBeNull()
})
