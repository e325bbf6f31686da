// What others did while a player was away.
import { lines } from './log'
import type { LogEntry } from './wire/LogEntry'

/** The entries that still stand, have something to tell, and came after the player's last decision and after what was seen. */
export function since(log: readonly LogEntry[], mine: readonly number[], seen: number): LogEntry[] {
  const own = log.findLast((entry) => mine.includes(entry.seat))?.at ?? 0
  // Whoever comes for the first time has missed nothing: the game begins now.
  if (own === 0 && seen === 0) return []
  return lines(log).filter((line) => line.at > Math.max(own, seen) && !line.undone && line.undid === 0 && line.events.length > 0)
}
