// Reads the events of Starship Interstellar for the log and its animation: rounds, turns and beats, and a short recap of a turn.
import { NO_SEAT, type EventFacts } from '../../lib/beats'
import { sentence, t } from '../../lib/words.svelte'
import { isKind, kindOf } from '../tagged'
import { COLOURS, HALL, cubesOf, productionData } from './data'
import type { Say, Told } from '../types'
import type { Colour, Event, Node, Planet } from './types'

/** The fields of an event that has some. */
export function fieldsOf(event: Event): object {
  const fields: unknown = typeof event === 'string' ? null : Object.values(event)[0]
  return typeof fields === 'object' && fields !== null ? fields : {}
}

/** The seat of an event, where it has one. */
export function seatOf(event: Event): number | undefined {
  const fields = fieldsOf(event)
  return 'seat' in fields && typeof fields.seat === 'number' ? fields.seat : undefined
}

/** Events that start a beat of their own; the others belong to what came before them. */
const STEPS: Readonly<Record<string, string>> = {
  phase_begins: 'phase',
  token_played: 'token',
  token_unused: 'token',
  token_repeated: 'token',
  salvation_chosen: 'salvation',
  passed: 'pass',
  sun_drawn: 'sun',
  sun_advanced: 'sun grows',
  planet_destroyed: 'destroyed',
  developed: 'research',
  hall_developed: 'research',
  flew: 'flight',
  plant_built: 'plant',
  converted: 'conversion',
  traded: 'trade',
  scientist_placed: 'government',
  satellite_moved: 'satellite',
  gov_satellite_moved: 'satellite',
  mechanism_built: 'mechanism',
  component_saved: 'humanity',
  family_saved: 'humanity',
  sector_completed: 'sector',
  planets_moved: 'planets',
  mechanisms_revealed: 'refill',
  ai_cube_drawn: 'ai cube',
  ai_cubes_converted: 'ai bag',
  game_ends: 'over',
}

/** Housekeeping, seen at a glance when the turn is over. */
const QUIET: readonly string[] = [
  'clicked',
  'bonus_declined',
  'token_under',
  'ai_cube_returned',
  'ai_cube_laid',
  'families_changed',
  'people_came',
  'pass_token_kept',
  'pass_use_chosen',
]

/** Events of H.A.L.L. that name no seat. */
const HALLS: readonly string[] = [
  'ai_cube_drawn',
  'ai_cube_returned',
  'ai_cube_laid',
  'token_under',
  'target_shown',
  'hall_developed',
]

export function readEvent(event: Event): EventFacts {
  const kind = kindOf(event)
  const seat = HALLS.includes(kind) ? HALL : seatOf(event)
  const of = seat === undefined ? { seat: null } : { seat }
  if (isKind(event, 'round_begins')) return { seat: null, step: 'round', quiet: true, round: event.round_begins.round }
  // Each element of a plant and each cube of H.A.L.L. is told by itself.
  const step = isKind(event, 'activated') ? `element ${event.activated.element}` : STEPS[kind]
  // A turn begins with a token, or with passing.
  const turn = seat !== undefined && ['token', 'pass'].includes(step ?? '') ? { turn: seat } : {}
  if (step !== undefined) return { ...of, step, ...turn }
  return QUIET.includes(kind) ? { ...of, quiet: true } : of
}

/** The cubes that an event is about: drawn, paid, moved or gained. */
export function cubesIn(event: Event): Colour[] {
  const fields = fieldsOf(event)
  if (isKind(event, 'gained')) return cubesOf(event.gained.goods.cubes)
  if (isKind(event, 'hall_developed')) return [event.hall_developed.colour]
  if (isKind(event, 'component_saved')) return [event.component_saved.component]
  if (isKind(event, 'loaded')) return COLOURS.filter((colour) => colour === event.loaded.piece)
  if ('cube' in fields) return [fields.cube as Colour]
  if ('cubes' in fields) return cubesOf(fields.cubes as number[])
  return 'paid' in fields ? cubesOf(fields.paid as number[]) : []
}

/** Where an event happened, on a planet or on the route, and whose it is. */
export function placesOf(event: Event): [Planet | Node, number][] {
  if (isKind(event, 'flew')) return [[event.flew.to, event.flew.seat]]
  if (isKind(event, 'satellite_moved')) return [[event.satellite_moved.to, event.satellite_moved.seat]]
  if (isKind(event, 'gov_satellite_moved')) return [[event.gov_satellite_moved.to, NO_SEAT]]
  if (isKind(event, 'route_revealed')) return [[event.route_revealed.at, NO_SEAT]]
  if (isKind(event, 'plant_built')) {
    const planet = productionData(event.plant_built.token)?.planet
    return planet ? [[planet, event.plant_built.seat]] : []
  }
  if (isKind(event, 'installed')) return [[event.installed.planet, event.installed.seat]]
  if (isKind(event, 'activated')) return [[event.activated.planet, event.activated.seat]]
  if (isKind(event, 'cube_moved')) return [[event.cube_moved.planet, event.cube_moved.seat]]
  if (isKind(event, 'cube_sent')) return [[event.cube_sent.planet, event.cube_sent.seat]]
  return isKind(event, 'converted') ? [[event.converted.planet, event.converted.seat]] : []
}

/** A cube that goes from one place of a plant to the next. */
export interface Flight {
  seat: number
  planet: Planet
  cube: Colour
  /** Into the warehouse, or on to the reserve. */
  stage: 'store' | 'send'
}

export function flightsOf(event: Event): Flight[] {
  if (isKind(event, 'cube_moved')) return [{ ...event.cube_moved, stage: 'store' }]
  if (isKind(event, 'cube_sent')) return [{ ...event.cube_sent, stage: 'send' }]
  return isKind(event, 'converted')
    ? cubesOf(event.converted.into).map((cube) => ({ ...event.converted, cube, stage: 'store' }))
    : []
}

/** What a seat did, in a few words each: its actions with what came of them, then the points. */
export function recap(told: readonly Told<Event>[], say: Say): string[] {
  const events = told.map(({ event }) => event)
  const pp = events.reduce((sum, event) => sum + (isKind(event, 'gained') ? event.gained.goods.pp : 0), 0)
  return [...events.flatMap((event) => deed(event, say)), pp > 0 ? t('starship-recap-pp', { n: pp }) : ''].filter(Boolean)
}

function deed(event: Event, say: Say): string[] {
  const name = (key: string): string => say(sentence(key))
  const on = (key: string, planet: string): string[] => [t(`starship-recap-${key}`, { planet: name(`planet-${planet}`) })]
  if (isKind(event, 'salvation_chosen')) return [name(`action-${event.salvation_chosen.action}`)]
  if (isKind(event, 'developed')) return [name(`technology-${event.developed.technology}`)]
  if (isKind(event, 'flew')) return on('flew', event.flew.to)
  if (isKind(event, 'activated') && event.activated.element === 'base') return on('produced', event.activated.planet)
  if (isKind(event, 'sun_kept')) return [name('token-B_SOLAR')]
  if (isKind(event, 'traded')) return [name('token-B_MARKET')]
  return []
}
