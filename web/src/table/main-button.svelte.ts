// The main button of a table, which Enter presses: it confirms what the board has prepared, or gives the question's default answer.
import { mainChoice } from '../boards/answers'
import type { AnyBoard, MainAction } from '../boards/types'
import type { Question } from '../lib/wire/Question'

interface Sources {
  board: () => AnyBoard | null
  /** The question, unless something else has the main button: a set that is put together, another player's area. */
  question: () => Question | null
}

export class MainButton {
  #reported = $state.raw<MainAction<unknown> | null>(null)
  readonly #from: Sources

  constructor(from: Sources) {
    this.#from = from
  }

  /** What the board has prepared. */
  readonly prepared = $derived.by(() => (this.#from.question() ? this.#reported : null))
  /** The default answer. */
  readonly choice = $derived.by(() => {
    const question = this.#from.question()
    return question && !this.prepared ? mainChoice(this.#from.board(), question) : undefined
  })
  /** What it does; `null` where there is no main button, or it cannot be pressed. */
  readonly action = $derived(this.prepared ? this.prepared.action : (this.choice?.action ?? null))

  /** The board reports what it has prepared. */
  readonly prepare = (main: MainAction<unknown> | null): void => void (this.#reported = main)
}
