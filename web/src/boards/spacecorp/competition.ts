// The turn of the competition for its reader: the card behind every step, its lines, and the rules behind them.
import { isKind, kindOf } from '../tagged'
import { turnSteps, type TurnLine, type TurnStep } from '../turn-steps'
import { readEvent } from './chronicle'
import type { LogEntry, Told } from '../types'
import type { Card, Event } from './types'

export interface CompetitionTurnStep extends TurnStep<Event> {
  /** The card that drives it; none before the first is revealed. */
  card: Card | null
}

/** Steps with which the competition begins to act. */
const BEGINNINGS: readonly string[] = ['turn_begins', 'situation_drawn']

const kindOfStep = (event: Event): string | null => (isKind(event, 'competition') ? kindOf(event.competition.step) : null)

export function competitionTurn(log: readonly LogEntry<Event>[]): CompetitionTurnStep[] {
  const steps = turnSteps(log, {
    begins: (event) => BEGINNINGS.includes(kindOfStep(event) ?? ''),
    ends: (event) => isKind(event, 'turn_begins'),
    isStep: (event) => kindOfStep(event) !== null && readEvent(event).step !== undefined,
  })
  let card: Card | null = null
  return steps.map(({ told }) => {
    card = cardAfter(told, card)
    return { told, card }
  })
}

/** The card that drives the competition after these events. */
function cardAfter(told: readonly Told<Event>[], before: Card | null): Card | null {
  return told.reduce((card, { event }) => {
    if (!isKind(event, 'competition')) return card
    const { step } = event.competition
    if (isKind(step, 'reveals')) return step.reveals.card
    return kindOf(step) === 'turn_begins' ? null : card
  }, before)
}

/** Housekeeping that is left to the log. */
const LEFT_OUT: readonly string[] = ['refilled']

/** What a step says, then what it led to for either side. */
export function linesOf({ told }: TurnStep<Event>, tell: (told: Told<Event>) => string): TurnLine[] {
  return told
    .filter(({ event }) => !LEFT_OUT.includes(kindOf(event)))
    .map((each) => ({ text: tell(each), ...(isKind(each.event, 'competition') && { rule: each.event.competition.rule }) }))
}
