// The turn of an automated solo opponent, cut into steps for a reader: each with the events that followed from it.
import { lines } from '../lib/log'
import type { LogEntry, Told } from './types'

export interface TurnStep<Event> {
  /** The event that begins it, then what followed from it. */
  told: readonly Told<Event>[]
}

/** A line of a step. */
export interface TurnLine {
  text: string
  /** Number of the rule behind it. */
  rule?: string
}

/** How a game marks the turns of its opponent. */
export interface TurnMarks<Event> {
  /** Whether a turn of the opponent begins with the event. */
  begins: (event: Event) => boolean
  /** Whether a turn of the person begins with the event. */
  ends: (event: Event) => boolean
  /** Whether the person's next turn has begun with a decision that led to the event: where no event says that it begins. */
  decides?: (event: Event) => boolean
  /** Whether a step begins with the event. The others belong to the step before them. */
  isStep: (event: Event) => boolean
}

/**
 * The steps of the opponent's last turn, or of several in a row: all since the person's own turn. None once the person has made a
 * decision in the next turn; decisions within the opponent's turn are part of it.
 */
export function turnSteps<Event>(log: readonly LogEntry<Event>[], marks: TurnMarks<Event>): TurnStep<Event>[] {
  let steps: { told: Told<Event>[] }[] = []
  let isOpen = false
  /** The entry in which the turn ended. */
  let ended = -1
  const active = lines(log).filter(({ undid, undone }) => undid === 0 && !undone)
  for (const { at, events } of active) {
    for (const told of events) {
      if (!isOpen && marks.begins(told.event)) {
        isOpen = true
        // A turn of the person in which nothing could be decided does not divide the story.
        if (ended !== at) steps = []
      } else if (isOpen && marks.decides?.(told.event)) {
        isOpen = false
        ended = -1
      } else if (isOpen && marks.ends(told.event)) {
        isOpen = false
        ended = at
      }
      if (!isOpen) continue
      const last = steps.at(-1)
      if (!last || marks.isStep(told.event)) steps.push({ told: [told] })
      else last.told.push(told)
    }
  }
  return isOpen || active.at(-1)?.at === ended ? steps : []
}
