// Automatic playback of a recorded game, beat by beat.
import { BEATS } from '../lib/settings.svelte'
import type { Beat } from '../lib/beats'

export const PLAYBACK_SPEEDS = ['slow', 'normal', 'fast'] as const
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number]

interface Game {
  at: number
  last: number
  beats: readonly Beat[]
}

/** Created by a component: its effect ends with it. */
export class Playback {
  playing = $state(false)
  speed = $state<PlaybackSpeed>('normal')

  /** `length` is how many intervals a beat stays. */
  constructor(game: () => Game, go: (at: number) => void, length: (beat: Beat) => number) {
    $effect(() => {
      if (!this.playing) return
      let timer: ReturnType<typeof setTimeout>
      const nextAfter = (intervals: number): void => {
        timer = setTimeout(() => {
          const { at, last, beats } = game()
          if (at >= last) return void (this.playing = false)
          const beat = beats.find(({ to }) => to > at)
          go(beat?.to ?? last)
          nextAfter(beat ? length(beat) : 1)
        }, BEATS[this.speed] * intervals)
      }
      nextAfter(1)
      return () => clearTimeout(timer)
    })
  }
}
