// The log as beats: what is told at once when others play. Small steps join the step they belong to, so that a turn of many
// decisions is told in a few beats.
import type { LogEntry } from './wire/LogEntry'
import type { LoggedEvent } from './wire/LoggedEvent'

/** Whose events are those that no player caused. */
export const NOBODY = 255

/** What an event means for the telling of a game. Only a game's board knows its events. */
export interface EventFacts {
  /** The seat it is about, or `null` for none; by default the seat of its entry. */
  seat?: number | null
  /**
   * Events of a seat in a row that name the same step are told in one beat. An event without one is told with what came before it.
   */
  step?: string
  /** There is nothing to see, so it takes no time. */
  quiet?: boolean
  /** The round that begins after its entry. */
  round?: number
  /** The seat whose turn begins after its entry. */
  turn?: number
  /** The seat whose turn ends with its entry, where turns have no beginning because all play at the same time. */
  done?: number
}

export type ReadEvent = (event: unknown) => EventFacts

/** For games whose board does not read events: every entry is a step. */
export const everyEntry: ReadEvent = () => ({})

/** Events of one entry that belong to the same beat. */
export interface Piece {
  /** The entry with these events alone. */
  entry: LogEntry
  seat: number
  step: string
  /** Whether there is something to see. */
  loud: boolean
}

/** Cuts an entry where another seat or another step begins. */
export function pieces(entry: LogEntry, read: ReadEvent): Piece[] {
  const all: Piece[] = []
  for (const event of entry.events) {
    const { seat = entry.seat, step, quiet = false } = read(event.event)
    const next: Piece = {
      entry: { ...entry, events: [event] },
      seat: seat ?? NOBODY,
      // Where the board names no steps, the entry is the step.
      step: step ?? (read === everyEntry ? String(entry.at) : ''),
      loud: !quiet,
    }
    const last = all.at(-1)
    if (last && joins(last, next)) {
      last.entry.events.push(event)
      last.loud ||= next.loud
    } else all.push(next)
  }
  return all.length > 0 ? all : [{ entry, seat: entry.seat, step: '', loud: false }]
}

/** Whether a piece is told in the same beat as what came before it. */
export function joins(before: Pick<Piece, 'seat' | 'step'>, { seat, step, entry }: Piece): boolean {
  if (entry.events.length === 0) return true
  // What nobody caused, such as a card that takes effect, is told with what it does to the players.
  const related = seat === before.seat || before.seat === NOBODY || seat === NOBODY
  return related && (step === '' || step === before.step)
}

export interface Beat {
  seat: number
  /** First and last entry. */
  from: number
  to: number
  /** Its entries with the events that are told. */
  entries: LogEntry[]
}

/** All beats in which there is something to see. */
export function beats(log: readonly LogEntry[], read: ReadEvent): Beat[] {
  const all: (Beat & { step: string; loud: boolean })[] = []
  for (const entry of log) {
    for (const piece of pieces(entry, read)) {
      const { seat, step, loud } = piece
      const last = all.at(-1)
      if (last && joins(last, piece)) {
        last.to = entry.at
        if (piece.entry.events.length > 0) last.entries.push(piece.entry)
        last.loud ||= loud
      } else all.push({ seat, step, loud, from: entry.at, to: entry.at, entries: [piece.entry] })
    }
  }
  return all.flatMap(({ seat, from, to, entries, loud }) => (loud ? [{ seat, from, to, entries }] : []))
}

/** The colour in which something of a seat lights up. */
export const litColour = (seat: number): string => (seat === NOBODY ? 'var(--brass)' : `var(--seat-${seat % 6})`)

/** An event that is being told, with the seat it is about. */
export interface ToldEvent {
  seat: number
  told: LoggedEvent
}

export function toldEvents(entries: readonly LogEntry[], read: ReadEvent): ToldEvent[] {
  return entries.flatMap((entry) =>
    entry.events.map((told): ToldEvent => {
      const { seat = entry.seat } = read(told.event)
      return { told, seat: seat ?? NOBODY }
    }),
  )
}
