// @vitest-environment happy-dom
// What a table page shows besides its present: earlier positions, and areas of others.
import { expect, test, vi } from 'vitest'
import { api } from '../src/lib/api'
import { toasts } from '../src/lib/toasts.svelte'
import { words } from '../src/lib/words.svelte'
import { key, open, page, update } from './open-table-page.svelte'
import { argText, bot, guest, logEntry, question, replay } from './builders'
import type { LogEntry } from '../src/lib/wire/LogEntry'

vi.mock('../src/lib/sounds', () => ({ play: vi.fn() }))

/** A decision of a bot that nobody sees. */
const hidden = (at: number): LogEntry => ({ ...logEntry(at, 1), events: [] })

function openWith(log: LogEntry[]): void {
  open([guest('Mira'), bot('easy')], [{ seat: 0, view: 'mine' }], [question(0)])
  update({ log, at: log.length })
  vi.spyOn(api, 'replay').mockImplementation((_, at) => Promise.resolve(replay(at ?? 0)))
  vi.spyOn(words, 'say').mockImplementation(({ key, args }) => [key, ...args.map(([, arg]) => argText(arg))].join(' '))
}

async function press(name: string): Promise<number | undefined> {
  page.keydown(key(name))
  await vi.advanceTimersByTimeAsync(1)
  return page.past.position?.at
}

test('arrow keys skip steps that show no change, and steps that were undone', async () => {
  openWith([logEntry(1, 0), logEntry(2, 1), hidden(3), logEntry(4, 0), logEntry(5, 0, 1), logEntry(6, 1), hidden(7)])
  expect([page.history.step, page.history.steps.length]).toEqual([3, 3])
  expect(await press('ArrowLeft')).toBe(2)
  expect(await press('ArrowLeft')).toBe(1)
  expect(await press('ArrowLeft')).toBe(0)
  expect(await press('ArrowRight')).toBe(1)
  expect(await press('ArrowRight')).toBe(2)
  expect(await press('ArrowRight'), 'now').toBeUndefined()
})

test('the strip has ticks for steps alone', () => {
  openWith([logEntry(1, 0), logEntry(2, 0), logEntry(3, 0, 2), hidden(4), logEntry(5, 1)])
  expect(page.history.rounds.flatMap(({ turns }) => turns)).toEqual([{ seat: 1, from: 1, to: 1 }])
})

test('a past position says whose move led to it', async () => {
  openWith([logEntry(1, 1), hidden(2), logEntry(3, 0), logEntry(4, 0)])
  await press('ArrowLeft')
  expect([page.headline, page.headlineSeat]).toEqual(['web-history-waits 2 3 1 Mira', 0])
  await press('ArrowLeft')
  expect([page.headline, page.headlineSeat]).toEqual([expect.stringMatching(/^web-history-waits 1 3 1 \S/), 1])
  expect(page.shortHeadline).toMatch(/^web-history-at 1 3 1/)
  await press('ArrowLeft')
  expect([page.headline, page.headlineSeat], 'the start').toEqual(['web-history-waits 0 3 0 ', null])
})

test("while another player's area is looked at, it is the headline, and the question waits", () => {
  openWith([logEntry(1, 0)])
  const move = vi.spyOn(page.table, 'move').mockResolvedValue({ done: true })
  page.show(1)
  expect([page.headline, page.headlineSeat, page.barQuestion, page.main.choice]).toEqual([
    expect.stringMatching(/^web-looking-at/),
    1,
    null,
    undefined,
  ])
  page.keydown(key('Enter'))
  expect(move).not.toHaveBeenCalled()
  expect(toasts.list.at(-1)?.text()).toBe('web-enter-looking')
  page.show(null)
  expect([page.headline, page.barQuestion?.seat]).toEqual(['prompt-0', 0])
  page.keydown(key('Enter'))
  expect(move).toHaveBeenCalledWith(0, 'end')
})
