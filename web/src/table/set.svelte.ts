// A set being built: members are added and removed in any order, then played one by one.
import { sameAction } from '../lib/choices'
import { toasts } from '../lib/toasts.svelte'
import { t } from '../lib/words.svelte'
import type { SetQuestion } from '../boards/sets'
import type { TableClient } from '../lib/table.svelte'
import type { Question } from '../lib/wire/Question'
import type { Refusal } from '../lib/wire/Refusal'

interface Sources {
  table: TableClient
  question: () => Question | null
  /** The set that the question asks for, if it does. */
  set: () => SetQuestion<unknown> | null
  refused: (reason: Refusal) => void
}

/** Created with the table page: its effects end with the page's component. */
export class SetBuilder {
  picked = $state.raw<readonly unknown[]>([])
  /** The set is confirmed and its steps are being played. */
  playing = $state(false)
  readonly #from: Sources

  constructor(from: Sources) {
    this.#from = from
    // Another question asks for another set.
    $effect(() => {
      void from.question()
      if (!this.playing) this.picked = []
    })
  }

  readonly set = $derived.by(() => this.#from.set())
  readonly missing = $derived.by(() => Math.max(0, (this.set?.least ?? 0) - this.picked.length))
  readonly complete = $derived.by(() => this.set !== null && this.missing === 0)

  count(action: unknown): number {
    return this.picked.filter((each) => sameAction(each, action)).length
  }

  isMember(action: unknown): boolean {
    return this.set?.members.some((member) => sameAction(member.action, action)) ?? false
  }

  /** Adds a member, or takes it out where no more of it fits. Returns false for an action that is not a member. */
  pick(action: unknown): boolean {
    const { set } = this
    const member = set?.members.find((each) => sameAction(each.action, action))
    if (!set || !member) return false
    if (this.playing) return true
    if (this.count(action) < member.most && this.picked.length < set.most) this.picked = [...this.picked, member.action]
    else this.remove(action)
    return true
  }

  remove(action: unknown): void {
    const at = this.picked.findLastIndex((each) => sameAction(each, action))
    if (at >= 0) this.picked = this.picked.toSpliced(at, 1)
  }

  clear(): void {
    if (!this.playing) this.picked = []
  }

  /** Plays the picked steps in an order that the server accepts. If it gets stuck, what was begun is undone. */
  readonly confirm = async (): Promise<void> => {
    const [set, question] = [this.set, this.#from.question()]
    if (!set || !question || !this.complete || this.playing) return
    this.playing = true
    // The rules may list members in one order only.
    const order = (step: unknown): number => set.members.findIndex(({ action }) => sameAction(action, step))
    const made = await this.#playAll(
      question.seat,
      this.picked.toSorted((a, b) => order(a) - order(b)),
    )
    // The game takes forced steps itself and then asks another question.
    const stuck = made < this.picked.length && this.#from.set() !== null
    if (stuck) await this.#giveUp(question.seat, made)
    else if (set.end !== undefined && made < set.most) await this.#play(question.seat, set.end)
    this.playing = false
    this.picked = []
  }

  /** Returns how many steps were made before none of the others was legal. */
  async #playAll(seat: number, steps: readonly unknown[]): Promise<number> {
    const left = [...steps]
    while (left.length > 0) {
      const legal = this.#from.table.questions.find((question) => question.seat === seat)?.choices ?? []
      const next = left.findIndex((step) => legal.some(({ action }) => sameAction(action, step)))
      if (next < 0 || !(await this.#play(seat, left[next]))) break
      left.splice(next, 1)
    }
    return steps.length - left.length
  }

  /** Returns whether the step is made and on screen. */
  async #play(seat: number, action: unknown): Promise<boolean> {
    const { table, refused } = this.#from
    const reply = await table.move(seat, action)
    table.catchUp()
    if (!reply.done) refused(reply.reason)
    return reply.done && reply.at !== undefined
  }

  async #giveUp(seat: number, made: number): Promise<void> {
    toasts.show(() => t('set-stuck'))
    if (made === 0) return
    const reply = await this.#from.table.undo(seat, made)
    if (!reply.done) this.#from.refused(reply.reason)
  }
}
