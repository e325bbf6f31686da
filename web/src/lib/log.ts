// The log of a table: which entries still stand, and how far back one of them is.
import type { LogEntry } from './wire/LogEntry'

export interface Line extends LogEntry {
  /** Taken back by a later entry. */
  undone: boolean
}

export function lines(log: readonly LogEntry[]): Line[] {
  const all = log.map((entry): Line => ({ ...entry, undone: false }))
  const standing: Line[] = []
  for (const line of all) {
    if (line.undid === 0) standing.push(line)
    else for (const taken of standing.splice(Math.max(0, standing.length - line.undid))) taken.undone = true
  }
  return all
}

/** How many decisions to take back so that the position before this entry stands again. */
export function stepsBack(all: readonly Line[], at: number): number {
  return all.filter((line) => line.undid === 0 && !line.undone && line.at >= at).length
}
