// The log as rounds and turns, for the ticks of the scrubber.
import type { ReadEvent } from './beats'
import type { LogEntry } from './wire/LogEntry'

export interface Turn {
  seat: number
  /** First and last entry. */
  from: number
  to: number
}

export interface Round {
  /** 0 for the set-up, and for games without rounds. */
  n: number
  from: number
  to: number
  turns: Turn[]
}

export function rounds(log: readonly LogEntry[], read: ReadEvent): Round[] {
  const all: Round[] = []
  /** What the entries before this one began. */
  let begun: { round?: number; turn?: number; fresh: boolean } = { fresh: true }
  for (const { at, seat, events } of log) {
    const facts = events.map(({ event }) => read(event))
    let round = all.at(-1)
    if (!round || begun.round !== undefined) {
      round = { n: begun.round ?? 0, from: at, to: at, turns: [] }
      all.push(round)
      begun.fresh = true
    }
    round.to = at
    const turn = round.turns.at(-1)
    // During the set-up, and in games that do not mark their turns, the turn goes with the seat.
    const next = begun.fresh || (round.n === 0 && turn?.seat !== seat)
    if (next || !turn) round.turns.push({ seat: begun.turn ?? seat, from: at, to: at })
    else turn.to = at
    begun = { fresh: false }
    for (const { round: starts, turn: of, done } of facts) {
      const last = round.turns.at(-1)
      if (done !== undefined && last) last.seat = done
      if (starts !== undefined) begun.round = starts
      if (of !== undefined) begun.turn = of
      begun.fresh ||= done !== undefined || of !== undefined
    }
  }
  return all
}

export type Unit = 'round' | 'turn'

/** The entries before which a round or a turn begins: positions to go to. */
const beginnings = (all: readonly Round[], unit: Unit): number[] =>
  (unit === 'round' ? all : all.flatMap(({ turns }) => turns)).map(({ from }) => from - 1)

/** The beginning of the next round or turn; `last` if there is none. */
export const next = (all: readonly Round[], unit: Unit, at: number, last: number): number =>
  beginnings(all, unit).find((start) => start > at) ?? last

/** The beginning of this round or turn, or of the one before it if that is where we are. */
export const previous = (all: readonly Round[], unit: Unit, at: number): number =>
  beginnings(all, unit).findLast((start) => start < at) ?? 0
