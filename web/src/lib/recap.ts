// What the others did since the player's last turn, one line for each of them.
import { beats, NO_SEAT, type Beat, type ReadEvent } from './beats'
import { lines } from './log'
import type { LogEntry } from './wire/LogEntry'
import type { LoggedEvent } from './wire/LoggedEvent'

export interface RecapLine {
  seat: number
  /** What was done, in a few words each. */
  parts: string[]
  /** Its part of the game, to be replayed. */
  beats: Beat[]
}

/**
 * The entry after which a recap begins when a table is opened: the last recap that was read, or the player's last decision. The
 * decision itself counts, because it may have had consequences for others.
 */
export function recapStart(log: readonly LogEntry[], mine: readonly number[], seen: number): number {
  const own = log.findLast((entry) => mine.includes(entry.seat))?.at
  // On the first visit nothing has been missed.
  if (own === undefined && seen === 0) return log.at(-1)?.at ?? 0
  return Math.max((own ?? 0) - 1, seen)
}

/**
 * What a seat has done in the turn that is being told: its last events, back to another seat's or to the beginning of the turn or round. The
 * entry that ends the turn may have brought what comes after it already.
 */
export function turnSoFar(log: readonly LogEntry[], seat: number, read: ReadEvent): LoggedEvent[] {
  const told: LoggedEvent[] = []
  for (const entry of log.toReversed()) {
    for (const event of entry.events.toReversed()) {
      const { seat: of = entry.seat, round, turn } = read(event.event)
      const own = of === seat
      // What nobody did may come in the middle of a turn.
      const ends = round !== undefined || (!own && of !== null && of !== NO_SEAT)
      if (ends && told.length > 0) return told
      if (!own) continue
      told.unshift(event)
      if (turn !== undefined) return told
    }
  }
  return told
}

interface Teller {
  read: ReadEvent
  /** What a seat did, in a few words each. */
  recap: (told: readonly LoggedEvent[]) => string[]
}

/** The seats other than `mine` that did something after entry `from`, in the order of play. What was undone is left out. */
export function recapLines(log: readonly LogEntry[], mine: readonly number[], from: number, teller: Teller): RecapLine[] {
  const active = lines(log).filter(({ at, undone, undid }) => at > from && !undone && undid === 0)
  const bySeat = new Map<number, Beat[]>()
  for (const beat of beats(active, teller.read)) {
    if (beat.seat !== NO_SEAT && !mine.includes(beat.seat)) bySeat.set(beat.seat, [...(bySeat.get(beat.seat) ?? []), beat])
  }
  return [...bySeat].flatMap(([seat, told]) => {
    const parts = teller.recap(told.flatMap(({ entries }) => entries.flatMap(({ events }) => events)))
    return parts.length > 0 ? [{ seat, parts, beats: told }] : []
  })
}
