// The action hovered in the list of choices or on the board, and its preview.
import type { Point } from '../lib/svg'
import type { TableClient } from '../lib/table.svelte'
import type { PreviewInfo } from '../lib/wire/PreviewInfo'
import type { Question } from '../lib/wire/Question'
import type { Sentence } from '../lib/wire/Sentence'

/** Milliseconds that an action must be hovered before its preview is fetched. */
const PREVIEW_DELAY = 120

interface Sources {
  table: TableClient
  question: () => Question | null
  /** Whether the board itself draws the preview of the action. */
  isDrawn: (action: unknown) => boolean
}

/** Created with the table page: its effects end with the page's component. */
export class Pointing {
  listHover = $state.raw<unknown>(null)
  boardHover = $state.raw<unknown>(null)
  preview = $state.raw<PreviewInfo | null>(null)
  /** What is asked while the board has a part of the answer. */
  rest = $state.raw<Sentence | null>(null)
  /** Where the pointer was when the preview came; `null` if the action was reached by keyboard. */
  at = $state.raw<Point | null>(null)
  #pointer: Point | null = null
  readonly #from: Sources

  constructor(from: Sources) {
    this.#from = from
    $effect(() => this.#fetch())
  }

  readonly #action = $derived(this.listHover ?? this.boardHover)
  /** The preview beside the pointer, unless the board draws it. */
  readonly bubble = $derived.by(() => (this.#action !== null && this.#from.isDrawn(this.#action) ? null : this.preview))

  /** Debounced: only an action that is hovered for a moment is previewed. */
  #fetch(): (() => void) | undefined {
    const { table, question } = this.#from
    const action = this.#action
    const seat = question()?.seat
    this.preview = null
    if (action === null || seat === undefined || table.busy) return undefined
    let cancelled = false
    const timer = setTimeout(() => {
      void table.preview(seat, action).then((preview) => {
        if (cancelled) return
        this.preview = preview
        this.at = this.#pointer
      })
    }, PREVIEW_DELAY)
    return () => {
      cancelled = true
      clearTimeout(timer)
    }
  }

  /** The question as it stands with that part. */
  restOf(question: Question | null): Question | null {
    return question && this.rest ? { ...question, prompt: this.rest } : question
  }

  clear(): void {
    this.listHover = this.boardHover = null
  }

  readonly pointermove = ({ clientX: x, clientY: y }: PointerEvent): void => void (this.#pointer = { x, y })

  /** The keyboard is used: the pointer does not matter. */
  forgetPointer(): void {
    this.#pointer = null
  }
}
