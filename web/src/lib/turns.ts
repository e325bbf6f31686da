// The log as turns, for the ticks of the scrubber.
import type { LogEntry } from './wire/LogEntry'

/** Entries of one seat in a row. */
export interface Turn {
  seat: number
  /** First and last entry. */
  from: number
  to: number
}

export function turns(log: readonly LogEntry[]): Turn[] {
  const all: Turn[] = []
  for (const { seat, at } of log) {
    const last = all.at(-1)
    if (last?.seat === seat) last.to = at
    else all.push({ seat, from: at, to: at })
  }
  return all
}
