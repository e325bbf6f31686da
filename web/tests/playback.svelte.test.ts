// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { BEATS, settings } from '../src/lib/settings.svelte'
import { Playback, PLAYBACK_SPEEDS } from '../src/table/playback.svelte'
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
    expect([after(BEATS.normal - 1), after(1)]).toEqual([0, 2])
    expect([after(3 * BEATS.normal - 1), after(1)], 'the long one').toEqual([2, 3])
    expect([after(BEATS.normal - 1), after(1)]).toEqual([3, 5])
    after(BEATS.normal)
    expect(playback.playing).toBe(false)
  })
  close()
  vi.useRealTimers()
})

test('a replay plays as fast as the moves of others are told at the table', () => {
  vi.useFakeTimers()
  for (const speed of PLAYBACK_SPEEDS) {
    let at = 0
    const close = $effect.root(() => {
      const playback = new Playback(
        () => ({ at, last: 2, beats: [beat(1), beat(2)] }),
        (to) => (at = to),
        () => 1,
      )
      playback.speed = speed
      playback.playing = true
      flushSync()
      settings.setSpeed(speed)
      vi.advanceTimersByTime(settings.beat() - 1)
      expect(at, speed).toBe(0)
      vi.advanceTimersByTime(1)
      expect(at, speed).toBe(1)
    })
    close()
  }
  settings.setSpeed('normal')
  vi.useRealTimers()
})
