// The way through the history of a game in progress: its steps, the one on the board, and who made it.
import { NO_SEAT, type ReadEvent } from '../lib/beats'
import { entryOf, historySteps, numbered, stepAt } from '../lib/history'
import { playFromHere } from '../lib/start'
import { attempt, toasts } from '../lib/toasts.svelte'
import { next, previous, rounds, type Unit } from '../lib/turns'
import { t } from '../lib/words.svelte'
import type { TableClient } from '../lib/table.svelte'
import type { Past } from './past.svelte'

interface Sources {
  readonly table: TableClient
  readonly past: Past
  /** The seats of this device. */
  readonly mine: readonly number[]
  readonly names: readonly string[]
  readonly readEvent: ReadEvent
}

export class History {
  readonly #of: Sources

  constructor(of: Sources) {
    this.#of = of
  }

  readonly steps = $derived.by(() => historySteps(this.#of.table.log, this.#of.mine))
  /** The step on the board; the last one in the present. */
  readonly step = $derived.by(() => {
    const { position } = this.#of.past
    return position ? stepAt(this.steps, position.at) : this.steps.length
  })
  /** The rounds and turns of the steps. */
  readonly rounds = $derived.by(() => rounds(numbered(this.steps), this.#of.readEvent))
  /** The seat whose move led to the position on the board. */
  readonly moved = $derived.by(() => this.steps[this.step - 1]?.seat ?? null)

  /** The headline of a past position, as this text says it. */
  headline(key: 'history-at' | 'history-waits'): string {
    const who = this.#of.names[this.moved ?? NO_SEAT]
    return t(key, { at: this.step, of: this.steps.length, known: who === undefined ? 0 : 1, who: who ?? '' })
  }

  /** Shows the position after a step; the newest one is the present. */
  readonly go = (step: number): void => {
    if (step >= this.steps.length) this.#of.past.leave()
    else void this.#of.past.go(entryOf(this.steps, step))
  }

  /** Goes one step on, or to the next turn or round. */
  move(forward: boolean, unit: Unit | null): void {
    const { step, steps, rounds } = this
    if (unit) this.go(forward ? next(rounds, unit, step, steps.length) : previous(rounds, unit, step))
    else this.go(forward ? step + 1 : step - 1)
  }

  /** A new table that goes on from the position of the past on the board. In the present, it goes back one step and says what to do. */
  async playFromHere(seat: number): Promise<void> {
    const { position, id } = this.#of.past
    if (position) return attempt(() => playFromHere(id, position.at, position.seats.length, seat))
    this.move(false, null)
    toasts.show(() => t('play-from-here-text'))
  }
}
