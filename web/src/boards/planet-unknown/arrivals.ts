// Arrivals of the current beat on a seat's planet.
import { isKind } from '../tagged'
import type { LogEntry } from '../types'
import type { Event, PlayerView, Square } from './types'

export interface Arrivals {
  /** Identifies the beat, so that it is shown once. */
  key: string
  /** Squares that were covered. */
  covered: Square[]
  /** Squares where meteorites appeared. */
  stones: Square[]
  drives: { rover: number; from: Square; to: Square }[]
}

export function arrivalsOf(fresh: readonly LogEntry<Event>[], seat: number, player: PlayerView): Arrivals | null {
  const told = fresh.flatMap(({ at, events }) =>
    events.flatMap(({ event }) => (isKind(event, 'did') && event.did.seat === seat ? [{ at, changes: event.did.changes }] : [])),
  )
  const changes = told.flatMap((each) => each.changes)
  if (changes.length === 0) return null
  const covered = changes.flatMap((change): Square[] => {
    if (isKind(change, 'tile_placed')) return player.last
    if (isKind(change, 'patches_laid')) return change.patches_laid.squares
    return isKind(change, 'earlier_tiles_placed') ? change.earlier_tiles_placed.squares : []
  })
  const stones = changes.flatMap((change) => (isKind(change, 'meteors_appeared') ? change.meteors_appeared.squares : []))
  const drives = changes.flatMap((change) => {
    if (!isKind(change, 'rover_moved')) return []
    const { rover, from, to } = change.rover_moved
    return from && to ? [{ rover, from, to }] : []
  })
  return { key: told.map(({ at }) => at).join(), covered, stones, drives }
}
