import { expect, test } from 'vitest'
import { byUrgency, standOf } from '../src/lib/tables'
import { bot, guest, tableInfo as table } from './builders'

const me = guest('Mira')
const friend = guest('Vega', false)
const easy = bot('easy')

test('a table waits for us if one of our seats is awaited', () => {
  expect(standOf(table([friend, me], { awaited: [1] }))).toBe('turn')
  expect(standOf(table([friend, me], { awaited: [0] }))).toBe('playing')
  expect(standOf(table([me, easy], { awaited: [0, 1] }))).toBe('turn')
  expect(standOf(table([me, easy]))).toBe('playing')
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
