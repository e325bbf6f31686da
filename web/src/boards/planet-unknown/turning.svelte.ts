// The station as it is drawn: the Commander turns it before confirming.
import { game } from './data'
import { offsetAt, shortestTurn, SIXTH } from './turn'
import { spot } from './spots'
import { isKind } from '../tagged'
import type { Desk } from './desk.svelte'
import type { ActionChoice, DepotView } from './types'

export interface StationSeat {
  seat: number
  /** Of the seat's position, in degrees, with the viewer's at the bottom. */
  angle: number
  /** The depot that faces it now. */
  depot: DepotView | undefined
}

export class Turning {
  /** Current rotation, not reduced to one turn, so that it never jumps back by a full one. */
  angle = $state(0)
  readonly #desk: Desk

  constructor(desk: Desk) {
    this.#desk = desk
  }

  readonly #positions = $derived.by(() => game.positions[this.#desk.view.players.length - 1] ?? [0])
  /** The viewer's position, drawn at the bottom. */
  readonly mine = $derived.by(() => this.#positions[this.#desk.view.viewer ?? 0] ?? 0)
  readonly #choices = $derived.by(() => this.#desk.at(spot.station))
  /** The viewer is asked to turn it. */
  readonly asked = $derived(this.#choices.length > 0)
  readonly offset = $derived(offsetAt(this.angle))
  readonly changed = $derived.by(() => this.offset !== this.#desk.view.offset)
  readonly seats = $derived.by((): StationSeat[] =>
    this.#positions.map((position, seat) => ({
      seat,
      angle: SIXTH * (position - this.mine),
      depot: this.#desk.view.depots[(position + this.offset) % 6],
    })),
  )
  readonly choice = $derived.by((): ActionChoice | undefined =>
    this.#choices.find((each) => this.#offsetOf(each) === this.offset),
  )

  #offsetOf({ action }: ActionChoice): number {
    return isKind(action, 'rotate') ? action.rotate.offset : this.#desk.view.offset
  }

  /** Turns it by a number of sixths, clockwise. */
  turn(by: number): void {
    this.angle = Math.round(this.angle / SIXTH + by) * SIXTH
  }

  /** Turns it to an offset, the short way round. */
  show(offset: number): void {
    this.angle = shortestTurn(this.angle, offset)
  }

  /** As it was before. */
  back(): void {
    this.show(this.#desk.view.offset)
  }
}
