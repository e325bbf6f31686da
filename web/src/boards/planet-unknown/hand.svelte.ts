// The tile in hand: its orientation and position, and which of the listed placements they match.
import { game } from './data'
import { SIDE } from './ground'
import { same } from './path'
import { anchors, footprint, nextInDirection, pieceOf, placements, snap, type Piece, type Orientation } from './shape'
import { isKind } from '../tagged'
import type { Action, ActionChoice, Square, Tile } from './types'

export interface Held {
  piece: Piece
  at: Square
  choice: ActionChoice | undefined
}

/** A finger must not cover the tile it drags: the tile hangs this many squares above it. */
export const FINGER_OFFSET = 1.5

/** Of the planet, in squares. */
const CENTRE = [6, 6] as const

const ORIENTATIONS: readonly Orientation[] = [false, true].flatMap((flip) => [0, 1, 2, 3].map((turns) => ({ turns, flip })))

export class Hand {
  orientation = $state.raw<Orientation>({ turns: 0, flip: false })
  /** Centre of the tile, in squares. */
  middle = $state.raw<readonly [number, number] | null>(null)
  /** Follows the mouse: a rotated tile stays under the pointer. Otherwise it moves to the nearest place where it fits. */
  free = false
  readonly #choices: () => readonly ActionChoice[]
  readonly #tile: () => Tile | null
  readonly #spared: () => readonly Square[]

  /** `spared`: squares that a new tile does not cover by itself, because what stands there would be lost. */
  constructor(choices: () => readonly ActionChoice[], tile: () => Tile | null, spared: () => readonly Square[]) {
    this.#choices = choices
    this.#tile = tile
    this.#spared = spared
  }

  /** The tile in hand; null when there is none. */
  readonly tile = $derived.by(() => this.#tile())
  readonly #listed = $derived.by(() =>
    this.tile === null ? new Map<string, ActionChoice>() : placements(game, this.tile, this.#choices()),
  )
  readonly piece = $derived.by(() => (this.tile === null ? null : pieceOf(game, this.tile, this.orientation)))
  /** Legal places in the current orientation. */
  readonly places = $derived.by(() => (this.piece ? anchors(this.piece, this.#listed) : []))
  readonly held = $derived.by((): Held | null => {
    const { piece, middle } = this
    if (!piece || !middle) return null
    const at = snap(
      piece,
      middle,
      this.places.map((place) => place.at),
    )
    return { piece, at, choice: this.#listed.get(footprint(piece, at)) }
  })

  /** The tile as a listed placement would put it. */
  heldBy(action: Action | null): Held | null {
    if (this.tile === null || !isKind(action, 'place_tile')) return null
    const { at, turns, flip } = action.place_tile
    const piece = pieceOf(game, this.tile, { turns, flip })
    return { piece, at, choice: this.#listed.get(footprint(piece, at)) }
  }

  /** Starts a new tile in an orientation and place that fit, near the centre of the planet, if possible where it destroys nothing. */
  begin(): void {
    this.middle = null
    this.free = false
    if (this.tile === null) return
    for (const orientation of [this.orientation, ...ORIENTATIONS]) {
      this.orientation = orientation
      if (this.places.length > 0) break
    }
    this.#settle(CENTRE, this.#spared())
  }

  /** Takes the tile off the planet until it is moved again. */
  hide(): void {
    this.middle = null
    this.free = false
  }

  turn(by: number): void {
    this.orientation = { ...this.orientation, turns: (this.orientation.turns + by + 4) % 4 }
    if (!this.free) this.#settle(this.middle ?? CENTRE)
  }

  /** Mirrors the tile as it is seen now. The rules flip before rotating, so the rotation is reversed. */
  flip(): void {
    this.orientation = { turns: (4 - this.orientation.turns) % 4, flip: !this.orientation.flip }
    if (!this.free) this.#settle(this.middle ?? CENTRE)
  }

  /** Moves to the next legal place in a direction. */
  step(direction: Square): void {
    const { piece, held } = this
    if (!piece) return
    if (!held) return this.#settle(CENTRE)
    this.free = false
    const next = nextInDirection(
      this.places.map(({ at }) => at),
      held.at,
      direction,
    )
    if (next) this.middle = [next[0] + piece.width / 2, next[1] + piece.height / 2]
  }

  /** The tile as an action, legal or not. */
  attempt(held: Held): Action {
    return { place_tile: { at: held.at, turns: this.orientation.turns, flip: this.orientation.flip } }
  }

  #settle([x, y]: readonly [number, number], spared: readonly Square[] = []): void {
    const { piece } = this
    if (!piece) return
    const loses = ([px, py]: Square): boolean =>
      piece.cells.some((cell) => spared.some((square) => same(square, [px + cell.x, py + cell.y])))
    const far = (place: Square): number =>
      Math.hypot(place[0] + piece.width / 2 - x, place[1] + piece.height / 2 - y) + (loses(place) ? SIDE * SIDE : 0)
    const near = this.places
      .map(({ at }) => at)
      .reduce<Square | undefined>((found, place) => (!found || far(place) < far(found) ? place : found), undefined)
    this.middle = near ? [near[0] + piece.width / 2, near[1] + piece.height / 2] : [x, y]
  }
}
