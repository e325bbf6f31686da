import { expect, test } from 'vitest'
import { chatRight, mutable } from '../src/lib/chat-rights'
import { bot, guest, tableInfo as table } from './builders'
import type { SeatInfo } from '../src/lib/wire/SeatInfo'

const me = guest('Mira')
const friend = guest('Vega', false)
const open: SeatInfo = { name: '', yours: false, connected: false, kind: { kind: 'open' } }

test('players and the host may write, unless muted by the host', () => {
  expect(chatRight(table([me, friend], { host: 'other' }), 'me')).toBe('write')
  expect(chatRight(table([friend, friend], { host: 'me' }), 'me')).toBe('write')
  expect(chatRight(table([friend, friend], { host: 'other' }), 'me')).toBe('closed')
  expect(chatRight(table([me, friend], { host: 'other', muted: [0] }), 'me')).toBe('muted')
  expect(chatRight(table([me, friend], { host: 'other', muted: [1] }), 'me')).toBe('write')
})

test('before the start, guests with the link may write too', () => {
  const waiting = (visibility: 'link' | 'public') => table([friend, open], { host: 'other', status: 'waiting', visibility })
  expect(chatRight(waiting('link'), 'me')).toBe('write')
  expect(chatRight(waiting('public'), 'me')).toBe('closed')
})

test('guests who look on may write where the host lets them', () => {
  const info = table([friend, friend], { host: 'other', open_chat: true })
  expect([chatRight(info, 'me'), chatRight(info, undefined)]).toEqual(['write', 'closed'])
})

test('only the host can mute, and only other guests', () => {
  const info = table([me, friend, bot('easy'), open], { host: 'me', muted: [1] })
  expect(mutable(info, 'me')).toEqual([{ seat: 1, name: 'Vega', muted: true }])
  expect(mutable(info, 'other')).toEqual([])
})
