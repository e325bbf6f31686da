// The turn of the competition for its reader: the card behind every step, its lines, and the rules behind them.
import { isKind, kindOf } from '../tagged'
import { turnSteps, type TurnLine, type TurnStep } from '../turn-steps'
import { readEvent } from './chronicle'
import type { Sentence } from '../../lib/wire/Sentence'
import type { LogEntry, Told } from '../types'
import type { Card, Event } from './types'

export interface CompetitionTurnStep extends TurnStep<Event> {
  /** The card that drives it, and what its line says; none before the first is revealed. */
  card: Card | null
  line: Sentence | null
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
  let driver = NONE
  return steps.map(({ told }) => {
    driver = driverAfter(told, driver)
    return { told, ...driver }
  })
}

type Driver = Pick<CompetitionTurnStep, 'card' | 'line'>

const NONE: Driver = { card: null, line: null }

/** What drives the competition after these events. */
function driverAfter(told: readonly Told<Event>[], before: Driver): Driver {
  return told.reduce((driver, { event, text }) => {
    if (!isKind(event, 'competition')) return driver
    const { step } = event.competition
    if (isKind(step, 'reveals')) return { card: step.reveals.card, line: lineOf(text) }
    return kindOf(step) === 'turn_begins' ? NONE : driver
  }, before)
}

/** The line of a card, as the log says it. */
function lineOf({ args }: Sentence): Sentence | null {
  const [, line] = args.find(([name]) => name === 'line') ?? []
  return line && 'message' in line ? line.message : null
}

/** Whether an event says the line of the card that drives the competition. */
export const saysLine = ({ text }: Told<Event>): boolean => lineOf(text) !== null

/** Housekeeping that is left to the log. */
const LEFT_OUT: readonly string[] = ['refilled']

/** What a step says, then what it led to for either side. */
export function linesOf({ told }: TurnStep<Event>, tell: (told: Told<Event>) => string): TurnLine[] {
  return told
    .filter(({ event }) => !LEFT_OUT.includes(kindOf(event)))
    .map((each) => ({ text: tell(each), ...(isKind(each.event, 'competition') && { rule: each.event.competition.rule }) }))
}
