// What an era brought to every side, and what they take into the next one, for the title of the new era.
import { isKind } from '../tagged'
import type { LogEntry, Told } from '../types'
import type { Era, Event } from './types'

export interface EraSide {
  profit: number
  /** Of the profit, what the turns of the era brought. */
  gained: number
  /** On the board when the era ended. */
  bases: number
  /** Fulfilled in the era. */
  contracts: number
}

export interface EraSummary {
  /** The era that has ended. */
  era: Era
  /** By seat; in the solo game the competition follows. */
  sides: EraSide[]
  /** What was kept, paid and taken between the eras. */
  between: Told<Event>[]
}

/** The last era that has ended; `null` in the first one. */
export function eraSummary(log: readonly LogEntry<Event>[]): EraSummary | null {
  const all = log.flatMap(({ events }) => events)
  const ends = all.flatMap(({ event }, index) => (isKind(event, 'era_ends') ? [{ ...event.era_ends, index }] : []))
  const last = ends.at(-1)
  if (!last) return null
  const between = betweenEras(all, last.index)
  const bonus = bonusOf(between)
  const sides = last.standings.map(({ profit, ...rest }, side) => {
    const isRival = side === last.standings.length - 1
    return { ...rest, profit: profit + (isRival ? bonus : 0) }
  })
  return { era: last.era, sides, between }
}

/** What happened after the end of an era, until the first turn of the next one. */
function betweenEras(all: readonly Told<Event>[], end: number): Told<Event>[] {
  const after = all.slice(end + 1)
  const next = after.findIndex(({ event }) => isTurn(event))
  return after.slice(0, next < 0 ? undefined : next).filter(({ event }) => isNoted(event))
}

const isTurn = (event: Event): boolean =>
  isKind(event, 'turn_begins') || (isKind(event, 'competition') && isKind(event.competition.step, 'turn_begins'))

const isNoted = (event: Event): boolean => isKind(event, 'legacy_stored') || isKind(event, 'progress_taken') || bonusIn(event) > 0

const bonusIn = (event: Event): number =>
  isKind(event, 'competition') && isKind(event.competition.step, 'transition_bonus')
    ? event.competition.step.transition_bonus.profit
    : 0

/** Only the competition of the solo game gets one. */
const bonusOf = (told: readonly Told<Event>[]): number => told.reduce((sum, { event }) => sum + bonusIn(event), 0)
