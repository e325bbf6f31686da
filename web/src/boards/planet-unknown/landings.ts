// Squares that have just been placed: those that were not covered before.
import { key } from './path'
import type { PlayerView } from './types'

export class Landings {
  #before: { seat: number; squares: Set<string> } | null = null

  /** The keys of the squares that are new since the last call; none if that was about another seat. */
  next(seat: number, player: PlayerView | undefined): Set<string> {
    const all = [
      ...(player?.squares.map(({ at, patch }) => key(at) + (patch ? 'p' : '')) ?? []),
      ...(player?.meteors.map((at) => `m${key(at)}`) ?? []),
    ]
    const old = this.#before
    this.#before = { seat, squares: new Set(all) }
    if (old?.seat !== seat) return new Set<string>()
    return new Set(all.filter((each) => !old.squares.has(each)).map((each) => each.replace(/[pm]/g, '')))
  }
}
