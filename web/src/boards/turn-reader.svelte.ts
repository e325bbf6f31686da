// Where a reader is in the turn of an automated opponent. It follows the telling until the reader takes over, and stays when the telling
// is over. At no speed nothing plays by itself, so it starts at the first step.
import { untrack } from 'svelte'
import { settings } from '../lib/settings.svelte'
import type { LoggedEvent } from '../lib/wire/LoggedEvent'

interface Step {
  told: readonly LoggedEvent[]
}

interface Sources<S> {
  /** The steps of the turn so far; none if there is nothing to read. */
  steps: () => readonly S[]
  /** What is being told. */
  fresh: () => readonly { events: readonly LoggedEvent[] }[]
}

/** Created by the component that draws it: its effects end with the component. */
export class TurnReader<S extends Step> {
  #index = $state(0)
  /** The reader has gone back or forward. */
  #touched = $state(false)
  #closed = $state(false)
  /** The first event of the turn, and how many of its steps were known. */
  #turn: LoggedEvent | undefined
  #known = 0
  readonly #from: Sources<S>

  constructor(from: Sources<S>) {
    this.#from = from
    $effect(() => {
      const { length } = this.steps
      const turn = this.steps[0]?.told[0]
      untrack(() => this.#arrive(turn, length))
    })
    $effect(() => {
      const fresh = new Set(from.fresh().flatMap(({ events }) => events))
      const now = this.steps.findLastIndex(({ told }) => told.some((event) => fresh.has(event)))
      if (now >= 0 && settings.beat() > 0 && !untrack(() => this.#touched)) this.#index = now
    })
  }

  readonly steps = $derived.by(() => this.#from.steps())
  readonly index = $derived(Math.min(this.#index, this.steps.length - 1))
  /** The step to show; none if there is no turn to read, or the reader has closed it. */
  readonly step = $derived(this.#closed ? undefined : this.steps[this.index])
  readonly isFirst = $derived(this.index === 0)
  readonly isLast = $derived(this.index === this.steps.length - 1)

  /** Readers who have finished or closed the earlier steps jump to the first new one; others keep their place. */
  #arrive(turn: LoggedEvent | undefined, count: number): void {
    if (turn !== this.#turn) this.#known = 0
    this.#turn = turn
    const done = this.#closed || this.#index >= this.#known - 1
    if (count > this.#known && done) {
      this.#index = this.#known
      this.#touched = this.#closed = false
    }
    this.#known = count
  }

  back(): void {
    this.#go(this.index - 1)
  }

  next(): void {
    this.#go(this.index + 1)
  }

  #go(to: number): void {
    this.#touched = true
    if (to >= 0 && to < this.steps.length) this.#index = to
  }

  close(): void {
    this.#closed = true
  }
}
