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
  /** First and last entry; a round that has just begun has none, and ends before it begins. */
  from: number
  to: number
  turns: Turn[]
}

export function rounds(log: readonly LogEntry[], read: ReadEvent): Round[] {
  const facts = log.map(({ events }) => events.map(({ event }) => read(event)))
  // Entries before the first round start belong to the round before it, or to the set-up.
  const firstRound = facts.flat().find(({ round }) => round !== undefined)?.round ?? 1
  // During the set-up, and in games that do not mark their turns, the turn goes with the seat.
  const marksEnds = facts.flat().some(({ done }) => done !== undefined)
  const all: Round[] = []
  /** Round and turn started by the previous entry. */
  let begun: { round?: number; turn?: number; fresh: boolean } = { round: firstRound - 1, fresh: true }
  log.forEach(({ at, seat }, i) => {
    if (begun.round !== undefined) all.push({ n: begun.round, from: at, to: at, turns: [] })
    const round = all.at(-1)
    if (!round) return
    round.to = at
    const before = round.turns.at(-1)
    const bySeat = round.n === 0 && !marksEnds && before?.seat !== seat
    if (begun.fresh || bySeat || !before) round.turns.push({ seat: begun.turn ?? seat, from: at, to: at })
    else before.to = at
    begun = { fresh: false }
    for (const { round: starts, turn, done } of facts[i] ?? []) {
      const ending = round.turns.at(-1)
      if (done !== undefined && ending) ending.seat = done
      if (starts !== undefined) begun.round = starts
      if (turn !== undefined) begun.turn = turn
      begun.fresh ||= done !== undefined || turn !== undefined || starts !== undefined
    }
  })
  const last = log.at(-1)
  if (last && begun.round !== undefined) all.push({ n: begun.round, from: last.at + 1, to: last.at, turns: [] })
  return all
}

/** The round of the position after entry `at`. */
export const roundAt = (all: readonly Round[], at: number): number => all.findLast(({ from }) => from - 1 <= at)?.n ?? 0

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

/** Whether the newest round is too narrow for its number, which then stands before the end of the strip. A round that has just begun is. */
export const isAtEnd = (all: readonly Round[], round: Round, scale: number, need: number): boolean =>
  round === all.at(-1) && (round.to - round.from + 1) * scale < need

/**
 * The rounds whose numbers fit beside each other on a strip with `scale` pixels per entry, where a number needs `need` pixels. The
 * current round always has its number; the set-up has none.
 */
export function withRoom(all: readonly Round[], current: number, scale: number, need: number): Set<number> {
  const left = (round: Round): number => (isAtEnd(all, round, scale, need) ? round.to * scale - need : (round.from - 1) * scale)
  const fixed = all.find(({ n }) => n === current)
  const chosen = new Set<number>()
  let free = 0
  for (const round of all.filter(({ n }) => n > 0)) {
    const fits = left(round) >= free && (!fixed || Math.abs(left(round) - left(fixed)) >= need)
    if (round !== fixed && !fits) continue
    chosen.add(round.n)
    free = left(round) + need
  }
  return chosen
}
