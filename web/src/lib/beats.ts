// Splits the log into beats: the events that are animated together when others play. Small steps join the step they belong to, so
// that a turn of many decisions takes a few beats.
import type { LogEntry } from './wire/LogEntry'
import type { LoggedEvent } from './wire/LoggedEvent'

/** Seat of events that no player caused. */
export const NO_SEAT = 255

/** What the log and the animation need to know about an event. Only a game's board can read its events. */
export interface EventFacts {
  /** The seat it is about, or `null` for none; by default the seat of its entry. */
  seat?: number | null
  /** Consecutive events of a seat with the same step form one beat. An event without a step joins the one before it. */
  step?: string
  /** Nothing to animate, so it takes no time. */
  quiet?: boolean
  /** The round that begins after its entry. */
  round?: number
  /** The seat whose turn begins after its entry. */
  turn?: number
  /** The seat whose turn ends with its entry, where turns have no start because all play simultaneously. */
  done?: number
}

/** How many beats it takes to read a text: at normal speed, six words a second, and four seconds at most. */
export const beatsToRead = (text: string): number => Math.min(4, Math.max(1, text.split(' ').length / 6))

export type ReadEvent = (event: unknown) => EventFacts

/** For games whose board does not read events: every entry is a step. */
export const everyEntry: ReadEvent = () => ({})

/** Events of one entry that belong to the same beat. */
export interface Piece {
  /** The entry with these events alone. */
  entry: LogEntry
  seat: number
  step: string
  /** Whether there is something to animate. */
  loud: boolean
}

/** Cuts an entry where another seat or another step begins. */
export function pieces(entry: LogEntry, read: ReadEvent): Piece[] {
  const all: Piece[] = []
  for (const event of entry.events) {
    const { seat = entry.seat, step, quiet = false } = read(event.event)
    const next: Piece = {
      entry: { ...entry, events: [event] },
      seat: seat ?? NO_SEAT,
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

/** Whether a piece belongs to the same beat as the piece before it. */
export function joins(before: Pick<Piece, 'seat' | 'step'>, { seat, step, entry }: Piece): boolean {
  if (entry.events.length === 0) return true
  // Events that no player caused, such as a card that takes effect, join their effects on the players.
  const related = seat === before.seat || before.seat === NO_SEAT || seat === NO_SEAT
  return related && (step === '' || step === before.step)
}

export interface Beat {
  seat: number
  /** First and last entry. */
  from: number
  to: number
  /** Its entries with their events in this beat. */
  entries: LogEntry[]
}

/** All beats with something to animate. */
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

/** Highlight colour of a seat. */
export const litColour = (seat: number): string => (seat === NO_SEAT ? 'var(--brass)' : `var(--seat-${seat % 6})`)

/** An event of the current beat, with the seat it is about. */
export interface ToldEvent {
  seat: number
  told: LoggedEvent
}

export function toldEvents(entries: readonly LogEntry[], read: ReadEvent): ToldEvent[] {
  return entries.flatMap((entry) =>
    entry.events.map((told): ToldEvent => {
      const { seat = entry.seat } = read(told.event)
      return { told, seat: seat ?? NO_SEAT }
    }),
  )
}
