// The turn of H.A.L.L. for its reader: its steps, from the AI cube it draws on, and the rules behind them.
import { isKind, kindOf } from '../tagged'
import { turnSteps, type TurnLine, type TurnStep } from '../turn-steps'
import { readEvent } from './chronicle'
import { HALL } from './data'
import type { LogEntry, Told } from '../types'
import type { Event } from './types'

/** Rules of what it does. */
const RULES: Readonly<Record<string, string>> = {
  ai_cube_drawn: 'R14.3.2',
  token_played: 'R14.3.2',
  passed: 'R14.3.3',
  sun_drawn: 'R14.4.1',
  hall_developed: 'R14.4.2',
  developed: 'R14.4.2',
  traded: 'R14.4.3',
  activated: 'R14.5.1',
  cube_moved: 'R14.5.2',
  cube_sent: 'R14.5.2',
  flew: 'R14.6',
  salvation_chosen: 'R14.7.2',
  scientist_placed: 'R14.8.1',
  satellite_moved: 'R14.8.2',
  mechanism_built: 'R14.9',
  component_saved: 'R14.10',
  family_saved: 'R14.10',
}

/** It draws cubes and tries tokens before it plays one. */
const begins = (event: Event): boolean =>
  isKind(event, 'ai_cube_drawn') || (readEvent(event).turn === HALL && !isKind(event, 'token_unused'))

export const hallTurn = (log: readonly LogEntry<Event>[]): TurnStep<Event>[] =>
  turnSteps(log, {
    begins,
    ends: (event) => isKind(event, 'phase_begins') || isKind(event, 'round_begins'),
    decides: (event) => {
      const { turn } = readEvent(event)
      return turn !== undefined && turn !== HALL
    },
    isStep: (event) => {
      const { seat, step } = readEvent(event)
      return seat === HALL && step !== undefined
    },
  })

export const linesOf = ({ told }: TurnStep<Event>, tell: (told: Told<Event>) => string): TurnLine[] =>
  told.map((each) => {
    const rule = RULES[kindOf(each.event)]
    return { text: tell(each), ...(rule !== undefined && { rule }) }
  })
