// Driving rovers by hand: the selected rover, the path being drawn, and the queue of steps, sent one per question.
import { planetOf } from './data'
import { isOnPlanet } from './ground'
import { extend, same } from './path'
import { isKind } from '../tagged'
import type { Desk } from './desk.svelte'
import type { ActionChoice, RoverView, Square } from './types'

type Step = { rover: number; to: Square }
const stepOf = ({ action }: ActionChoice): Step | null => (isKind(action, 'step_rover') ? action.step_rover : null)

export class Drive {
  chosen = $state<number | null>(null)
  /** The path being drawn, starting with the rover's own square. */
  path = $state.raw<Square[]>([])
  /** Steps to send once the previous one has been answered. */
  #queue: Square[] = []
  readonly #desk: Desk

  constructor(desk: Desk) {
    this.#desk = desk
  }

  readonly steps = $derived.by(() => this.#desk.choices.filter((choice) => stepOf(choice) !== null))
  readonly rovers = $derived.by(() => new Set(this.steps.map((choice) => stepOf(choice)?.rover)))
  /** The rover that a click on a square moves: the selected one, or the only one. */
  readonly active = $derived.by(() => {
    if (this.chosen !== null && this.rovers.has(this.chosen)) return this.chosen
    return this.rovers.size === 1 ? ([...this.rovers][0] ?? null) : null
  })

  can(rover: RoverView): boolean {
    return this.rovers.has(rover.rover)
  }

  /** The steps that lead to a square: only the active rover's if it has one. */
  stepsTo(square: Square): ActionChoice[] {
    const all = this.steps.filter((choice) => same(stepOf(choice)?.to ?? [-1, -1], square))
    const own = all.filter((choice) => stepOf(choice)?.rover === this.active)
    return own.length > 0 ? own : all
  }

  begin(rover: RoverView): void {
    this.chosen = rover.rover
    this.path = [rover.at]
  }

  draw(to: Square): void {
    if (this.path.length === 0) return
    const { view, seat } = this.#desk
    const player = view.players[seat]
    const planet = planetOf(player?.planet ?? null)
    if (!player || !planet) return
    const others = player.rovers.filter(({ rover }) => rover !== this.chosen)
    const diagonal = player.corporation === 'cosmos' && player.levels.includes(0)
    const freeSteps = player.corporation === 'cosmos' && player.levels.includes(3)
    const left = view.own?.active?.[1] ?? 1
    this.path = extend(this.path, to, {
      open: (square) => isOnPlanet(planet, square) && !others.some(({ at }) => same(at, square)),
      diagonal,
      steps: freeSteps ? MAX_FREE_STEPS : left,
    })
  }

  /** Drives along the drawn path. */
  drive(): void {
    const [, ...steps] = this.path
    this.path = []
    this.#queue = steps
    this.next()
  }

  /** Sends the next step once rovers can move again; an illegal step ends the drive and asks which rule forbids it. */
  next(): void {
    if (this.#queue.length === 0 || this.chosen === null || this.#desk.choices.length === 0) return
    if (this.steps.length === 0) {
      // Questions about lifepods and loads interrupt the drive; any other question ends it.
      const interrupted = this.#desk.choices.some(
        ({ action }) => isKind(action, 'position_lifepod') || isKind(action, 'drop_load'),
      )
      if (!interrupted) this.#queue = []
      return
    }
    const to = this.#queue.shift()
    if (!to) return
    const choice = this.steps.find((each) => stepOf(each)?.rover === this.chosen && same(stepOf(each)?.to ?? [-1, -1], to))
    if (choice) return this.#desk.take(choice)
    this.#queue = []
    this.#desk.ask({ step_rover: { rover: this.chosen, to } })
  }

  stop(): void {
    this.path = []
    this.#queue = []
  }
}

/** Longest path to draw where steps onto energy are free (R9.4.4). */
const MAX_FREE_STEPS = 24
