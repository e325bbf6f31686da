// The station as it is drawn: the Commander turns it before confirming.
import { untrack } from 'svelte'
import { isTyping, takesArrows } from '../../lib/keys'
import { t } from '../../lib/words.svelte'
import { game } from './data'
import { angleOf, offsetAt, shortestTurn, SIXTH } from './turn'
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

/** Sixths, clockwise as the rules and the log count them. */
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Created with a desk: its effects end with the component. */
export class Turning {
  /** Current rotation, not reduced to one turn, so that it never jumps back by a full one. */
  angle = $state(0)
  /** The offset that the player has turned it to. */
  #turned = $state.raw<number | null>(null)
  readonly #desk: Desk

  constructor(desk: Desk) {
    this.#desk = desk
    this.angle = untrack(() => angleOf(desk.view.offset))
    // What was turned belongs to the question.
    $effect(() => {
      void [desk.view.offset, this.asked]
      untrack(() => this.back())
    })
    // A rotation that is hovered in the list is shown until it is left.
    $effect(() => {
      const { listHover } = desk
      const to = isKind(listHover, 'rotate') ? listHover.rotate.offset : (this.#turned ?? desk.view.offset)
      untrack(() => (this.angle = shortestTurn(this.angle, to)))
    })
    $effect(() => {
      if (!this.asked || !this.changed) return undefined
      desk.boardHover = this.choice?.action ?? null
      return () => (desk.boardHover = null)
    })
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

  readonly label = $derived(this.changed ? t('planet-turn-so') : t('planet-leave-so'))

  #offsetOf({ action }: ActionChoice): number {
    return isKind(action, 'rotate') ? action.rotate.offset : this.#desk.view.offset
  }

  /** Turns it by a number of sixths, clockwise. */
  turn(by: number): void {
    this.angle = Math.round(this.angle / SIXTH + by) * SIXTH
    this.#turned = this.offset
  }

  /** As it was before. */
  back(): void {
    this.#turned = null
  }

  /** Before the page, whose history takes the arrows otherwise; with Shift they are the history's. */
  readonly keydown = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key]
    if (by === undefined || !this.asked || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (isTyping(event.target) || takesArrows(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    this.turn(by)
  }
}
