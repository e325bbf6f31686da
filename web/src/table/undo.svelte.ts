// Undo and redo at the table: what they take back, and whether to ask first.
import { lines, stepsBackToOwn, takenBack, type Share } from '../lib/log'
import { toasts } from '../lib/toasts.svelte'
import { t } from '../lib/words.svelte'
import type { Autopilot } from './autopilot.svelte'
import type { TableClient } from '../lib/table.svelte'
import type { Question } from '../lib/wire/Question'
import type { Refusal } from '../lib/wire/Refusal'

/** An undo of more than the own last turn, before the player has confirmed it. */
interface FarUndo {
  seat: number
  count: number
  /** Whose decisions it takes back. */
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

  constructor({ table, autopilot, question, refused }: Sources) {
    this.#table = table
    this.#autopilot = autopilot
    this.#question = question
    this.#refused = refused
    // A decision of somebody else changes what would be taken back.
    $effect(() => {
      void table.at
      this.unconfirmed = null
    })
  }

  readonly #lines = $derived.by(() => lines(this.#table.log))
  /** Whether decisions before the own last turn can be taken back, too. */
  readonly reachesFurther = $derived.by(() => {
    const question = this.#question()
    const allowed = this.#table.info?.undo_by_consent ?? false
    return allowed && question !== null && stepsBackToOwn(this.#lines, question.seat) > 0
  })
  /** Whether other people have to agree to that. */
  readonly needsConsent = $derived.by(
    () => this.#table.info?.seats.some(({ kind, yours }) => kind.kind === 'guest' && !yours) ?? false,
  )

  /** Takes back own decisions at once; more than the own last turn waits for `confirm`. */
  readonly undo = async (steps: number): Promise<void> => {
    const question = this.#question()
    if (!question || steps === 0) return
    const { seat } = question
    if (steps <= question.undoable) {
      // What was answered without asking goes with the decision before it.
      const count = this.#autopilot.undoCount(this.#lines, seat, steps)
      return this.#send(seat, Math.min(question.undoable, count))
    }
    if (!this.reachesFurther) return
    // Past the seat's own decisions, those that others made since are taken back too.
    const count = Math.max(steps, stepsBackToOwn(this.#lines, seat))
    this.unconfirmed = { seat, count, shares: takenBack(this.#lines, count) }
  }

  async confirm(): Promise<void> {
    if (!this.unconfirmed) return
    const { seat, count } = this.unconfirmed
    this.unconfirmed = null
    if (this.needsConsent) toasts.show(() => t('undo-asking'))
    await this.#send(seat, count, this.needsConsent)
  }

  cancel(): void {
    this.unconfirmed = null
  }

  async #send(seat: number, count: number, requested = false): Promise<void> {
    this.#autopilot.pause()
    const reply = await this.#table.undo(seat, count)
    if (reply.done) return
    // A request may be declined without a reason.
    if (requested && reply.reason.kind === 'bad') toasts.show(() => t('undo-declined'))
    else this.#refused(reply.reason)
  }

  /** Makes the next undone decision again. */
  readonly redo = async (): Promise<void> => {
    const question = this.#question()
    if (!question || question.redoable === 0) return
    const reply = await this.#table.redo(question.seat, 1)
    if (reply.done) this.#autopilot.resume()
    else this.#refused(reply.reason)
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
