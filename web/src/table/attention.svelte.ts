// Draws the player's attention to their turn, moves of others, the end of the game and the chat: in the tab's title, by sounds,
// notifications and notices.
import { untrack } from 'svelte'
import { notify } from '../lib/notify'
import { narrow } from '../lib/phone'
import { chatSeenAt, setChatSeenAt } from '../lib/seen'
import { session } from '../lib/session.svelte'
import { play } from '../lib/sounds'
import { toasts } from '../lib/toasts.svelte'
import { t } from '../lib/words.svelte'
import type { TableClient } from '../lib/table.svelte'

interface Page {
  readonly id: string
  readonly table: TableClient
  readonly gameName: string
  readonly headline: string
  /** A question can be answered now. */
  readonly question: object | null
  /** The seats of this device. */
  readonly mine: readonly number[]
  readonly drawerOpen: boolean
}

/** Created by the page: its effects end with the page's component. */
export class Attention {
  /** The chat is the chosen tab; the drawer may hide it. */
  chatChosen = $state(false)
  #chatSeen = $state(0)

  constructor(readonly page: Page) {
    this.#chatSeen = chatSeenAt(page.id)
    $effect(() => void (document.title = this.#turn ? `${t('title-your-turn')} · ${page.gameName}` : `${page.gameName} · Orrery`))
    this.#watchTurn()
    this.#onRise(
      () => page.table.outcome !== null,
      () => play('end'),
    )
    $effect(() => {
      if (page.table.fresh.some(({ seat, events }) => events.length > 0 && !page.mine.includes(seat))) untrack(() => play('move'))
    })
    this.#watchChat()
  }

  readonly #turn = $derived.by(() => this.page.question !== null && this.page.table.outcome === null)
  readonly #newest = $derived.by(() => this.page.table.chat.at(-1)?.at ?? 0)
  /** There are lines of chat that this device has not shown. */
  readonly unread = $derived.by(() => this.#newest > this.#chatSeen)

  /** Calls `then` when `condition` becomes true; not for the state when the page opens. */
  #onRise(condition: () => boolean, then: () => void): void {
    let before: boolean | null = null
    $effect(() => {
      if (!this.page.table.ready) return
      const holds = condition()
      if (holds && before === false) then()
      before = holds
    })
  }

  /** Announces the turn when it comes from another player; for a moment there may be no question between two of the same turn. */
  #watchTurn(): void {
    let away = false
    $effect(() => {
      const { ready, awaited } = this.page.table
      if (!ready) return
      if (!this.#turn) away ||= !awaited.some((seat) => this.page.mine.includes(seat))
      else if (away) {
        away = false
        untrack(() => {
          play('turn')
          notify(t('title-your-turn'), `${this.page.gameName}: ${this.page.headline}`, this.page.id)
        })
      }
    })
  }

  /** Announces new lines of others while the chat is not in sight. */
  #watchChat(): void {
    let known: number | null = null
    $effect(() => {
      const { ready, chat } = this.page.table
      if (!ready) return
      const visible = this.#chatVisible()
      const from = known ?? this.#newest
      for (const line of chat.filter(({ at, from: sender }) => at > from && sender !== session.guest?.name)) {
        play('chat')
        if (!visible) toasts.show(() => `${line.from}: ${line.text}`)
        notify(line.from, line.text, `${this.page.id}-chat`)
      }
      known = this.#newest
      if (visible) this.readChat()
    })
  }

  #chatVisible(): boolean {
    const { info } = this.page.table
    if (info?.status === 'waiting') return true
    return this.chatChosen && (this.page.drawerOpen || !narrow.current)
  }

  readChat(): void {
    if (this.#newest === this.#chatSeen) return
    this.#chatSeen = this.#newest
    setChatSeenAt(this.page.id, this.#newest)
  }
}
