// Undo and redo at the table: how much they undo, and whether to confirm first.
import { lines, stepsBackToOwn, takenBack, type Share } from '../lib/log'
import { toasts } from '../lib/toasts.svelte'
import { t } from '../lib/words.svelte'
import type { Autopilot } from './autopilot.svelte'
import type { TableClient } from '../lib/table.svelte'
import type { Question } from '../lib/wire/Question'
import type { Refusal } from '../lib/wire/Refusal'

/** An undo beyond the player's last turn, before it is confirmed. */
interface FarUndo {
  seat: number
  count: number
  /** The decisions it undoes, by seat. */
  shares: Share[]
}

interface Sources {
  table: TableClient
  autopilot: Autopilot
  question: () => Question | null
  refused: (reason: Refusal) => void
}

/** Created with the table page: its effects end with the page's component. */
export class UndoControl {
  unconfirmed = $state.raw<FarUndo | null>(null)
  readonly #table: TableClient
  readonly #autopilot: Autopilot
  readonly #question: () => Question | null
  readonly #refused: (reason: Refusal) => void
  /** Stack of undone decisions, each as its number of entries; the last is the next to redo. */
  #taken: number[] = []

  constructor({ table, autopilot, question, refused }: Sources) {
    this.#table = table
    this.#autopilot = autopilot
    this.#question = question
    this.#refused = refused
    // A decision of another player changes what would be undone.
    $effect(() => {
      void table.at
      this.unconfirmed = null
    })
    // Something new was decided: nothing is left to redo.
    $effect(() => {
      if (question()?.redoable === 0) this.#taken = []
    })
  }

  readonly #lines = $derived.by(() => lines(this.#table.log))
  /** Whether decisions before the player's last turn can be undone, too. */
  readonly reachesFurther = $derived.by(() => {
    const question = this.#question()
    const allowed = this.#table.info?.undo_by_consent ?? false
    return allowed && question !== null && stepsBackToOwn(this.#lines, question.seat) > 0
  })
  /** Whether other people have to agree to that. */
  readonly needsConsent = $derived.by(
    () => this.#table.info?.seats.some(({ kind, yours }) => kind.kind === 'guest' && !yours) ?? false,
  )

  /** Undoes decisions of the last turn at once; an undo beyond it waits for `confirm`. */
  readonly undo = async (steps: number): Promise<void> => {
    const question = this.#question()
    if (!question || steps === 0) return
    const { seat } = question
    if (steps <= question.undoable) {
      // Automatic answers are undone with the decision before them.
      const decisions = this.#autopilot.decisions(this.#lines, seat, steps, question.undoable)
      const count = decisions.reduce((sum, entries) => sum + entries, 0)
      if (await this.#send(seat, Math.max(count, steps))) this.#taken.push(...decisions)
      return
    }
    if (!this.reachesFurther) return
    // Beyond the seat's own decisions, later decisions of others are undone too.
    const count = Math.max(steps, stepsBackToOwn(this.#lines, seat))
    this.unconfirmed = { seat, count, shares: takenBack(this.#lines, count) }
  }

  async confirm(): Promise<void> {
    if (!this.unconfirmed) return
    const { seat, count } = this.unconfirmed
    this.unconfirmed = null
    if (this.needsConsent) toasts.show(() => t('undo-requested'))
    await this.#send(seat, count, this.needsConsent)
  }

  cancel(): void {
    this.unconfirmed = null
  }

  /** Whether it was taken back. */
  async #send(seat: number, count: number, requested = false): Promise<boolean> {
    this.#autopilot.pause()
    const reply = await this.#table.undo(seat, count)
    if (reply.done) return true
    // A request may be declined without a reason.
    if (requested && reply.reason.kind === 'bad') toasts.show(() => t('undo-declined'))
    else this.#refused(reply.reason)
    return false
  }

  /** Redoes the next undone decision together with the automatic answers after it. */
  readonly redo = async (): Promise<void> => {
    const question = this.#question()
    if (!question || question.redoable === 0) return
    const { at } = this.#table
    const entries = Math.min(this.#taken.pop() ?? 1, question.redoable)
    const reply = await this.#table.redo(question.seat, entries)
    if (!reply.done) {
      this.#refused(reply.reason)
      return
    }
    this.#autopilot.resume()
    // The next undo includes all of them again. Where others decided in between, it goes step by step.
    if (reply.at === at + entries) for (let n = 2; n <= entries; n++) this.#autopilot.answered(at + n)
  }

  /** Handles the keys of undo and redo; `false` for any other key. */
  keydown(event: KeyboardEvent): boolean {
    const act = this.#shortcut(event)
    if (!act) return false
    event.preventDefault()
    void act()
    return true
  }

  #shortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): (() => Promise<void>) | undefined {
    if (altKey) return undefined
    const undo = (): Promise<void> => this.undo(1)
    const undoTurn = (): Promise<void> => this.undo(this.#question()?.undoable ?? 0)
    if (ctrlKey || metaKey) return { z: shiftKey ? this.redo : undo, y: this.redo }[key.toLowerCase()]
    return { u: undo, U: undoTurn, y: this.redo }[key]
  }
}
