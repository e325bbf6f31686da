// The log entries a player has missed.
import { lines } from './log'
import type { LogEntry } from './wire/LogEntry'

/** Entries of others after the player's last decision and after `seen` that were not undone and have events. */
export function missedEntries(log: readonly LogEntry[], mine: readonly number[], seen: number): LogEntry[] {
  const own = log.findLast((entry) => mine.includes(entry.seat))?.at ?? 0
  // On the first visit nothing has been missed.
  if (own === 0 && seen === 0) return []
  return lines(log).filter((line) => line.at > Math.max(own, seen) && !line.undone && line.undid === 0 && line.events.length > 0)
}
