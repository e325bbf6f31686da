// Reads the events of Planet Unknown for the log and its animation. All play simultaneously; the events of a turn are published
// when everybody is done.
import { sentence, t } from '../../lib/words.svelte'
import { game } from './data'
import { pairOf } from './shape'
import { isKind } from '../tagged'
import type { EventFacts } from '../../lib/beats'
import type { Sentence } from '../../lib/wire/Sentence'
import type { Say, Told } from '../types'
import type { Change, Event, View } from './types'

export function readEvent(event: Event): EventFacts {
  if (typeof event === 'string') return { seat: null, step: event }
  if (isKind(event, 'round_begins')) return { seat: null, step: 'round', round: event.round_begins.round }
  if (isKind(event, 'rotated')) return { seat: event.rotated.seat, step: 'round' }
  if (isKind(event, 'event_drawn')) return { seat: null, step: 'event' }
  if (isKind(event, 'confirmed')) return { seat: event.confirmed.seat, quiet: true, done: event.confirmed.seat }
  if (isKind(event, 'did')) return { seat: event.did.seat, step: 'turn' }
  if (isKind(event, 'boards_chosen')) return { seat: event.boards_chosen.seat, step: 'boards' }
  if (isKind(event, 'flux_chosen')) return { seat: event.flux_chosen.seat, step: 'flux' }
  if (isKind(event, 'cannot_place')) return { seat: event.cannot_place.seat, step: 'turn' }
  // Logged by the table itself: the game continues from a stored position, or under other rules.
  return { seat: null, step: 'table', quiet: true }
}

/** What a player did changes their board when it is told; what all share changes when the next round is announced. */
export function asTold(before: View, after: View, untold: readonly Event[]): View {
  const seats = untold.flatMap((event) => (isKind(event, 'did') ? [event.did.seat] : []))
  if (seats.length === 0 && !untold.some((event) => isKind(event, 'round_begins'))) return after
  const players = before.players.map((player, seat) => {
    const { done, depot } = player
    return seats.includes(seat) ? player : { ...player, ...after.players[seat], done, depot }
  })
  const neighbours = before.neighbours.map((contest, i) => ({
    ...contest,
    values: contest.values.map((value, k) =>
      seats.includes(contest.seats[k] ?? -1) ? value : (after.neighbours[i]?.values[k] ?? value),
    ),
  }))
  return { ...before, players, neighbours }
}

/** What a seat did, one change at a time in the words of the log; tiles are named instead of listing their squares, steps are numbers. */
export function recap(told: readonly Told<Event>[], say: Say): string[] {
  return told.flatMap(({ event, text }) => {
    if (isKind(event, 'confirmed')) return []
    if (!isKind(event, 'did')) return isKind(event, 'rotated') ? [t('recap-planet-rotated')] : []
    const words = listed(text.args.find(([name]) => name === 'what')?.[1])
    return event.did.changes.map((change, i) => {
      const inLog = words[i]
      return shortWords(change, say) ?? (inLog ? say(inLog) : '')
    })
  })
}

function shortWords(change: Change, say: Say): string | null {
  if (isKind(change, 'cube_moved')) {
    const { cube, from, to } = change.cube_moved
    return from.track === to.track
      ? t('recap-planet-cube', { track: say(sentence(`track-${cube}`)), from: from.row, to: to.row })
      : null
  }
  if (!isKind(change, 'tile_placed')) return null
  const [a, b] = (game.pairs[pairOf(change.tile_placed.tile)] ?? []).map((terrain) => say(sentence(`terrain-${terrain}`)))
  return t('recap-planet-tile', { a: a ?? '', b: b ?? '' })
}

/** The items of a list that was built pairwise. */
function listed(arg: Sentence['args'][number][1] | undefined): Sentence[] {
  if (!arg || !('message' in arg)) return []
  const { key, args } = arg.message
  return key === 'list-comma' ? args.flatMap(([, each]) => listed(each)) : [arg.message]
}
