// Answers that a person need not give: the only possible one, and the passes that "End turn" stands for.
import { isPlain, sameAction } from '../lib/choices'
import { settings } from '../lib/settings.svelte'
import type { Line } from '../lib/log'
import type { TableClient } from '../lib/table.svelte'
import type { Choice } from '../lib/wire/Choice'
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

  /** Gives the answer that needs no thought, once the moves of others have been watched. Returns how to call that off. */
  drive(
    table: TableClient,
    question: Question | null,
    mine: readonly number[],
    tell: (choice: Choice) => void,
  ): (() => void) | undefined {
    const action = this.answer(question)
    if (!question || action === undefined || table.busy || table.behind > 0 || table.link !== 'open') return undefined
    const others = table.fresh.some(({ seat }) => !mine.includes(seat))
    const timer = setTimeout(
      () => {
        const choice = question.choices.find((each) => sameAction(each.action, action))
        if (choice && !isPlain(choice)) tell(choice)
        void table.move(question.seat, action).then((reply) => {
          if (reply.done && reply.at !== undefined) this.answered(reply.at)
          // The position has changed meanwhile, or the connection was lost: nothing to tell.
          else this.refused()
        })
      },
      others ? settings.beat() : 0,
    )
    return () => clearTimeout(timer)
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

  /** The person decided, or ended the turn: then these passes follow their own one. */
  resume(passes = 0): void {
    this.#paused = false
    this.#passes = passes
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
