// The moves of others that are being told, and who is waited for meanwhile.
import { untrack } from 'svelte'
import { NO_SEAT, type ReadEvent, type ToldEvent } from '../lib/beats'
import { settings } from '../lib/settings.svelte'
import type { TableClient } from '../lib/table.svelte'
import type { Past } from './past.svelte'

/** Milliseconds that a move stays announced. */
const NEWS_TIME = 4000

interface Page {
  readonly table: TableClient
  readonly past: Past
  /** A question can be answered now. */
  readonly question: object | null
  /** The seats of this device. */
  readonly mine: readonly number[]
  /** The events of the current beat. */
  readonly told: readonly ToldEvent[]
  readonly readEvent: ReadEvent
}

/** Created by the page: its effect ends with the page's component. */
export class Telling {
  /** Moves that are being announced. */
  news = $state.raw<readonly ToldEvent[]>([])
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    $effect(() => this.#announce())
  }

  /** The seat whose move is told; `NO_SEAT` for what nobody did. A question or a result comes after what led to it. */
  readonly seat = $derived.by(() => {
    const { question, table } = this.#page
    return question || table.outcome ? null : table.telling
  })
  /** Nobody is waited for while moves are told. */
  readonly awaited = $derived.by(() => (this.seat === null ? this.#page.table.awaited : []))
  readonly thinking = $derived.by(() => (this.seat === null ? this.#page.table.thinking : []))

  #announce(): () => void {
    const { told, past, readEvent } = this.#page
    const own = untrack(() => [...this.#page.mine, NO_SEAT]) // Runs for every beat, not for every position.
    const news = told.filter((each) => !own.includes(each.seat) && !readEvent(each.told.event).quiet)
    this.news = settings.beat() === 0 || past.position ? [] : news
    const timer = setTimeout(() => (this.news = []), NEWS_TIME)
    return () => clearTimeout(timer)
  }
}
