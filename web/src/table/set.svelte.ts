// A set being built: members are added and removed in any order, then played one by one.
import { untrack } from 'svelte'
import { sameAction } from '../lib/choices'
import { toasts } from '../lib/toasts.svelte'
import { t } from '../lib/words.svelte'
import type { SetQuestion } from '../boards/sets'
import type { Autopilot } from './autopilot.svelte'
import type { TableClient } from '../lib/table.svelte'
import type { Choice } from '../lib/wire/Choice'
import type { Question } from '../lib/wire/Question'
import type { Refusal } from '../lib/wire/Refusal'

interface Sources {
  table: TableClient
  autopilot: Autopilot
  question: () => Question | null
  /** The set that the question asks for, if it does. */
  set: () => SetQuestion<unknown> | null
  refused: (reason: Refusal) => void
}

/** Confirmed members that wait for the answer to another question. */
interface Paused {
  /** Key of the prompt that asks for the set. */
  prompt: string
  pauses: readonly string[]
  steps: readonly unknown[]
}

/** Created with the table page: its effects end with the page's component. */
export class SetBuilder {
  picked = $state.raw<readonly unknown[]>([])
  /** The confirmed set with its words, while its steps are being played; or other steps that belong together. */
  #played = $state.raw<{ set: SetQuestion<unknown> | null; choices: readonly Choice[] } | null>(null)
  #paused: Paused | null = null
  readonly #from: Sources

  constructor(from: Sources) {
    this.#from = from
    // Another question asks for another set.
    $effect(() => {
      const question = from.question()
      if (!this.playing) untrack(() => (this.picked = this.#resumed(question)))
    })
  }

  readonly playing = $derived.by(() => this.#played !== null)
  /** While a move is in flight the table takes no other. */
  readonly #canPlay = $derived.by(() => !this.playing && !this.#from.table.busy)
  readonly set = $derived.by(() => (this.#played ? this.#played.set : this.#from.set()))
  readonly missing = $derived.by(() => Math.max(0, (this.set?.least ?? 0) - this.picked.length))
  readonly complete = $derived.by(() => this.set !== null && this.missing === 0 && this.picked.length > 0)

  /** The question with every member of its set as a choice, including those that become legal only after others. */
  readonly question = $derived.by((): Question | null => {
    const [question, set] = [this.#from.question(), this.#from.set()]
    if (!question || !set || this.playing) return question
    const members = set.members.flatMap(({ action, label }) => {
      const listed = question.choices.find((choice) => sameAction(choice.action, action))
      return listed ? [listed] : label ? [{ action, label }] : []
    })
    const choices = [...members, ...question.choices.filter((choice) => !members.includes(choice))]
    const usual = question.usual === null ? undefined : question.choices[question.usual]
    return { ...question, choices, usual: usual ? choices.indexOf(usual) : null }
  })

  /** The members that are in the set. */
  readonly inSet = $derived.by(() => {
    const choices = this.#played?.choices ?? this.question?.choices ?? []
    return choices.filter(({ action }) => this.count(action) > 0)
  })

  count(action: unknown): number {
    return countIn(this.picked, action)
  }

  isMember(action: unknown): boolean {
    return this.set?.members.some((member) => sameAction(member.action, action)) ?? false
  }

  /**
   * Adds a member, or takes it out where no more of it fits. "No more" confirms what is picked. Returns false for an action that does not
   * belong to the set.
   */
  pick(action: unknown): boolean {
    const { set } = this
    if (set && this.complete && sameAction(action, set.end)) {
      void this.confirm()
      return true
    }
    if (!set || !this.isMember(action)) return false
    if (this.count(action) > 0 && !isPartOf(set, [...this.picked, action])) this.remove(action)
    else this.add(action)
    return true
  }

  /** Adds a member, or says why it does not fit. */
  readonly add = (action: unknown): void => {
    const { set } = this
    if (!set || this.playing) return
    const more = [...this.picked, action]
    if (isPartOf(set, more)) this.picked = more
    else toasts.show(() => (more.length > set.most ? t('set-full', { n: set.most }) : t('set-unfit')))
  }

  readonly remove = (action: unknown): void => {
    const at = this.picked.findLastIndex((each) => sameAction(each, action))
    if (at >= 0 && !this.playing) this.picked = this.picked.toSpliced(at, 1)
  }

  clear(): void {
    if (!this.playing) this.picked = []
  }

  /** Plays the picked steps in an order that the server accepts. If it gets stuck, what was begun is undone. */
  readonly confirm = async (): Promise<void> => {
    const [set, question] = [this.set, this.#from.question()]
    if (!set || !question || !this.complete || !this.#canPlay) return
    this.#played = { set, choices: this.inSet }
    this.#paused = null
    this.#from.autopilot.resume()
    // The rules may list members in one order only.
    const order = (step: unknown): number => set.members.findIndex(({ action }) => sameAction(action, step))
    const steps = this.picked.toSorted((a, b) => order(a) - order(b))
    const left = await this.#playAll(question.seat, steps)
    await this.#finish(set, question, steps.length - left.length, left)
    this.picked = []
    this.#played = null
  }

  /** Plays steps in their order. If it gets stuck, what was begun is undone. */
  readonly playInOrder = async (steps: readonly unknown[]): Promise<void> => {
    const seat = this.#from.question()?.seat
    if (seat === undefined || !this.#canPlay) return
    this.#played = { set: null, choices: [] }
    this.#from.autopilot.resume()
    const left = await this.#playAll(seat, steps)
    if (left.length > 0) await this.#giveUp(seat, steps.length - left.length)
    this.#played = null
  }

  /** Ends a set that may have more members, and deals with the steps that could not be made. */
  async #finish(set: SetQuestion<unknown>, { seat, prompt }: Question, made: number, left: readonly unknown[]): Promise<void> {
    const asked = this.#asked(seat)
    const again = asked?.prompt.key === prompt.key
    if (left.length > 0) {
      const pauses = set.pauses ?? []
      if (again && this.#from.set() !== null) await this.#giveUp(seat, made)
      else if (asked && pauses.includes(asked.prompt.key)) this.#paused = { prompt: prompt.key, pauses, steps: left }
      // Otherwise the game took forced steps itself and asks another question.
      return
    }
    const ends = again && made < set.most && asked.choices.some(({ action }) => sameAction(action, set.end))
    if (set.end !== undefined && ends) await this.#play(seat, set.end, true)
  }

  /** Returns the steps that were left when none of them was legal. */
  async #playAll(seat: number, steps: readonly unknown[]): Promise<unknown[]> {
    const left = [...steps]
    while (left.length > 0) {
      const legal = this.#asked(seat)?.choices ?? []
      const next = left.findIndex((step) => legal.some(({ action }) => sameAction(action, step)))
      if (next < 0 || !(await this.#play(seat, left[next], left.length < steps.length))) break
      left.splice(next, 1)
    }
    return left
  }

  #asked(seat: number): Question | undefined {
    return this.#from.table.questions.find((question) => question.seat === seat)
  }

  /** Returns whether the step is made and on screen. An undo takes a later step back together with the first. */
  async #play(seat: number, action: unknown, later: boolean): Promise<boolean> {
    const { table, autopilot, refused } = this.#from
    const reply = await table.move(seat, action)
    table.catchUp()
    if (!reply.done) refused(reply.reason)
    if (!reply.done || reply.at === undefined) return false
    if (later) autopilot.answered(reply.at)
    return true
  }

  async #giveUp(seat: number, made: number): Promise<void> {
    toasts.show(() => t('set-stuck'))
    if (made === 0) return
    const reply = await this.#from.table.undo(seat, made)
    if (!reply.done) this.#from.refused(reply.reason)
  }

  /** The initial set of a new question: members that were confirmed before another question interrupted them. */
  #resumed(question: Question | null): readonly unknown[] {
    const [paused, set] = [this.#paused, this.#from.set()]
    if (!paused || !question || paused.pauses.includes(question.prompt.key)) return []
    this.#paused = null
    return set && question.prompt.key === paused.prompt && isPartOf(set, paused.steps) ? paused.steps : []
  }
}

const countIn = (all: readonly unknown[], action: unknown): number => all.filter((each) => sameAction(each, action)).length

/** Whether all of these can be in the set together. */
function isPartOf(set: SetQuestion<unknown>, picked: readonly unknown[]): boolean {
  const supplied = picked.every((action) => {
    const member = set.members.find((each) => sameAction(each.action, action))
    return member !== undefined && countIn(picked, action) <= member.most
  })
  return supplied && picked.length <= set.most && (set.fits?.(picked) ?? true)
}
