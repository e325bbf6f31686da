// The log as it is read: under a heading for every round, by turns.
import { NO_SEAT, type ReadEvent, type ToldEvent } from './beats'
import { capitalized, type Said } from './subject'
import type { Line } from './log'
import type { LoggedEvent } from './wire/LoggedEvent'
import type { Sentence } from './wire/Sentence'

/** Formats a sentence that stands under the name of a seat. */
export type SayOf = (sentence: Sentence, seat: number) => Said

/** Events of a line that are about the same seat. */
export interface LogPart {
  line: Line
  /** Its place in the line; the first one stands for the line. */
  index: number
  seat: number
  /** Those that have something to say besides whose turn it is. */
  events: readonly LoggedEvent[]
  /** It begins a round, and is its heading. */
  heading: boolean
  /** It begins what a seat does, under the name of that seat. */
  opens: boolean
}

/** Whether the words of an event are a name and nothing else of interest. */
const onlyNames = ({ text }: LoggedEvent): boolean =>
  text.args.every(([, arg]) => 'message' in arg && arg.message.key === 'player')

/** Whether events only say that a player is done, which is of interest until something else happens. */
const isPassing = (events: readonly LoggedEvent[], read: ReadEvent): boolean =>
  events.length > 0 && events.every(({ event }) => read(event).done !== undefined)

/** Cuts lines where another seat is concerned and where a round begins. */
export function logParts(given: readonly Line[], read: ReadEvent): LogPart[] {
  const all: LogPart[] = []
  const last = given.findLastIndex(({ events, undid }) => undid > 0 || !isPassing(events, read))
  const lines = given.filter(({ events }, i) => i > last || !isPassing(events, read))
  for (const line of lines) {
    const parts: { seat: number; heading: boolean; turn: boolean; events: LoggedEvent[] }[] = []
    for (const event of line.events) {
      const { seat = line.seat, round, turn, quiet } = read(event.event)
      // That a turn begins is what the name above it says; a turn may also begin with what the seat does.
      const events = turn !== undefined && quiet && onlyNames(event) ? [] : [event]
      const part = { seat: seat ?? NO_SEAT, heading: round !== undefined, turn: turn !== undefined, events }
      const last = parts.at(-1)
      const goesOn = last && !last.heading && !part.heading && !part.turn && last.seat === part.seat
      if (!goesOn) parts.push(part)
      else if (isPassing(last.events, read)) last.events = [event]
      else last.events.push(event)
    }
    // An undo has no events.
    if (parts.length === 0) parts.push({ seat: line.seat, heading: false, turn: false, events: [] })
    const told = parts.filter(({ events }, i) => i === parts.length - 1 || !isPassing(events, read))
    for (const [index, { seat, heading, turn, events }] of told.entries()) {
      const before = all.at(-1)
      const opens = !heading && seat !== NO_SEAT && (turn || before?.seat !== seat || before.heading)
      // The first step of a turn that was only announced stands beside the name.
      const follows = before !== undefined && isAnnouncement(before) && !heading && before.seat === seat
      if (follows) all.pop()
      all.push({ line, index, seat, events, heading, opens: opens || follows })
    }
  }
  return all
}

/** The last rendered part at or before an entry: the log leaves out lines that say nothing, or no longer say anything. */
export const partAt = (parts: readonly LogPart[], at: number): LogPart | undefined => parts.findLast(({ line }) => line.at <= at)

/** Whether a part only announces a turn. The player's own decisions are kept, because they can be undone there. */
const isAnnouncement = ({ line, index, seat, events, opens }: LogPart): boolean =>
  opens && events.length === 0 && line.undid === 0 && (index > 0 || line.seat !== seat)

/** The words of a part. The first sentence goes on from the name before it. */
export function partWords({ events, seat, opens }: LogPart, sayOf: SayOf): string {
  const said = events.map(({ text }) => sayOf(text, seat).text)
  return said.map((text, i) => (opens && i === 0 ? text : capitalized(text))).join(' ')
}

/** What stands between the name of a part and its words. */
export const jointOf = ({ events: [first], seat }: LogPart, sayOf: SayOf): string => (first ? sayOf(first.text, seat).joint : '')

/** The seat in whose colour a part is highlighted, if it is being told. */
export const litBy = ({ events }: LogPart, told: readonly ToldEvent[]): number | undefined =>
  told.find((each) => events.includes(each.told))?.seat
