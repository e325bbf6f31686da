// The tile in hand: how it is held, where it hangs, and which of the listed placements that is.
import { game } from './data'
import { anchors, content, onwards, pieceOf, placements, snap, type Piece, type Way } from './shape'
import { isKind } from '../tagged'
import type { Action, ActionChoice, Square, Tile } from './types'

export interface Held {
  piece: Piece
  at: Square
  choice: ActionChoice | undefined
}

const WAYS: readonly Way[] = [false, true].flatMap((flip) => [0, 1, 2, 3].map((turns) => ({ turns, flip })))

export class Hand {
  way = $state.raw<Way>({ turns: 0, flip: false })
  /** Middle of the tile, in squares. */
  middle = $state.raw<readonly [number, number] | null>(null)
  /** Led by the mouse: it stays under the pointer when it is turned. Otherwise it looks for the next place where it fits. */
  free = false
  readonly #choices: () => readonly ActionChoice[]
  readonly #tile: () => Tile | null

  constructor(choices: () => readonly ActionChoice[], tile: () => Tile | null) {
    this.#choices = choices
    this.#tile = tile
  }

  /** Only while it is to be placed. */
  readonly tile = $derived.by(() => (this.#choices().some(({ action }) => isKind(action, 'place_tile')) ? this.#tile() : null))
  readonly #listed = $derived.by(() =>
    this.tile === null ? new Map<string, ActionChoice>() : placements(game, this.tile, this.#choices()),
  )
  readonly piece = $derived.by(() => (this.tile === null ? null : pieceOf(game, this.tile, this.way)))
  /** Where it may lie, held as it is. */
  readonly places = $derived.by(() => (this.piece ? anchors(this.piece, this.#listed) : []))
  readonly held = $derived.by((): Held | null => {
    const { piece, middle } = this
    if (!piece || !middle) return null
    const at = snap(
      piece,
      middle,
      this.places.map((place) => place.at),
    )
    return { piece, at, choice: this.#listed.get(content(piece, at)) }
  })

  /** As a listed placement would have it. */
  heldBy(action: Action | null): Held | null {
    if (this.tile === null || !isKind(action, 'place_tile')) return null
    const { at, turns, flip } = action.place_tile
    const piece = pieceOf(game, this.tile, { turns, flip })
    return { piece, at, choice: this.#listed.get(content(piece, at)) }
  }

  /** A new tile begins where it fits, near the middle of the planet. */
  begin(): void {
    this.middle = null
    this.free = false
    if (this.tile === null) return
    for (const way of [this.way, ...WAYS]) {
      this.way = way
      if (this.places.length > 0) break
    }
    this.#settle([6, 6])
  }

  turn(by: number): void {
    this.way = { ...this.way, turns: (this.way.turns + by + 4) % 4 }
    if (!this.free && this.middle) this.#settle(this.middle)
  }

  /** Left becomes right as it is seen now: a flip before the turns means that they go the other way round. */
  flip(): void {
    this.way = { turns: (4 - this.way.turns) % 4, flip: !this.way.flip }
    if (!this.free && this.middle) this.#settle(this.middle)
  }

  /** To the next legal place in a direction. */
  step(direction: Square): void {
    const { piece, held } = this
    if (!piece || !held) return
    this.free = false
    const next = onwards(
      this.places.map(({ at }) => at),
      held.at,
      direction,
    )
    if (next) this.middle = [next[0] + piece.width / 2, next[1] + piece.height / 2]
  }

  /** The tile as an action, legal or not. */
  attempt(held: Held): Action {
    return { place_tile: { at: held.at, turns: this.way.turns, flip: this.way.flip } }
  }

  #settle([x, y]: readonly [number, number]): void {
    const { piece } = this
    if (!piece) return
    const far = ([px, py]: Square): number => Math.hypot(px + piece.width / 2 - x, py + piece.height / 2 - y)
    const near = this.places
      .map(({ at }) => at)
      .reduce<Square | undefined>((found, place) => (!found || far(place) < far(found) ? place : found), undefined)
    this.middle = near ? [near[0] + piece.width / 2, near[1] + piece.height / 2] : [x, y]
  }
}
