// The log as it is read: under a heading for every round, by turns.
import { NO_SEAT, type ReadEvent } from './beats'
import type { Line } from './log'
import type { LoggedEvent } from './wire/LoggedEvent'

/** Events of a line that are about the same seat. */
export interface LogPart {
  line: Line
  /** Its place in the line; the first one stands for the line. */
  index: number
  seat: number
  events: readonly LoggedEvent[]
  /** It begins a round, and is its heading. */
  heading: boolean
  /** It begins what a seat does. */
  opens: boolean
}

/** Cuts lines where another seat is concerned and where a round begins. */
export function logParts(lines: readonly Line[], read: ReadEvent): LogPart[] {
  const all: LogPart[] = []
  for (const line of lines) {
    const parts: { seat: number; heading: boolean; turn: boolean; events: LoggedEvent[] }[] = []
    for (const event of line.events) {
      const { seat = line.seat, round, turn } = read(event.event)
      const part = { seat: seat ?? NO_SEAT, heading: round !== undefined, turn: turn !== undefined, events: [event] }
      const last = parts.at(-1)
      const goesOn = last && !last.heading && !part.heading && !part.turn && last.seat === part.seat
      if (goesOn) last.events.push(event)
      else parts.push(part)
    }
    // An undo has no events.
    if (parts.length === 0) parts.push({ seat: line.seat, heading: false, turn: false, events: [] })
    for (const [index, { seat, heading, turn, events }] of parts.entries()) {
      const before = all.at(-1)
      const opens = !heading && seat !== NO_SEAT && (turn || before?.seat !== seat || before.heading)
      all.push({ line, index, seat, events, heading, opens })
    }
  }
  return all
}
