// Automatic answers: forced ones, those that follow a decision, and the passes of "End turn".
import { sameAction } from '../lib/choices'
import { settings } from '../lib/settings.svelte'
import type { Line } from '../lib/log'
import type { Reply, TableClient } from '../lib/table.svelte'
import type { Choice } from '../lib/wire/Choice'
import type { Question } from '../lib/wire/Question'

/** The answer to the question after a decision that goes without saying; undefined if there is none. */
export type Follows = (next: Question) => unknown

export class Autopilot {
  /** Passes that "End turn" has still to make. */
  #passes = $state(0)
  /** What follows the person's last decision. */
  #follows = $state.raw<Follows | null>(null)
  /** Set by an undo until the person decides again, so that an undone answer is not repeated immediately. */
  #paused = $state(false)
  /** The question on screen whose automatic answer is in flight; reset when the person decides, because it may come again. */
  #given = $state.raw<Question | null>(null)
  /** Entries that are automatic answers; an undo includes them. */
  readonly #answered = new Set<number>()
  readonly #isPass: (question: Question, action: unknown) => boolean

  /** `ends`: whether an action only says that a step is over, to the board. */
  constructor(ends: (action: unknown) => boolean) {
    this.#isPass = ({ pass }, action) => (pass !== null && sameAction(pass.action, action)) || ends(action)
  }

  /** The automatic answer; undefined if the person must decide. */
  answer(question: Question | null): unknown {
    if (!question) return undefined
    if (this.#passes > 0) return question.pass?.action
    if (this.#paused || settings.everyStep) return undefined
    return question.forced ?? this.#followed(question)
  }

  #followed(question: Question): unknown {
    const action = this.#follows?.(question)
    return question.choices.find((each) => sameAction(each.action, action))?.action
  }

  /** Whether the person is not asked this question: it is answered automatically, or that answer is in flight. */
  takes(question: Question | null, busy: boolean): boolean {
    return busy ? question === this.#given && question !== null : this.answer(question) !== undefined
  }

  /** The automatic answer to a position before it is shown, which will be sent; undefined if the person must decide. */
  take(question: Question, tell: (choice: Choice) => void): unknown {
    const action = this.answer(question)
    if (action === undefined) return undefined
    this.#passes = Math.max(0, this.#passes - 1)
    const choice = question.choices.find((each) => sameAction(each.action, action))
    // Neither an order that makes no difference nor the end of a step is worth a notice.
    if (choice && question.choices.length === 1 && !this.#isPass(question, action)) tell(choice)
    return action
  }

  /** Sends the automatic answer to a position on screen once the moves of others have been animated. Returns a function that cancels it. */
  drive(table: TableClient, question: Question | null, tell: (choice: Choice) => void): (() => void) | undefined {
    const ready = !table.busy && table.behind === 0 && table.link === 'open'
    if (!question || !ready || this.answer(question) === undefined) return undefined
    const timer = setTimeout(
      () => {
        this.#given = question
        void table.move(question.seat, this.take(question, tell)).then(this.replied)
      },
      // The last move of the others stays on screen for a beat, unless it was quiet.
      table.telling === null ? 0 : settings.beat(),
    )
    return () => clearTimeout(timer)
  }

  /** The server's reply to an automatic answer. If the position has changed meanwhile or the connection was lost, nothing is reported. */
  readonly replied = (reply: Reply): void => {
    if (reply.done && reply.at !== undefined) this.answered(reply.at)
    else this.refused()
  }

  /** An answer given here became this entry. */
  answered(at: number): void {
    this.#answered.add(at)
  }

  /** An answer did not go through: the person decides what comes next. */
  refused(): void {
    this.pause()
  }

  /** The person decided. This many passes follow automatically, to end the turn, or an answer that goes without saying. */
  resume(passes = 0, follows: Follows | null = null): void {
    this.#paused = false
    this.#passes = passes
    this.#follows = follows
    this.#given = null
  }

  /** The person undid something: nothing is automatic until their next decision. */
  pause(): void {
    this.#paused = true
    this.#passes = 0
    this.#given = null
  }

  /**
   * The number of entries to undo for each of the seat's last `steps` decisions, newest first: the decision and the automatic answers
   * after it. At most `most` entries in total.
   */
  decisions(all: readonly Line[], seat: number, steps: number, most: number): number[] {
    const own = all.filter((line) => line.undid === 0 && !line.undone && line.seat === seat).reverse()
    const found: number[] = []
    let entries = 0
    for (const { at } of own.slice(0, most)) {
      entries++
      if (this.#answered.has(at)) continue
      found.push(entries)
      entries = 0
      if (found.length === steps) return found
    }
    // Automatic answers whose decision is out of reach.
    return entries > 0 ? [...found, entries] : found
  }
}
