// Answers that a person need not give: the only possible one, and the passes that "End turn" stands for.
import { settings } from '../lib/settings.svelte'
import type { Line } from '../lib/log'
import type { Question } from '../lib/wire/Question'

export class Autopilot {
  /** Passes that "End turn" has still to make. */
  #passes = $state(0)
  /** Set by an undo until the person decides again: what was taken back must not be answered again at once. */
  #paused = $state(false)
  /** Entries that were answered here; an undo goes past them. */
  readonly #answered = new Set<number>()

  /** The answer to give without asking; undefined if the person is to decide. */
  answer(question: Question | null): unknown {
    if (!question) return undefined
    if (this.#passes > 0) return question.pass?.action
    if (this.#paused || settings.everyStep) return undefined
    return question.forced ?? undefined
  }

  /** Makes the passes that follow the person's own one. */
  endTurn({ pass }: Question): void {
    this.#passes = pass ? pass.count - 1 : 0
  }

  /** An answer given here became this entry. */
  answered(at: number): void {
    this.#passes = Math.max(0, this.#passes - 1)
    this.#answered.add(at)
  }

  /** An answer did not go through: the person decides what comes next. */
  refused(): void {
    this.#passes = 0
  }

  /** The person decided. */
  resume(): void {
    this.#paused = false
  }

  /** The person took something back. */
  pause(): void {
    this.#paused = true
    this.#passes = 0
  }

  /** How many decisions an undo of the seat's last `steps` own ones has to take back, those answered here included. */
  undoCount(all: readonly Line[], seat: number, steps: number): number {
    const own = all.filter((line) => line.undid === 0 && !line.undone && line.seat === seat).reverse()
    let left = steps
    const last = own.findIndex(({ at }) => !this.#answered.has(at) && --left === 0)
    return last < 0 ? steps : last + 1
  }
}
