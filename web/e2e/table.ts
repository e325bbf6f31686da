// Page object of a person at a table. Everything is done through the page; the WebSocket is only observed, to know whose turn
// it is without polling or timeouts. What every decision looks up is found by CSS: a lookup by role computes the roles and names
// of the whole page, boards of hundreds of shapes included. That these elements have their roles and names is tested once, in
// whole-games.spec.ts.
import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Locator, type Page, type WebSocket } from '@playwright/test'
import type { Random } from './random.ts'
import { patched } from '../src/lib/patch.ts'
import type { Question } from '../src/lib/wire/Question.ts'
import type { ToClient } from '../src/lib/wire/ToClient.ts'

export type TableState = Extract<ToClient, { type: 'table' }>

/** How a decision is made: on the board, in the list of choices, or by the buttons beside the question. */
export type Way = 'board' | 'list' | 'bar'

/** Milliseconds to wait for the server. */
const TIMEOUT = 30_000

/** Milliseconds that a quick person hovers before pressing, and presses before releasing. */
const POINTING = 150
const PRESSING = 80
/** Milliseconds before the test looks at the page again: a lookup takes the main thread, and would be measured with the click. */
const LOOKING = 120

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let n = 0; n < 150; n++) {
    if (await target.evaluateAll((found) => found.some((each) => each === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the focus never reached ${String(target)}`)
}

export class TablePage {
  /** The last position that the server sent to this page. */
  latest: TableState | null = null
  /** Points, presses and lets go at a person's pace. Playwright does all three within a millisecond. */
  unhurried = false
  /** The entry of this person's last acknowledged move. */
  #done = 0
  /** How many moves were acknowledged. A secret answer makes no entry yet: it is acknowledged with an old one. */
  #acknowledged = 0
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
        if (message.type === 'done') {
          this.#done = message.at
          this.#acknowledged++
        } else if (message.type === 'table') this.latest = message
        else if (message.type === 'changes' && this.latest)
          this.latest = { ...patched(this.latest, message.patch), at: message.at, log: message.log }
        else return
        this.#news.emit('table')
      })
    })
  }

  /** Starts over with a new connection. */
  #listen(socket: WebSocket | null): void {
    this.#socket = socket
    this.latest = null
    this.#done = 0
  }

  get bar(): Locator {
    return this.page.locator('section.bar')
  }

  /** The headline of the table. */
  get asked(): Locator {
    return this.bar.locator('p')
  }

  /** The headline, once it is about the newest position. */
  async askedText(): Promise<string> {
    await this.settled()
    return (await this.asked.textContent()) ?? ''
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
    return this.page.getByRole('region', { name: /^(Action board|Plancia azione)$/ })
  }

  /** All spots on the board that have choices. A store of cubes is clicked by its cubes, which lie over it. */
  get glowing(): Locator {
    return this.page.locator('main :is(button.live:not(.store > button), svg [role="button"][tabindex="0"])')
  }

  /** The elements that complete a pair with the picked one. */
  get otherHalves(): Locator {
    return this.page.locator('.live[aria-pressed="false"]')
  }

  /** Beside the question, or on a phone below the board. */
  get listButton(): Locator {
    return this.page.locator('button[data-list]:visible')
  }

  get undoButton(): Locator {
    return this.#barButton('U')
  }

  get redoButton(): Locator {
    return this.#barButton('Y')
  }

  /** The confirmation of an undo beyond the player's last turn. */
  get undoDialog(): Locator {
    return this.page.getByRole('dialog', { name: /^(Further back than|Più indietro)/ })
  }

  /** The choices in the list. */
  get listed(): Locator {
    return this.page.locator('.groups[role="group"] button:visible')
  }

  /** The set being built. */
  get set(): Locator {
    return this.page.locator('section.set')
  }

  get confirmSet(): Locator {
    return this.set.getByRole('button', { name: /^(Confirm|Conferma)/ })
  }

  get skip(): Locator {
    return this.bar.locator('button:visible').filter({ hasText: /^(Skip|Salta)/ })
  }

  /** The answers beside the question; a standing order answers others. */
  get answers(): Locator {
    return this.bar
      .locator('button:visible:not([data-order])')
      .filter({ hasNot: this.page.locator('kbd', { hasText: /^[LUY]$/ }) })
  }

  #barButton(key: string): Locator {
    return this.bar.locator('button:visible').filter({ has: this.page.locator('kbd', { hasText: key }) })
  }

  async until(ready: (latest: TableState) => boolean, given?: AbortSignal): Promise<TableState> {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new Error(`timed out; last position: ${this.#describe()}`)), TIMEOUT)
    const stop = (): void => timeout.abort(given?.reason)
    given?.addEventListener('abort', stop)
    try {
      while (!this.latest || !ready(this.latest)) await once(this.#news, 'table', { signal: timeout.signal })
      return this.latest
    } catch (error) {
      throw timeout.signal.reason ?? error
    } finally {
      clearTimeout(timer)
      given?.removeEventListener('abort', stop)
    }
  }

  #describe(): string {
    if (!this.latest) return 'none'
    const { at, questions, awaited, outcome } = this.latest
    return JSON.stringify({ at, done: this.#done, questions: questions.length, awaited, over: outcome !== null })
  }

  /** Waits for this person's turn; undefined if the game ends first. */
  async turn(signal?: AbortSignal): Promise<Question | undefined> {
    const latest = await this.until(({ questions, outcome }) => questions.length > 0 || outcome !== null, signal)
    return latest.outcome ? undefined : latest.questions[0]
  }

  /** Waits until the page shows the last position and no move is in flight: clicks before that are ignored. */
  async settled(): Promise<void> {
    // In the page, at every frame: polling from here would cost every decision a tenth of a second and more.
    const shown = (at: number): boolean => {
      const [table, bar] = [document.querySelector('[data-at]'), document.querySelector('[data-at] .bar')]
      // Animations of others' moves take time, unless they are skipped.
      for (const button of bar?.querySelectorAll('button') ?? [])
        if (/^\s*(Skip|Salta)/.test(button.textContent) && button.checkVisibility()) button.click()
      // A title over the map waits until it is read.
      document.querySelector<HTMLElement>('[data-go-on]')?.click()
      return Number(table?.getAttribute('data-at')) >= at && bar?.getAttribute('aria-busy') === 'false'
    }
    await this.page.waitForFunction(shown, this.latest?.at ?? 0, { timeout: TIMEOUT })
  }

  /** Does something that leads to a new position, and waits for that. */
  async move(act: () => Promise<unknown>): Promise<void> {
    const at = this.latest?.at ?? 0
    await this.settled()
    await act()
    await this.until((latest) => latest.at > at)
  }

  /** Makes one random decision in the first of these ways that is available. */
  async decide(ways: readonly Way[] = ['bar', 'list']): Promise<Way> {
    await this.turn()
    await this.settled()
    for (const way of ways) if (await this.#take(await this.#offered(way))) return way
    throw new Error(`no choice by ${ways.join(' or ')} at ${this.#describe()}`)
  }

  /** Makes a number of decisions, or fewer if the game ends. */
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
      if ((await this.#list()) === 'closed') await this.openList()
      return this.listed
    }
    // The list cannot be closed while a choice has no spot on the board.
    if ((await this.#list()) === 'open') await this.#click(this.listButton)
    return (await this.#list()) === 'open' ? this.page.locator('nothing') : this.glowing
  }

  /** Read in one go: every lookup from here has to wait for the page. */
  async #list(): Promise<'open' | 'closed' | 'absent'> {
    return this.page.evaluate(() => {
      for (const button of document.querySelectorAll('button[data-list]'))
        if (button.checkVisibility()) return button.ariaExpanded === 'true' ? 'open' : 'closed'
      return 'absent'
    })
  }

  async openList(): Promise<void> {
    // A phone shows the button of the bar until its foot is drawn, and a click waits for the button that it found.
    await expect(async () => {
      if ((await this.#list()) !== 'open') await this.#click(this.listButton, 2_000)
    }).toPass()
    await expect(this.listed.first()).toBeVisible()
  }

  async closeList(): Promise<void> {
    if ((await this.#list()) !== 'open') return
    await this.#click(this.listButton)
    // It goes a frame after its button, unless it has to stay.
    const gone = (): boolean =>
      !document.querySelector('.layout.listing') || document.querySelector('[data-list][aria-expanded="true"]') !== null
    await this.page.waitForFunction(gone)
  }

  async #click(target: Locator, timeout?: number): Promise<void> {
    if (!this.unhurried) return target.click({ timeout })
    await target.hover()
    await pause(POINTING)
    await target.click({ delay: PRESSING })
    await pause(LOOKING)
  }

  /** Takes one of these choices, and one from the menu if it opens. */
  async take(choices: Locator): Promise<void> {
    await this.settled()
    // A forced answer may have been given automatically meanwhile.
    await this.#take(choices)
  }

  /** Takes one of these choices by the Enter key, the first of the menu if it opens, and the others of a set. */
  async press(choices: Locator): Promise<void> {
    const pressEnter = async (choice: Locator): Promise<void> => {
      await choice.focus()
      await this.page.keyboard.press('Enter')
    }
    await pressEnter(choices.nth(this.random.below(await choices.count())))
    if ((await this.#opened()) === 'menu') await pressEnter(this.#menu.first())
    if ((await this.#opened()) !== 'set') return
    const others = this.page.locator('.live[aria-pressed="false"]')
    for (let n = 0; await this.confirmSet.isDisabled(); n++) await pressEnter(others.nth(n % (await others.count())))
    await pressEnter(this.confirmSet)
    await this.#setPlayed()
  }

  get #menu(): Locator {
    return this.page.locator('[role="menu"] [role="menuitem"]:not([data-leave]):visible')
  }

  /** Whether there was any choice. */
  async #take(choices: Locator): Promise<boolean> {
    const acknowledged = this.#acknowledged
    if (!(await this.#clickAny(choices))) return false
    if ((await this.#opened()) === 'menu') await this.#clickAny(this.#menu)
    const opened = await this.#opened()
    if (opened === 'set') await this.#completeSet()
    if (opened === 'half') await this.#clickAny(this.otherHalves)
    // Others may decide simultaneously, so wait for the acknowledgement of this move.
    await this.until((latest) => this.#acknowledged > acknowledged && latest.at >= this.#done)
    return true
  }

  /** What a click opened: a menu, a set to complete, or the other half of a pair. */
  async #opened(): Promise<'menu' | 'set' | 'half' | undefined> {
    return this.page.evaluate(() => {
      if (document.querySelector('[role="menu"]')?.checkVisibility()) return 'menu'
      if (document.querySelector('section.set li')) return 'set'
      // The tray of a page's first set may still be loaded.
      const picked = document.querySelector('[data-set]:not(:has(section.set)) :is(.spot, .groups button)[aria-pressed="true"]')
      if (picked) return 'set'
      return document.querySelector('.live[aria-pressed="true"]') ? 'half' : undefined
    })
  }

  /** Adds members in the order of the list until the set can be confirmed. */
  async #completeSet(): Promise<void> {
    await this.openList()
    const members = this.listed.and(this.page.locator('[aria-pressed]'))
    const total = async (): Promise<number> => Number.parseInt((await this.set.getByRole('strong').first().textContent()) ?? '')
    for (let n = 0; await this.confirmSet.isDisabled(); n++) {
      const [before, member] = [await total(), members.nth(n % (await members.count()))]
      await this.#click(member)
      // There is no more of it: the click took it out.
      if ((await total()) < before) await this.#click(member)
    }
    await this.#click(this.confirmSet)
    await this.#setPlayed()
  }

  /** The members of a set are played one by one. */
  async #setPlayed(): Promise<void> {
    await expect(this.set.and(this.page.locator('[aria-busy="true"]'))).toHaveCount(0)
  }

  /** Clicks a random one, if there is any. */
  async #clickAny(choices: Locator): Promise<boolean> {
    const count = await choices.count()
    if (count > 0) await this.#click(choices.nth(this.random.below(count)))
    return count > 0
  }
}
