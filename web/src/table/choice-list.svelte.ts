// Whether the list of choices is open.
import { afterPaint } from '../lib/paint'

interface Sources {
  /** Whether there are choices for the list. */
  any: () => boolean
  /** Whether one of them is available in the list only. */
  needed: () => boolean
}

export class ChoiceList {
  #asked = $state(false)
  /** Follows `#asked` after a frame. */
  #drawn = $state(false)
  readonly #from: Sources

  constructor(from: Sources) {
    this.#from = from
  }

  /** The list is open by request, or because a choice cannot be made on the board. */
  readonly open = $derived.by(() => this.#from.any() && (this.#asked || this.#from.needed()))
  readonly shown = $derived.by(() => this.#from.any() && (this.#drawn || this.#from.needed()))

  /** A long list takes some frames to lay out: the pressed button comes first. */
  toggle(): void {
    this.#asked = !this.#asked
    afterPaint(() => (this.#drawn = this.#asked))
  }

  set(open: boolean): void {
    this.#asked = this.#drawn = open
  }
}
