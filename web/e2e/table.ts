// A person at a table. Everything is done through the page; what the server says is only listened to, to know whose turn it is
// without guessing by the clock.
import { EventEmitter, once } from 'node:events'
import { expect, type Locator, type Page, type WebSocket } from '@playwright/test'
import type { Random } from './random.ts'
import type { Question } from '../src/lib/wire/Question.ts'
import type { ToClient } from '../src/lib/wire/ToClient.ts'

export type Told = Extract<ToClient, { type: 'table' }>

/** How a decision is made: on what glows, from the list of choices, or by the buttons beside the question. */
export type Way = 'board' | 'list' | 'bar'

const PATIENCE = 30_000

export class TablePage {
  /** What the server said last of the table this page shows. */
  told: Told | null = null
  /** The newest entry that is this person's own. */
  #done = 0
  #socket: WebSocket | null = null
  readonly #news = new EventEmitter()

  constructor(
    readonly page: Page,
    readonly random: Random,
  ) {
    page.on('framenavigated', () => this.#listen(null))
    page.on('websocket', (socket) => {
      this.#listen(socket)
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as ToClient
        if (socket !== this.#socket) return
        if (message.type === 'done') this.#done = message.at
        else if (message.type === 'table') this.told = message
        else return
        this.#news.emit('table')
      })
    })
  }

  /** What was said before, or through another connection, counts no longer. */
  #listen(socket: WebSocket | null): void {
    this.#socket = socket
    this.told = null
    this.#done = 0
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: /^(What is asked|Che cosa si chiede)$/ })
  }

  /** The sentence that says what is asked of whom. */
  get asked(): Locator {
    return this.bar.getByRole('paragraph')
  }

  /** The players beside the board. */
  get seats(): Locator {
    return this.page.getByRole('complementary').locator('button[aria-pressed]')
  }

  get log(): Locator {
    return this.page.getByRole('log', { name: /^(Log|Diario)$/ })
  }

  get sheet(): Locator {
    return this.page.getByRole('region', { name: /^(Score sheet|Punteggio)$/ })
  }

  get map(): Locator {
    return this.page.getByRole('group', { name: /^(Galaxy|Galassia)$/ })
  }

  get actionBoard(): Locator {
    return this.page.getByRole('region', { name: /^(Action board|Plancia azioni)$/ })
  }

  /** Every place on the board that offers something. */
  get glowing(): Locator {
    return this.page.locator('main :is(button.live, svg [role="button"][tabindex="0"])')
  }

  get listButton(): Locator {
    return this.#barButton('L')
  }

  get undoButton(): Locator {
    return this.#barButton('U')
  }

  /** The choices of the list, with their numbers. */
  get listed(): Locator {
    return this.page.getByRole('group', { name: /^(Choices|Scelte)$/ }).getByRole('button')
  }

  /** The answers beside the question. */
  get answers(): Locator {
    return this.bar.getByRole('button').filter({ hasNot: this.page.locator('kbd', { hasText: /^[LU]$/ }) })
  }

  #barButton(key: string): Locator {
    return this.bar.getByRole('button').filter({ has: this.page.locator('kbd', { hasText: key }) })
  }

  async until(ready: (told: Told) => boolean, given?: AbortSignal): Promise<Told> {
    const patience = new AbortController()
    const timer = setTimeout(
      () => patience.abort(new Error(`waited in vain; the server last said ${this.#lastWords()}`)),
      PATIENCE,
    )
    const stop = (): void => patience.abort(given?.reason)
    given?.addEventListener('abort', stop)
    try {
      while (!this.told || !ready(this.told)) await once(this.#news, 'table', { signal: patience.signal })
      return this.told
    } catch (error) {
      throw patience.signal.reason ?? error
    } finally {
      clearTimeout(timer)
      given?.removeEventListener('abort', stop)
    }
  }

  #lastWords(): string {
    if (!this.told) return 'nothing'
    const { at, questions, awaited, outcome } = this.told
    return JSON.stringify({ at, done: this.#done, questions: questions.length, awaited, over: outcome !== null })
  }

  /** Waits for this person's turn; nothing if the game is over first. */
  async turn(signal?: AbortSignal): Promise<Question | undefined> {
    const told = await this.until(({ questions, outcome }) => questions.length > 0 || outcome !== null, signal)
    return told.outcome ? undefined : told.questions[0]
  }

  /** Waits until the page shows all that the server has told, and no move is under way: what is pressed before that is not heard. */
  async shown(): Promise<void> {
    const at = this.told?.at ?? 0
    await expect.poll(async () => Number(await this.page.locator('[data-at]').getAttribute('data-at'))).toBeGreaterThanOrEqual(at)
    await expect(this.bar).toHaveAttribute('aria-busy', 'false')
  }

  /** Does something that the server answers with a new position, and waits for it. */
  async move(act: () => Promise<unknown>): Promise<void> {
    const at = this.told?.at ?? 0
    await this.shown()
    await act()
    await this.until((told) => told.at > at)
  }

  /** Makes one decision, whichever, in the first of these ways that is open. */
  async decide(ways: readonly Way[] = ['bar', 'list']): Promise<Way> {
    await this.shown()
    for (const way of ways) {
      const choices = await this.#offered(way)
      if ((await choices.count()) === 0) continue
      await this.take(choices)
      return way
    }
    throw new Error(`nothing can be decided by ${ways.join(' or ')}`)
  }

  /** Makes so many decisions, or as many as are left of the game. */
  async decideTimes(times: number, ways?: readonly Way[]): Promise<void> {
    for (let n = 0; n < times && (await this.turn()); n++) await this.decide(ways)
  }

  async playToTheEnd(ways?: readonly Way[]): Promise<void> {
    await this.decideTimes(Infinity, ways)
    await expect(this.sheet).toBeVisible()
  }

  async #offered(way: Way): Promise<Locator> {
    if (way === 'bar') return this.answers
    if (way === 'list') {
      if (await this.listButton.count()) await this.openList()
      return this.listed
    }
    // Where a choice has no place on the board, the list stays open over it.
    await this.closeList()
    return (await this.#listIsOpen()) ? this.page.locator('nothing') : this.glowing
  }

  async #listIsOpen(): Promise<boolean> {
    return (await this.listButton.count()) > 0 && (await this.listButton.getAttribute('aria-expanded')) === 'true'
  }

  async openList(): Promise<void> {
    if (!(await this.#listIsOpen())) await this.listButton.click()
    await expect(this.listed.first()).toBeVisible()
  }

  async closeList(): Promise<void> {
    if (await this.#listIsOpen()) await this.listButton.click()
  }

  /** Takes one of these choices; several at one place come as a menu. */
  async take(choices: Locator): Promise<void> {
    const done = this.#done
    await this.shown()
    await this.#any(choices)
    const menu = this.page.getByRole('menu')
    if (await menu.isVisible()) await this.#any(menu.getByRole('menuitem'))
    // Others may decide at the same time: what counts is one's own answer.
    await this.until((told) => this.#done > done && told.at >= this.#done)
  }

  /** Clicks one of several at random. */
  async #any(choices: Locator): Promise<void> {
    await choices.nth(this.random.below(await choices.count())).click()
  }
}
