// @vitest-environment happy-dom
// What draws the player's attention to the table: sounds and notices.
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { play } from '../src/lib/sounds'
import { settings } from '../src/lib/settings.svelte'
import { toasts } from '../src/lib/toasts.svelte'
import { close, open, page, update } from './open-table-page.svelte'
import { guest, logEntry, outcome, question } from './builders'

vi.mock('../src/lib/sounds', () => ({ play: vi.fn() }))

beforeEach(() => void vi.mocked(play).mockClear())

const [mira, vega] = [guest('Mira'), guest('Vega')]

test('chat is announced and unread until it is opened', () => {
  open([mira, vega], [{ seat: 0, view: 'mine' }])
  page.table.chat = [{ from: 'Vega', text: 'hello', at: 1 }]
  flushSync()
  expect([page.attention.unread, toasts.list.at(-1)?.text()]).toEqual([true, 'Vega: hello'])
  expect(play).toHaveBeenCalledWith('chat')
  page.drawerOpen = page.attention.chatChosen = true
  flushSync()
  expect(page.attention.unread).toBe(false)

  close()
  open([mira, vega], [{ seat: 0, view: 'mine' }])
  page.table.chat = [{ from: 'Vega', text: 'hello', at: 1 }]
  expect(page.attention.unread, 'not again after a reload').toBe(false)
})

test("sounds announce the player's turn, moves of others and the end, but not the state when the page opens", () => {
  open([mira, vega], [{ seat: 0, view: 'mine' }], [question(0)])
  expect(play).not.toHaveBeenCalled()
  update({ questions: [], awaited: [1] })
  update({ fresh: [logEntry(1, 1)], questions: [question(0)] })
  expect(vi.mocked(play).mock.calls.flat().sort()).toEqual(['move', 'turn'])
  settings.setSound(false)
  flushSync()
  update({ outcome: outcome([0]), fresh: [], questions: [] })
  expect(vi.mocked(play).mock.calls.flat().sort(), 'a switch repeats nothing').toEqual(['end', 'move', 'turn'])
})

test('no sound announces a turn that goes on, only one that comes back from others', () => {
  const turns = (): number => vi.mocked(play).mock.calls.filter(([sound]) => sound === 'turn').length
  open([mira, vega], [{ seat: 0, view: 'mine' }], [question(0)])
  update({ awaited: [0] })
  update({ questions: [] })
  update({ questions: [question(0)] })
  expect(turns(), 'what the own step led to was told in between').toBe(0)
  update({ questions: [{ ...question(0), forced: 'end' }] })
  update({ questions: [question(0)] })
  expect(turns(), 'an answer was given automatically').toBe(0)
  update({ questions: [], awaited: [1] })
  update({ questions: [{ ...question(0), forced: 'end' }], awaited: [0] })
  expect(turns(), 'nothing to decide yet').toBe(0)
  update({ questions: [question(0)] })
  expect(turns()).toBe(1)
})
