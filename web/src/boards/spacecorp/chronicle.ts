// Reads the events of SpaceCorp for the log and its animation: eras, turns and beats, places on the map, and a short recap of a
// turn.
import { sentence, t } from '../../lib/words.svelte'
import { isKind, kindOf } from '../tagged'
import { cardData, COMPETITION, conditionOf, ERAS, siteData } from './data'
import type { EventFacts } from '../../lib/beats'
import type { LogEntry, Say, Told } from '../types'
import type { Card, CompetitionStep, Era, Event, Site, View } from './types'

/** The seat of an event, where it has one. */
function seatOf(event: Event): number | undefined {
  const fields: unknown = typeof event === 'string' ? null : Object.values(event)[0]
  return typeof fields === 'object' && fields !== null && 'seat' in fields && typeof fields.seat === 'number'
    ? fields.seat
    : undefined
}

/** Events that start a beat of their own; the others belong to what came before them. */
const STEPS: Readonly<Record<string, string>> = {
  acted: 'action',
  passed: 'pass',
  skipped: 'pass',
  edge_played: 'edge',
  contract_claimed: 'contract',
  transported: 'transport',
  progress_taken: 'progress',
  legacy_stored: 'legacy',
  era_ends: 'era end',
  colonies_scored: 'scoring',
  game_over: 'over',
  deck_empty: 'deck',
}

/** Housekeeping, seen at a glance when the turn is over. */
const QUIET: readonly string[] = ['discarded', 'refilled', 'drew', 'reward_declined', 'team_advances']

/** Steps of the competition that are told with the one before them. */
const FOLLOWING: readonly string[] = ['gains', 'loses', 'claims', 'removes_team', 'diverted', 'deck_empty', 'redirected']

export function readEvent(event: Event): EventFacts {
  if (isKind(event, 'competition')) {
    const kind = kindOf(event.competition.step)
    // Nobody's seat, so that it is animated at reading speed although the player's decision led to it.
    return FOLLOWING.includes(kind) ? { seat: COMPETITION } : { seat: COMPETITION, step: `competition ${kind}` }
  }
  if (isKind(event, 'era_begins')) return { seat: null, step: 'era', round: ERAS.indexOf(event.era_begins.era) + 1 }
  const kind = kindOf(event)
  const seat = seatOf(event)
  const of = seat === undefined ? { seat: null } : { seat }
  if (isKind(event, 'turn_begins')) return { ...of, step: 'action', quiet: true, turn: event.turn_begins.seat }
  const step = STEPS[kind]
  if (step !== undefined) return { ...of, step }
  return QUIET.includes(kind) ? { ...of, quiet: true } : of
}

/** Profit changes when what earned it is told. */
export function pointsAsTold(before: View, after: View, untold: readonly Event[]): View {
  const seats = new Set(
    untold.flatMap((event) => (isKind(event, 'era_ends') ? event.era_ends.standings.map((_, i) => i) : [readEvent(event).seat])),
  )
  const players = after.players.map((player, seat) => {
    const { profit } = before.players[seat] ?? player
    return seats.has(seat) ? { ...player, profit } : player
  })
  const { profit } = before.competition ?? after.competition ?? { profit: 0 }
  const competition = after.competition && seats.has(COMPETITION) ? { ...after.competition, profit } : after.competition
  return { ...after, players, competition }
}

/**
 * The entry that began the present era, until the viewer has made a decision in it; for a spectator, until anyone has. `null` afterwards, and
 * in the first era.
 */
export function newEraAt(log: readonly LogEntry<Event>[], viewer: number | null): number | null {
  const has = (kind: string) => (entry: LogEntry<Event>) => entry.events.some(({ event }) => kindOf(event) === kind)
  const began = log.findLast(has('era_begins'))
  if (!began || !log.some(has('era_ends'))) return null
  return log.some(({ at, seat }) => at > began.at && (viewer === null || seat === viewer)) ? null : began.at
}

export interface EventPlace {
  seat: number
  era: Era
  site: Site
  /** Where a team came from. */
  from?: Site
}

/** Where on the map an event happened. */
export function placesOf(event: Event): EventPlace[] {
  if (isKind(event, 'moved')) return [{ ...event.moved, site: event.moved.to }]
  if (isKind(event, 'transported')) return [{ ...event.transported, site: event.transported.to }]
  if (isKind(event, 'discovered')) return [event.discovered]
  if (isKind(event, 'built')) return [event.built]
  if (isKind(event, 'colonized')) return [event.colonized]
  if (isKind(event, 'orion_entered')) return [event.orion_entered]
  if (isKind(event, 'team_appears')) return [event.team_appears]
  if (isKind(event, 'phobes_drove')) return [event.phobes_drove]
  if (isKind(event, 'competition')) return competitionPlaces(event.competition.era, event.competition.step)
  return []
}

function competitionPlaces(era: Era, step: CompetitionStep): EventPlace[] {
  const fields: unknown = typeof step === 'string' ? null : Object.values(step)[0]
  const at = typeof fields === 'object' && fields !== null && 'site' in fields ? fields.site : undefined
  return typeof at === 'number' ? [{ seat: COMPETITION, era, site: at }] : []
}

/** What a seat did, in a few words each: the action with where it led to, then what it brought. */
export function recap(told: readonly Told<Event>[], say: Say): string[] {
  const events = told.map(({ event }) => event)
  const profit = events.reduce((sum, event) => sum + gained(event), 0)
  return [
    ...events.flatMap((event) => deed(event, say)),
    profit > 0 ? t('spacecorp-recap-profit', { n: profit }) : profit < 0 ? t('spacecorp-recap-loss', { n: -profit }) : '',
  ].filter(Boolean)
}

function gained(event: Event): number {
  if (isKind(event, 'competition')) return competitionGained(event.competition.step)
  if (isKind(event, 'gained')) return event.gained.profit
  if (isKind(event, 'lost')) return -event.lost.profit
  if (isKind(event, 'produced')) return event.produced.profit
  if (isKind(event, 'compensated')) return event.compensated.profit
  if (isKind(event, 'contract_claimed')) return event.contract_claimed.profit
  if (isKind(event, 'colony_pays')) return event.colony_pays.profit
  if (isKind(event, 'orion_entered')) return event.orion_entered.profit
  if (isKind(event, 'colonies_scored')) return event.colonies_scored.profit
  return 0
}

function competitionGained(step: CompetitionStep): number {
  const fields: unknown = typeof step === 'string' ? null : Object.values(step)[0]
  if (typeof fields !== 'object' || fields === null || !('profit' in fields) || typeof fields.profit !== 'number') return 0
  return isKind(step, 'loses') ? -fields.profit : fields.profit
}

const named = (key: string, name: string): string[] => [t(`spacecorp-recap-${key}`, { name })]
const placeName = (say: Say, era: Era, site: Site): string => say(sentence(`site-${siteData(era, site)?.id ?? 'unknown'}`))

function competitionDeed(era: Era, step: CompetitionStep, say: Say): string[] {
  const place = (site: Site): string => placeName(say, era, site)
  const contract = (row: number): string => say(sentence(`short-${conditionOf(era, row)}`))
  if (isKind(step, 'places_team')) return named('team', place(step.places_team.site))
  if (isKind(step, 'places_tile')) return named('explored', place(step.places_tile.site))
  if (isKind(step, 'places_base')) {
    const { base, site } = step.places_base
    return [t('spacecorp-recap-built', { base: say(sentence(`base-${base}`)), name: place(site) })]
  }
  if (isKind(step, 'places_colony')) return named('colonized', place(step.places_colony.site))
  if (isKind(step, 'prepares_contract')) return named('prepares', contract(step.prepares_contract.row))
  if (isKind(step, 'claims_contract')) return named('contract', contract(step.claims_contract.row))
  if (isKind(step, 'removes_progress')) return named('removes', say(sentence(`title-${step.removes_progress.title}`)))
  if (isKind(step, 'discards_offers')) return [t('spacecorp-recap-offers', { n: step.discards_offers.cards.length })]
  if (isKind(step, 'reveals_edge')) return named('edge', edgeName(step.reveals_edge.card, say))
  return []
}

const edgeName = (card: Card, say: Say): string => say(sentence(`edge-${cardData(card)?.edge ?? 'unknown'}`))

function deed(event: Event, say: Say): string[] {
  if (isKind(event, 'competition')) return competitionDeed(event.competition.era, event.competition.step, say)
  const place = (era: Era, site: Site): string => placeName(say, era, site)
  if (isKind(event, 'moved')) return named('moved', place(event.moved.era, event.moved.to))
  if (isKind(event, 'transported')) return named('moved', place(event.transported.era, event.transported.to))
  if (isKind(event, 'discovered')) return named('explored', place(event.discovered.era, event.discovered.site))
  if (isKind(event, 'built')) {
    const { base, era, site } = event.built
    return [t('spacecorp-recap-built', { base: say(sentence(`base-${base}`)), name: place(era, site) })]
  }
  if (isKind(event, 'colonized')) return named('colonized', place(event.colonized.era, event.colonized.site))
  if (isKind(event, 'installed'))
    return named('installed', say(sentence(`card-${cardData(event.installed.card)?.id ?? 'unknown'}`)))
  if (isKind(event, 'progress_taken')) return named('progress', say(sentence(`title-${event.progress_taken.title}`)))
  if (isKind(event, 'edge_played')) return named('edge', edgeName(event.edge_played.card, say))
  if (isKind(event, 'contract_claimed')) {
    const { era, row } = event.contract_claimed
    return named('contract', say(sentence(`short-${conditionOf(era, row)}`)))
  }
  if (isKind(event, 'acted') && !SHOWN_BY_DEEDS.includes(event.acted.kind)) return [say(sentence(`kind-${event.acted.kind}`))]
  return []
}

/** Actions whose outcome names them. */
const SHOWN_BY_DEEDS: readonly string[] = ['move', 'explore', 'build', 'upgrade', 'colonize']
