// A table's log: which entries have been undone, and how many undo steps lead back to one.
import type { LogEntry } from './wire/LogEntry'

export interface Line extends LogEntry {
  /** Undone by a later entry. */
  undone: boolean
  /** For an undo: the number of undone decisions that have a line in the log. */
  retracted: number
}

export function lines<Entry extends LogEntry>(log: readonly Entry[]): (Entry & Line)[] {
  const all = log.map((entry) => ({ ...entry, undone: false, retracted: 0 }))
  let active: (Entry & Line)[] = []
  for (const line of all) {
    if (line.undid === 0) active.push(line)
    else {
      const candidates = line.own ? active.filter(({ seat }) => seat === line.seat) : active
      const taken = new Set(candidates.slice(-line.undid))
      for (const each of taken) each.undone = true
      line.retracted = [...taken].filter(isTold).length
      active = active.filter((each) => !taken.has(each))
    }
  }
  return all
}

/** Whether the log says anything about an entry: decisions without events have no line. */
export const isTold = ({ events, retracted = 0 }: Pick<LogEntry, 'events'> & { retracted?: number }): boolean =>
  events.length > 0 || retracted > 0

/** How many decisions of all seats must be undone to include the seat's last one; 0 if it has none. */
export function stepsBackToOwn(all: readonly Line[], seat: number): number {
  const active = all.filter((line) => line.undid === 0 && !line.undone)
  const last = active.findLastIndex((line) => line.seat === seat)
  return last < 0 ? 0 : active.length - last
}

/** A number of decisions of one seat. */
export interface Share {
  seat: number
  n: number
}

/** The decisions that an undo of the last `count` would undo, by seat. */
export function takenBack(all: readonly Line[], count: number): Share[] {
  const shares = new Map<number, number>()
  for (const { seat } of all.filter((line) => line.undid === 0 && !line.undone).slice(-count))
    shares.set(seat, (shares.get(seat) ?? 0) + 1)
  return [...shares].map(([seat, n]) => ({ seat, n }))
}

/** How many decisions of all seats must be undone to return to the position before this entry. */
export function stepsBackOfAll(all: readonly Line[], { at }: Line): number {
  return all.filter((line) => line.undid === 0 && !line.undone && line.at >= at).length
}

/** How many of its own decisions a seat must undo to return to the position before this entry. */
export function stepsBack(all: readonly Line[], { at, seat }: Line): number {
  return all.filter((line) => line.undid === 0 && !line.undone && line.seat === seat && line.at >= at).length
}
