import { expect, test } from 'vitest'
import { byUrgency, displayStatus } from '../src/lib/tables'
import { bot, guest, tableInfo as table } from './builders'

const me = guest('Mira')
const friend = guest('Vega', false)
const easy = bot('easy')

test('it is our turn if one of our seats is awaited', () => {
  expect(displayStatus(table([friend, me], { awaited: [1] }))).toBe('turn')
  expect(displayStatus(table([friend, me], { awaited: [0] }))).toBe('playing')
  expect(displayStatus(table([me, easy], { awaited: [0, 1] }))).toBe('turn')
  expect(displayStatus(table([me, easy]))).toBe('playing')
  expect(displayStatus(table([me, friend], { status: 'over', abandoned: 1 }))).toBe('abandoned')
})

test('tables that need the player come first', () => {
  const list = [
    table([me], { status: 'over' }),
    table([me, friend]),
    table([me], { awaited: [0] }),
    table([me], { status: 'waiting' }),
  ]
  expect(list.toSorted(byUrgency).map(displayStatus)).toEqual(['turn', 'waiting', 'playing', 'over'])
})
