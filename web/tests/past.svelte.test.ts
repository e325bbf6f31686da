// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../src/lib/api'
import { turns } from '../src/lib/turns'
import { Past } from '../src/table/past.svelte'
import { logEntry, replay } from './builders'

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

test('entries of one seat in a row are a turn', () => {
  const log = [0, 0, 1, 0].map((seat, i) => logEntry(i + 1, seat))
  expect(turns(log)).toEqual([
    { seat: 0, from: 1, to: 2 },
    { seat: 1, from: 3, to: 3 },
    { seat: 0, from: 4, to: 4 },
  ])
})
