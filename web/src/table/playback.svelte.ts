// Automatic playback of a recorded game, beat by beat.
import type { Beat } from '../lib/beats'

export const PLAYBACK_SPEEDS = ['slow', 'normal', 'fast'] as const
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number]

/** Milliseconds per beat. */
const INTERVALS: Record<PlaybackSpeed, number> = { slow: 1800, normal: 900, fast: 350 }

interface Game {
  at: number
  last: number
  beats: readonly Beat[]
}

/** Created by a component: its effect ends with it. */
export class Playback {
  playing = $state(false)
  speed = $state<PlaybackSpeed>('normal')

  constructor(game: () => Game, go: (at: number) => void) {
    $effect(() => {
      if (!this.playing) return
      const timer = setInterval(() => {
        const { at, last, beats } = game()
        if (at >= last) this.playing = false
        else go(beats.find(({ to }) => to > at)?.to ?? last)
      }, INTERVALS[this.speed])
      return () => clearInterval(timer)
    })
  }
}
