// Passes that one answer stands for: "End turn", and leaving a step whose decisions the next step would offer again.
import { sameAction } from '../lib/choices'
import { settings } from '../lib/settings.svelte'
import type { Question } from '../lib/wire/Question'

export class Passing {
  readonly #question: () => Question | null

  constructor(question: () => Question | null) {
    this.#question = question
  }

  readonly #pass = $derived.by(() => this.#question()?.pass ?? null)
  /** Whether one button can make the several passes that end the turn. */
  readonly canEndTurn = $derived.by(() => !settings.everyStep && (this.#pass?.count ?? 0) > 1)
  /**
   * Nothing is possible in the remaining steps: the main button ends the turn, unless this step has a default choice, or was chosen and
   * nothing was done in it.
   */
  readonly endsByEnter = $derived.by(() => {
    const pass = this.#pass
    return this.canEndTurn && pass?.through === pass?.count && !pass?.untouched && this.#question()?.usual === null
  })

  /** Number of passes that follow an action by themselves: decisions that it declines are not asked for again. */
  after(action: unknown): number {
    if (settings.everyStep || !this.#pass || !sameAction(this.#pass.action, action)) return 0
    return this.#pass.through - 1
  }
}
