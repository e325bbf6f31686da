import { expect, test } from 'vitest'
import { byUrgency, standOf } from '../src/lib/tables'
import type { SeatInfo } from '../src/lib/wire/SeatInfo'
import type { TableInfo } from '../src/lib/wire/TableInfo'

const seat = (kind: SeatInfo['kind'], yours = false): SeatInfo => ({ kind, name: 'Mira', yours, connected: true })
const me = seat({ kind: 'guest' }, true)
const bot = seat({ kind: 'bot', bot: 'easy' })
const friend = seat({ kind: 'guest' })
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'x',
  game: 'kepler-3042',
  options: {},
  seats,
  visibility: 'link',
  status: 'playing',
  bot_takes_over: true,
  undo_by_consent: true,
  host: 'me',
  rematch: null,
  abandoned: null,
  awaited: null,
  ...more,
})

test('a table waits for us if one of our seats is awaited', () => {
  expect(standOf(table([friend, me], { awaited: [1] }))).toBe('turn')
  expect(standOf(table([friend, me], { awaited: [0] }))).toBe('playing')
  expect(standOf(table([me, bot], { awaited: [0, 1] }))).toBe('turn')
  expect(standOf(table([me, bot]))).toBe('playing')
  expect(standOf(table([me, friend], { status: 'over', abandoned: 1 }))).toBe('abandoned')
})

test('what asks for something comes first', () => {
  const list = [
    table([me], { status: 'over' }),
    table([me, friend]),
    table([me], { awaited: [0] }),
    table([me], { status: 'waiting' }),
  ]
  expect(list.toSorted(byUrgency).map(standOf)).toEqual(['turn', 'waiting', 'playing', 'over'])
})
