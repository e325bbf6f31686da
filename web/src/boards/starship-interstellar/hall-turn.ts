// The turn of H.A.L.L. for its reader: its steps, from the AI cube it draws on, and the rules behind them.
import { isKind, kindOf } from '../tagged'
import { turnSteps, type TurnLine, type TurnStep } from '../turn-steps'
import { readEvent } from './chronicle'
import { HALL } from './data'
import type { LogEntry, Told } from '../types'
import type { Event } from './types'
import type { Source } from './wire/Source'

/** Rules of what it does. */
const RULES: Readonly<Record<string, string>> = {
  ai_cube_drawn: 'R14.2.4',
  ai_cube_laid: 'R14.2.4',
  ai_cube_returned: 'R14.3.2',
  token_played: 'R14.3.2',
  token_repeated: 'R14.3.2',
  token_under: 'R14.3.2',
  passed: 'R14.3.2',
  clicked: 'R14.3.2',
  extra_taken: 'R14.12',
  sun_drawn: 'R14.4.1',
  sun_kept: 'R14.4.1',
  sun_advanced: 'R14.4.1',
  hall_developed: 'R14.4.2',
  cube_moved: 'R14.5.1',
  converted: 'R14.5.1',
  cube_sent: 'R14.2.5',
  deposit_grew: 'R14.2.5',
  fuel_spent: 'R14.2.5',
  moved_up: 'R14.2.5',
  loaded: 'R14.6.1',
  unloaded: 'R14.6.1',
  target_shown: 'R14.6.3',
  plant_built: 'R14.6.3',
  salvation_chosen: 'R14.7.3',
  scientist_placed: 'R14.8.1',
  satellite_moved: 'R14.8.2',
  gov_satellite_moved: 'R14.8.4',
  mechanism_built: 'R14.9',
  component_saved: 'R14.10',
}

/** Rules of gains, by where they come from. */
const GAIN_RULES: Readonly<Partial<Record<Source, string>>> = {
  pass: 'R14.3.3',
  market: 'R14.4.3',
  research: 'R14.4.2',
  icon: 'R14.7.4',
  government: 'R14.8.1',
  discovery: 'R14.8.3',
  route: 'R14.8.3',
  interest: 'R14.8.3',
  mechanism: 'R14.9',
  humanity: 'R14.10',
  plant: 'R14.6.3',
}

/** The rule behind a line of its turn. */
export function ruleOf(event: Event): string | undefined {
  if (isKind(event, 'gained')) return GAIN_RULES[event.gained.source]
  // Only the trip to a new plant costs Fuel; the free ones fetch cubes or bring them home.
  if (isKind(event, 'flew')) return event.flew.fuel > 0 ? 'R14.6.3' : event.flew.to === 'earth' ? 'R14.6.1' : 'R14.6'
  return RULES[kindOf(event)]
}

/** It draws cubes and tries tokens before it plays one. */
const begins = (event: Event): boolean =>
  isKind(event, 'ai_cube_drawn') || (readEvent(event).turn === HALL && !isKind(event, 'token_unused'))

/** Each cube that goes from one place to the next is a step of its own. */
const MOVES: readonly string[] = ['loaded', 'unloaded', 'cube_moved', 'cube_sent']

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
      return seat === HALL && (step !== undefined || MOVES.includes(kindOf(event)))
    },
  })

export const linesOf = ({ told }: TurnStep<Event>, tell: (told: Told<Event>) => string): TurnLine[] =>
  told.map((each) => {
    const rule = ruleOf(each.event)
    return { text: tell(each), ...(rule !== undefined && { rule }) }
  })
