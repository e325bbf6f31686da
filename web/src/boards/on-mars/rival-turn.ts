// The turn of Lacerda for its reader: the card behind every step, its lines, and the rules behind them.
import { isKind, kindOf } from '../tagged'
import { turnSteps, type TurnLine, type TurnStep } from '../turn-steps'
import { readEvent } from './chronicle'
import { LACERDA } from './data'
import type { LogEntry, Told } from '../types'
import type { Event } from './types'

export interface RivalTurnStep extends TurnStep<Event> {
  /** The card that he revealed. */
  card: number | null
}

/** Rules of what he does. */
const RULES: Readonly<Record<string, string>> = {
  solo_card: 'R22.2',
  main_action: 'R22.2',
  rival_cannot: 'R22.4',
  blueprint_taken: 'R22.6',
  tech_taken: 'R22.6',
  developed: 'R22.6',
  built: 'R22.19',
  upgraded: 'R22.20',
  scientist_taken: 'R22.23',
  contract_taken: 'R22.23',
  moved: 'R22.18',
  tile_taken: 'R22.17',
  travelled: 'R22.11',
  colony_level: 'R22.12',
  rival_ship: 'R22.12',
  rival_bot: 'R22.12',
}

/** Steps of his that name no seat. */
const HIS: readonly string[] = ['solo_card', 'rival_cannot']

export function rivalTurn(log: readonly LogEntry<Event>[]): RivalTurnStep[] {
  const steps = turnSteps(log, {
    begins: (event) => isKind(event, 'solo_card'),
    ends: (event) => isKind(event, 'turn_begins') && event.turn_begins.seat !== LACERDA,
    isStep: (event) => {
      const { seat, step, quiet = false } = readEvent(event)
      return step !== undefined && !quiet && (seat === LACERDA || HIS.includes(kindOf(event)))
    },
  })
  let card: number | null = null
  return steps.map(({ told }) => {
    const first = told[0]?.event
    if (first && isKind(first, 'solo_card')) card = first.solo_card.card
    return { told, card }
  })
}

/** What a step says, then what it led to; housekeeping is for the log. */
export const linesOf = ({ told }: TurnStep<Event>, tell: (told: Told<Event>) => string): TurnLine[] =>
  told
    .filter(({ event }) => !readEvent(event).quiet)
    .map((each) => {
      const rule = RULES[kindOf(each.event)]
      return { text: tell(each), ...(rule !== undefined && { rule }) }
    })
