// Reads the events of On Mars for the log and its animation: rounds, turns and beats, places on the map, and a short recap of a
// turn.
import { NO_SEAT, type EventFacts } from '../../lib/beats'
import { lines } from '../../lib/log'
import { sentence, t } from '../../lib/words.svelte'
import { isKind, kindOf } from '../tagged'
import type { LogEntry, Say, Told } from '../types'
import type { Building, Event, Hex } from './types'

/** The fields of an event that has some. */
function fieldsOf(event: Event): object {
  const fields: unknown = typeof event === 'string' ? null : Object.values(event)[0]
  return typeof fields === 'object' && fields !== null ? fields : {}
}

/** The seat of an event, where it has one. */
function seatOf(event: Event): number | undefined {
  const fields = fieldsOf(event)
  return 'seat' in fields && typeof fields.seat === 'number' ? fields.seat : undefined
}

/** Events that start a beat of their own; the others belong to what came before them. */
const STEPS: Readonly<Record<string, string>> = {
  space_taken: 'space',
  shuttle_set: 'shuttle',
  shuttle_moved: 'shuttle',
  travelled: 'travel',
  main_action: 'main',
  executive_action: 'executive',
  built: 'build',
  upgraded: 'upgrade',
  ship_welcomed: 'ship',
  moved: 'move',
  tile_taken: 'tile',
  blueprint_taken: 'blueprint',
  tech_taken: 'tech',
  developed: 'develop',
  scientist_taken: 'card',
  contract_taken: 'card',
  building_used: 'advanced',
  goal_completed: 'goal',
  contract_completed: 'contract',
  mission_completed: 'mission',
  colony_level: 'colony',
  end_triggered: 'end',
  solo_card: 'solo card',
  rival_cannot: 'solo action',
  final_scoring: 'scoring',
  game_over: 'over',
}

/** Housekeeping, seen at a glance when the turn is over. */
const QUIET: readonly string[] = ['turn_ends', 'stayed', 'declined', 'sequence_moved', 'exploration_refilled', 'refilled']

export function readEvent(event: Event): EventFacts {
  const kind = kindOf(event)
  const seat = seatOf(event)
  const of = seat === undefined ? { seat: null } : { seat }
  if (isKind(event, 'round_begins')) return { seat: null, step: 'round', quiet: true, round: event.round_begins.round }
  if (isKind(event, 'turn_begins')) return { ...of, step: 'turn', quiet: true, turn: event.turn_begins.seat }
  const step = STEPS[kind]
  if (step !== undefined) return { ...of, step }
  return QUIET.includes(kind) ? { ...of, quiet: true } : of
}

export interface EventPlace {
  seat: number
  hex: Hex
  /** Where a piece came from. */
  from?: Hex
}

/** Where on the map an event happened. */
export function placesOf(event: Event): EventPlace[] {
  if (isKind(event, 'moved')) return [{ ...event.moved, hex: event.moved.to }]
  if (isKind(event, 'displaced')) return [{ ...event.displaced, hex: event.displaced.to }]
  const fields = fieldsOf(event)
  return 'hex' in fields && typeof fields.hex === 'number' ? [{ seat: seatOf(event) ?? NO_SEAT, hex: fields.hex }] : []
}

/** Who built each type of building, in the order in which they did, without what was undone. */
export function buildersIn(log: readonly LogEntry<Event>[]): ReadonlyMap<Building, readonly number[]> {
  const found = new Map<Building, number[]>()
  const undone = new Set(lines(log).flatMap((line) => (line.undone ? [line.at] : [])))
  for (const { event } of log.flatMap(({ at, events }) => (undone.has(at) ? [] : events))) {
    if (!isKind(event, 'built')) continue
    const { building, seat } = event.built
    found.set(building, [...(found.get(building) ?? []), seat])
  }
  return found
}

/** What a seat did, in a few words each: its actions with what came of them, then the points. */
export function recap(told: readonly Told<Event>[], say: Say): string[] {
  const events = told.map(({ event }) => event)
  const op = events.reduce((sum, event) => sum + pointsOf(event), 0)
  return [...events.flatMap((event) => deed(event, say)), op > 0 ? t('on-mars-recap-op', { n: op }) : ''].filter(Boolean)
}

function pointsOf(event: Event): number {
  if (isKind(event, 'scored')) return event.scored.op
  if (isKind(event, 'lss_scored')) return event.lss_scored.op
  return isKind(event, 'progress_scored') ? event.progress_scored.op : 0
}

function deed(event: Event, say: Say): string[] {
  const name = (key: string): string => say(sentence(key))
  const named = (key: string, of: string): string[] => [t(`on-mars-recap-${key}`, { name: name(of) })]
  if (isKind(event, 'main_action')) return [name(`action-${event.main_action.action}`)]
  if (isKind(event, 'built')) return named('built', `building-${event.built.building}`)
  if (isKind(event, 'upgraded')) return named('upgraded', `blueprint-${event.upgraded.blueprint}`)
  if (isKind(event, 'blueprint_taken')) return named('took', `blueprint-${event.blueprint_taken.blueprint}`)
  if (isKind(event, 'tech_taken')) return named('took', `tech-${event.tech_taken.tech}`)
  if (isKind(event, 'developed')) return named('developed', `tech-${event.developed.tech}`)
  if (isKind(event, 'scientist_taken')) return named('took', `scientist-${event.scientist_taken.scientist}`)
  if (isKind(event, 'travelled')) return [t(`on-mars-recap-travelled-${event.travelled.to}`)]
  if (isKind(event, 'building_used')) return named('used', `blueprint-${event.building_used.blueprint}`)
  return []
}
