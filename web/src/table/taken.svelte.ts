// The notice about answers that were taken because there was no other choice, or no difference between them: one for all of a turn.
import { untrack } from 'svelte'
import { toasts } from '../lib/toasts.svelte'
import { t } from '../lib/words.svelte'
import type { Choice } from '../lib/wire/Choice'

const TOPIC = 'only-choice'

interface Sources {
  /** Whether this device is asked: a turn begins when it becomes so. */
  isAsked: () => boolean
  /** How many rounds have begun. */
  rounds: () => number
  say: (choice: Choice) => string
}

/** Created with the table page: its effects end with the page's component. */
export class TakenChoices {
  #choices: Choice[] = []
  readonly #from: Sources
  readonly #isAsked = $derived.by(() => this.#from.isAsked())
  readonly #rounds = $derived.by(() => this.#from.rounds())

  constructor(from: Sources) {
    this.#from = from
    // What was taken in the last turn is past.
    $effect(() => {
      void this.#rounds
      if (this.#isAsked) untrack(() => toasts.closeTopic(TOPIC))
    })
  }

  readonly tell = (choice: Choice): void => {
    const choices = [...(toasts.has(TOPIC) ? this.#choices : []), choice]
    this.#choices = choices
    toasts.show(() => t('only-choice', { what: choices.map(this.#from.say).join(' · ') }), { topic: TOPIC })
  }
}
