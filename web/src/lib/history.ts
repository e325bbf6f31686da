// The steps of a game's history that can be looked at: decisions that stand and that change what the viewer sees.
import { lines } from './log'
import type { LogEntry } from './wire/LogEntry'

/** Leaves out undone decisions and hidden ones of others, whose positions look like the ones before them. */
export function historySteps(log: readonly LogEntry[], mine: readonly number[]): LogEntry[] {
  const seen = lines(log).filter(({ events, seat }) => events.length > 0 || mine.includes(seat))
  return seen.filter(({ undid, undone }) => undid === 0 && !undone)
}

/** The steps as a log whose entries are numbered from 1 without gaps. */
export const numbered = (steps: readonly LogEntry[]): LogEntry[] => steps.map((entry, i) => ({ ...entry, at: i + 1 }))

/** The step that the position after an entry shows; 0 before the first one. */
export const stepAt = (steps: readonly LogEntry[], at: number): number => steps.findLastIndex((entry) => entry.at <= at) + 1

/** The entry of a step; 0 for the start of the game. */
export const entryOf = (steps: readonly LogEntry[], step: number): number => steps[step - 1]?.at ?? 0
