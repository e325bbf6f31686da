// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../src/lib/api'
import { toasts } from '../src/lib/toasts.svelte'
import { Past } from '../src/table/past.svelte'
import { logEntry, replay, sentence } from './builders'

afterEach(() => void vi.restoreAllMocks())

test('a past position is shown until the player returns to the present', async () => {
  const fetched = vi.spyOn(api, 'replay').mockImplementation((_, at) => Promise.resolve(replay(at ?? 0)))
  const past = new Past('t', () => 1)
  await past.go(4)
  expect(past.position?.at).toBe(4)
  expect(fetched).toHaveBeenCalledWith('t', 4, 1)
  past.leave()
  expect(past.position).toBeNull()
})

test('of many positions in quick succession only the last one is fetched', async () => {
  const fetched = vi.spyOn(api, 'replay').mockImplementation((_, at) => Promise.resolve(replay(at ?? 0)))
  const past = new Past('t', () => undefined)
  const first = past.go(1)
  for (const at of [2, 3, 4, 5]) void past.go(at)
  await first
  expect(past.position?.at).toBe(5)
  expect(fetched.mock.calls.map(([, at]) => at)).toEqual([1, 5])
})

test('a position that comes after the return to the present is not shown', async () => {
  vi.spyOn(api, 'replay').mockResolvedValue(replay(3))
  const past = new Past('t', () => 0)
  const going = past.go(3)
  past.leave()
  await going
  expect(past.position).toBeNull()
})

test('where a position cannot be replayed, the nearest one is shown, fetched once, with the reason', async () => {
  const nearest = replay(6, { trouble: sentence('record-other-components') })
  const fetched = vi.spyOn(api, 'replay').mockResolvedValue(nearest)
  const told = vi.spyOn(toasts, 'show')
  const past = new Past('t', () => 0)
  await past.go(3)
  expect(past.position).toBe(nearest)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(told.mock.calls.map(([text]) => text())).toEqual(['⟦web-replay-nearest⟧'])
})

test('beats are replayed from the position before them, and the present follows', async () => {
  vi.useFakeTimers()
  const fetched = vi.spyOn(api, 'replay').mockImplementation((_, at) => Promise.resolve(replay(at ?? 0)))
  const past = new Past('t', () => 0)
  const [first, second] = [logEntry(4, 1), logEntry(6, 1)]
  const done = past.watch([
    { seat: 1, from: 4, to: 5, entries: [first] },
    { seat: 1, from: 6, to: 6, entries: [second] },
  ])
  const seen: unknown[] = []
  for (let n = 0; n < 3; n++) {
    await vi.advanceTimersByTimeAsync(0)
    seen.push([past.position?.at, past.told])
    await vi.advanceTimersByTimeAsync(1000)
  }
  await done
  vi.useRealTimers()
  expect(seen).toEqual([
    [3, []],
    [5, [first]],
    [6, [second]],
  ])
  expect(fetched.mock.calls.map(([, at]) => at)).toEqual([3, 5, 6])
  expect([past.position, past.told]).toEqual([null, null])
})

test('navigating away cancels the replay of beats', async () => {
  vi.useFakeTimers()
  vi.spyOn(api, 'replay').mockImplementation((_, at) => Promise.resolve(replay(at ?? 0)))
  const past = new Past('t', () => 0)
  const done = past.watch([{ seat: 1, from: 4, to: 5, entries: [] }])
  await vi.advanceTimersByTimeAsync(0)
  await past.go(2)
  await vi.advanceTimersByTimeAsync(2000)
  await done
  vi.useRealTimers()
  expect(past.position?.at).toBe(2)
})
