// Reads the events of Kepler-3042 for the log and its animation: rounds, turns and beats, and a one-line recap of a turn.
import { sentence, t } from '../../lib/words.svelte'
import { KINDS } from './cubes'
import { hexName } from './hex'
import { isKind, kindOf } from '../tagged'
import type { EventFacts } from '../../lib/beats'
import type { Say, Told } from '../types'
import type { Event, View } from './types'

/** The seat of an event, where it has one. */
function seatOf(event: Event): number | undefined {
  const fields: unknown = typeof event === 'string' ? null : Object.values(event)[0]
  return typeof fields === 'object' && fields !== null && 'seat' in fields && typeof fields.seat === 'number'
    ? fields.seat
    : undefined
}

export function readEvent(event: Event): EventFacts {
  if (isKind(event, 'round_begins')) return { seat: null, step: 'round', round: event.round_begins.round }
  if (isKind(event, 'card_applies')) return { seat: null, step: 'card' }
  if (event === 'game_over') return { seat: null, step: 'over' }
  const seat = seatOf(event)
  const of = seat === undefined ? {} : { seat }
  // One beat for the start of the turn with its main action, one for each bonus action, one for all flights.
  if (isKind(event, 'turn_begins')) return { ...of, step: 'action', quiet: true, turn: event.turn_begins.seat }
  if (isKind(event, 'selected')) return { ...of, step: 'action' }
  if (isKind(event, 'bonus_chosen')) return { ...of, step: `bonus ${event.bonus_chosen.bonus}` }
  if (isKind(event, 'flew')) return { ...of, step: 'flights' }
  if (isKind(event, 'chosen') || isKind(event, 'declined')) return { ...of, quiet: true }
  return of
}

/** Points, medals and markers on the tracks change when what earned them is told; the round and its card when the round is announced. */
export function pointsAsTold(before: View, after: View, untold: readonly Event[]): View {
  const seats = untold.map(seatOf)
  const has = (...kinds: string[]): boolean => untold.some((event) => kinds.includes(kindOf(event)))
  const { round, card, card_medals, medals_left, ghost } = before
  const players = after.players.map((player, seat) => {
    const { score, medals, track, objective_met } = before.players[seat] ?? player
    return seats.includes(seat) ? { ...player, score, medals, track, objective_met } : player
  })
  return {
    ...after,
    players,
    ...(has('medals_awarded', 'ghost_medals', 'medal_moved') && { medals_left }),
    ...(has('ghost_medals', 'ghost_moved', 'ghost_advanced') && { ghost }),
    ...(has('round_begins') && { round, card, card_medals }),
  }
}

/** What a seat did: main actions with their results, most important first. */
export function recap(told: readonly Told<Event>[], say: Say): string[] {
  const events = told.map(({ event }) => event)
  const count = (kind: string): number => events.filter((event) => kindOf(event) === kind).length
  const counted = (kind: string): string[] => (count(kind) > 0 ? [t(`recap-kepler-${kind}`, { n: count(kind) })] : [])
  const named = (key: string, name: string): string => t(`recap-kepler-${key}`, { name })
  const planet = (card: number): string => say(sentence(`planet-${card}`))

  const actions = events.flatMap((event) => (isKind(event, 'selected') ? [say(sentence(`space-${event.selected.space}`))] : []))
  const deeds = events.flatMap((event) => {
    if (isKind(event, 'settled')) return [named('settled', planet(event.settled.card))]
    if (isKind(event, 'terraformed')) return [named('terraformed', planet(event.terraformed.card))]
    if (isKind(event, 'objective_taken')) return [named('objective', hexName(event.objective_taken.hex))]
    return isKind(event, 'tech_advanced') || isKind(event, 'collaborated') ? [techWords(event, say)] : []
  })
  const first = [...actions, ...counted('built'), ...counted('flew'), ...counted('tile_revealed')]
  return [first.join(', '), ...deeds, ...counted('withdrawn'), ...medals(events), produced(events, say).join(', ')].filter(
    Boolean,
  )
}

function techWords(event: Event, say: Say): string {
  const reached = isKind(event, 'tech_advanced') ? event.tech_advanced : isKind(event, 'collaborated') ? event.collaborated : null
  return reached ? t('recap-kepler-tech', { name: say(sentence(`tech-${reached.tech}`)), level: reached.level }) : ''
}

/** The medals received at the end of a round. */
function medals(events: readonly Event[]): string[] {
  const n = events.reduce((sum, event) => sum + (isKind(event, 'medals_awarded') ? event.medals_awarded.n : 0), 0)
  return n > 0 ? [t('recap-kepler-medals', { n })] : []
}

/** All cubes that were produced. */
function produced(events: readonly Event[], say: Say): string[] {
  return KINDS.flatMap((kind) => {
    const n = events.reduce((sum, event) => sum + (isKind(event, 'produced') ? event.produced.cubes[kind] : 0), 0)
    return n > 0 ? [say(sentence(`cubes-${kind}`, { n }))] : []
  })
}
