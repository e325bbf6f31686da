// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { loadBoard } from '../src/boards/registry'
import { api, ApiFailure } from '../src/lib/api'
import { toasts } from '../src/lib/toasts.svelte'
import { words } from '../src/lib/words.svelte'
import { ReplayPage } from '../src/table/replay-page.svelte'
import { gameInfo, logEntry, replay, sentence } from './builders'
import type { ReplayInfo } from '../src/lib/wire/ReplayInfo'

let end: () => void = () => undefined
let page: ReplayPage

/** Opens a record whose steps are made by `make`; returns the mocked request. */
async function open(make: (at: number) => ReplayInfo = replay): Promise<MockInstance<typeof api.replay>> {
  const fetched = vi.spyOn(api, 'replay').mockImplementation((_id, at = 0) => Promise.resolve(make(at)))
  vi.spyOn(api, 'course').mockResolvedValue({ log: [], points: [] })
  end = $effect.root(() => {
    page = new ReplayPage('r')
  })
  await vi.waitUntil(() => page.step !== null)
  flushSync()
  return fetched
}

// Compiling a board takes longer than a test should wait for it.
beforeAll(async () => {
  await loadBoard(gameInfo('kepler-3042'))
}, 30_000)
beforeEach(() => {
  vi.spyOn(words, 'load').mockResolvedValue()
  vi.spyOn(api, 'games').mockResolvedValue([gameInfo('kepler-3042')])
})
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

test("a solo game is shown from its player's view", async () => {
  const fetched = await open((at) => replay(at, { seats: ['Mira'] }))
  expect(fetched).toHaveBeenLastCalledWith('r', 0, 0)
})

test("a game of several players is shown from a spectator's view", async () => {
  const fetched = await open()
  expect(fetched).toHaveBeenLastCalledWith('r', 0, undefined)
})

test('steps are clamped, fetched once, and the next one is prefetched', async () => {
  const fetched = await open()
  await page.go(-5)
  expect(page.step?.at).toBe(0)
  await page.go(99)
  expect(page.step?.at).toBe(9)
  await page.go(4)
  fetched.mockClear()
  await page.go(4)
  expect(page.step?.at).toBe(4)
  expect(fetched, 'steps 4 and 5 are known').not.toHaveBeenCalled()
})

test('of several requested steps the last one is shown, whichever arrives first', async () => {
  const fetched = await open()
  let arrive: (step: ReplayInfo) => void = () => undefined
  fetched.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  const slow = page.go(3)
  await page.go(6)
  arrive(replay(3))
  await slow
  expect(page.step?.at).toBe(6)
})

test('keys move relative to the step requested last', async () => {
  await open()
  const press = (...keys: string[]): void => {
    for (const key of keys) page.keydown(new KeyboardEvent('keydown', { key }))
  }
  press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')
  await vi.waitUntil(() => page.step?.at === 2)
  press('End', 'x')
  await vi.waitUntil(() => page.step?.at === 9)
  press('Home')
  await vi.waitUntil(() => page.step?.at === 0)
  expect(page.step?.at).toBe(0)
})

test('seats are read from the record', async () => {
  await open((at) => replay(at, { seats: ['me', 'bot:easy', 'Vega', ''] }))
  expect(page.seats.map(({ kind }) => kind.kind)).toEqual(['guest', 'bot', 'guest', 'guest'])
  expect(page.seats[2]?.name).toBe('Vega')
})

test('a step is put into words: a choice, an undo, or the beginning', async () => {
  await open((at) => {
    if (at === 1) return replay(1, { choice: { action: 'end', label: sentence('choice-end') } })
    return at === 2 ? replay(2, { entry: logEntry(2, 0, 1) }) : replay(at)
  })
  expect(page.text).toBe('⟦web-replay-start⟧')
  await page.go(1)
  expect(page.text).toBe('⟦web-asked-of⟧')
  await page.go(2)
  expect(page.text).toBe('⟦web-log-undid-by⟧')
})

test('a replay begins with the first position that can be replayed', async () => {
  const told = vi.spyOn(toasts, 'show')
  const restarted = { ...logEntry(6, 255), events: [{ event: {}, text: sentence('web-log-restarted') }] }
  await open((at) => (at < 6 ? replay(6, { trouble: sentence('record-other-components'), entry: restarted }) : replay(at)))
  expect([page.step?.at, page.text]).toEqual([6, '⟦web-log-restarted⟧'])
  expect(told.mock.calls.map(([text]) => text())).toEqual(['⟦web-replay-nearest⟧'])
  page.keydown(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
  await vi.waitUntil(() => page.step?.at === 7)
  expect(told).toHaveBeenCalledTimes(1)
})

test('a record that does not exist is missing', async () => {
  vi.spyOn(api, 'replay').mockRejectedValue(new ApiFailure(404, null, 'gone'))
  end = $effect.root(() => {
    page = new ReplayPage('r')
  })
  await vi.waitUntil(() => page.missing)
  expect(page.step).toBeNull()
})
