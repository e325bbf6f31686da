// Rovers led by hand: which one steps, the way being drawn, and the steps still to be sent, one with every answer.
import { planetOf } from './data'
import { isReal } from './ground'
import { extend, same } from './path'
import { isKind } from '../tagged'
import type { Desk } from './desk.svelte'
import type { ActionChoice, RoverView, Square } from './types'

type Step = { rover: number; to: Square }
const stepOf = ({ action }: ActionChoice): Step | null => (isKind(action, 'step_rover') ? action.step_rover : null)

export class Drive {
  chosen = $state<number | null>(null)
  /** The way being drawn, the rover's own square first. */
  drawn = $state.raw<Square[]>([])
  /** Steps that wait for the answer to the one before. */
  #waiting: Square[] = []
  readonly #desk: Desk

  constructor(desk: Desk) {
    this.#desk = desk
  }

  readonly steps = $derived.by(() => this.#desk.choices.filter((choice) => stepOf(choice) !== null))
  readonly rovers = $derived.by(() => new Set(this.steps.map((choice) => stepOf(choice)?.rover)))
  /** The rover that moves when a square is clicked: the chosen one, or the only one. */
  readonly active = $derived.by(() => {
    if (this.chosen !== null && this.rovers.has(this.chosen)) return this.chosen
    return this.rovers.size === 1 ? ([...this.rovers][0] ?? null) : null
  })

  can(rover: RoverView): boolean {
    return this.rovers.has(rover.rover)
  }

  /** Steps to a square: the active rover's if it is one of several. */
  to(square: Square): ActionChoice[] {
    const all = this.steps.filter((choice) => same(stepOf(choice)?.to ?? [-1, -1], square))
    const own = all.filter((choice) => stepOf(choice)?.rover === this.active)
    return own.length > 0 ? own : all
  }

  begin(rover: RoverView): void {
    this.chosen = rover.rover
    this.drawn = [rover.at]
  }

  draw(to: Square): void {
    if (this.drawn.length === 0) return
    const { view, seat } = this.#desk
    const player = view.players[seat]
    const planet = planetOf(player?.planet ?? null)
    if (!player || !planet) return
    const others = player.rovers.filter(({ rover }) => rover !== this.chosen)
    const diagonal = player.corporation === 'cosmos' && player.levels.includes(0)
    const freeSteps = player.corporation === 'cosmos' && player.levels.includes(3)
    const left = view.own?.active?.[1] ?? 1
    this.drawn = extend(this.drawn, to, {
      open: (square) => isReal(planet, square) && !others.some(({ at }) => same(at, square)),
      diagonal,
      steps: freeSteps ? FREE : left,
    })
  }

  /** Drives the way that was drawn. */
  drive(): void {
    const [, ...steps] = this.drawn
    this.drawn = []
    this.#waiting = steps
    this.next()
  }

  /** Sends the next step when rovers are asked about again; a step that is refused ends the drive with the rule against it. */
  next(): void {
    if (this.#waiting.length === 0 || this.chosen === null || this.#desk.choices.length === 0) return
    if (this.steps.length === 0) {
      // Where a lifepod goes or whether a load is dropped is decided on the way; anything else means that the drive is over.
      const onTheWay = this.#desk.choices.some(({ action }) => isKind(action, 'position_lifepod') || isKind(action, 'drop_load'))
      if (!onTheWay) this.#waiting = []
      return
    }
    const to = this.#waiting.shift()
    if (!to) return
    const choice = this.steps.find((each) => stepOf(each)?.rover === this.chosen && same(stepOf(each)?.to ?? [-1, -1], to))
    if (choice) return this.#desk.take(choice)
    this.#waiting = []
    this.#desk.ask({ step_rover: { rover: this.chosen, to } })
  }

  stop(): void {
    this.drawn = []
    this.#waiting = []
  }
}

/** Steps onto energy may cost nothing (R9.4.4): no more than this many are drawn at once. */
const FREE = 24
