// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { Playback } from '../src/table/playback.svelte'
import type { Beat } from '../src/lib/beats'

const beat = (to: number): Beat => ({ seat: 0, from: to, to, entries: [] })

test('a replay goes on beat by beat, later after a long one, and stops at the end', () => {
  vi.useFakeTimers()
  let at = 0
  const close = $effect.root(() => {
    const game = { last: 5, beats: [beat(2), beat(3)] }
    const playback = new Playback(
      () => ({ ...game, at }),
      (to) => (at = to),
      ({ to }) => (to === 2 ? 3 : 1),
    )
    playback.playing = true
    flushSync()
    const after = (time: number): number => {
      vi.advanceTimersByTime(time)
      return at
    }
    expect([after(899), after(1)]).toEqual([0, 2])
    expect([after(2699), after(1)], 'the long one').toEqual([2, 3])
    expect([after(899), after(1)]).toEqual([3, 5])
    after(900)
    expect(playback.playing).toBe(false)
  })
  close()
  vi.useRealTimers()
})
