// State and logic of the guided tour; pages/Tour.svelte draws it.
import { hasGuide, loadBoard } from '../boards/registry'
import { api } from '../lib/api'
import { sameAction } from '../lib/choices'
import { isPressable, isTyping, takesArrows } from '../lib/keys'
import { paths } from '../lib/router.svelte'
import { launch, plan, type StartMode } from '../lib/start'
import { showError, type Toast } from '../lib/toasts.svelte'
import { t, words } from '../lib/words.svelte'
import { MainButton } from './main-button.svelte'
import { isOnBoard, Spotlight } from './spotlight.svelte'
import type { AnyBoard, Say } from '../boards/types'
import type { GameInfo } from '../lib/wire/GameInfo'
import type { Question } from '../lib/wire/Question'
import type { ReplayInfo } from '../lib/wire/ReplayInfo'
import type { SeatInfo } from '../lib/wire/SeatInfo'

/** The seat the tour is seen from. */
export const SEAT = 0

const seatInfo = (seat: number): SeatInfo => ({
  name: '',
  yours: false,
  connected: true,
  kind: seat === SEAT ? { kind: 'guest' } : { kind: 'bot', bot: 'medium' },
})

/** Created by the page's component: its effects end with the component. */
export class TourPage {
  board = $state.raw<AnyBoard | null>(null)
  info = $state.raw<GameInfo | null>(null)
  missing = $state(false)
  index = $state(0)
  position = $state.raw<ReplayInfo | null>(null)
  /** What the reader is to decide. */
  question = $state.raw<Question | null>(null)
  /** An answer to what the reader did, until the next step. */
  note = $state.raw<Omit<Toast, 'id'> | null>(null)
  helpOpen = $state(false)
  /** The reader goes by keyboard, so what is to be chosen gets the focus. */
  byKeyboard = false
  /** The recorded decision. */
  #recorded: unknown
  readonly spotlight: Spotlight

  constructor(readonly game: string) {
    this.#load().catch(showError)
    // A change of language needs the game's words too.
    $effect(() => {
      this.#loadWords().catch(showError)
    })
    this.spotlight = new Spotlight(this)
  }

  readonly steps = $derived(this.board?.tour ?? [])
  readonly step = $derived(this.steps[this.index])
  readonly last = $derived(this.index === this.steps.length - 1)
  readonly seats = $derived(this.position?.seats.map((_, seat) => seatInfo(seat)) ?? [])
  readonly names = $derived(this.seats.map((_, seat) => t(seat === SEAT ? 'tour-you' : 'tour-other')))
  readonly say: Say = (sentence) => words.say(sentence, this.game, this.names)
  readonly main = new MainButton({ board: () => this.board, question: () => this.question })
  readonly stage = $derived(this.position?.stage ? this.say(this.position.stage) : '')
  get guide(): boolean {
    return hasGuide(this.game)
  }
  get #id(): string {
    return `tour-${this.game}`
  }

  async #loadWords(): Promise<void> {
    await Promise.all([words.load(this.game), words.load(`${this.game}-tour`)])
  }

  async #load(): Promise<void> {
    const [games] = await Promise.all([api.games(), this.#loadWords()])
    this.info = games.find(({ id }) => id === this.game) ?? null
    this.board = this.info && (await loadBoard(this.info))
    // The recorded game can be replayed only with the components it was played with.
    this.missing = this.steps.length === 0 || !this.info?.tour
    if (!this.missing) await this.go(0)
  }

  async go(to: number): Promise<void> {
    const step = this.steps[to]
    if (!step) return
    try {
      const [position, after] = await Promise.all([
        api.replay(this.#id, step.at, SEAT),
        step.act ? api.replay(this.#id, step.at + 1, SEAT) : null,
      ])
      const { question } = position
      const recorded = after?.choice ?? null
      this.index = to
      this.note = null
      this.position = position
      this.#recorded = recorded?.action
      // Where the reader is not free, only the recorded choice is offered, so that the tour stays on its path.
      const choices = step.act === 'free' ? question?.choices : recorded && [recorded]
      const usual = step.act === 'free' ? question?.usual : null
      this.question = question && choices ? { ...question, undoable: 0, usual: usual ?? null, choices } : null
    } catch (error) {
      showError(error)
    }
  }

  readonly forward = (): void => void this.go(this.index + 1)

  readonly back = (): void => void this.go(this.index - 1)

  /** Any offered choice continues the tour, which follows the recorded game. */
  readonly choose = async (action: unknown): Promise<void> => {
    const otherwise = !sameAction(action, this.#recorded)
    await this.go(this.index + 1)
    if (otherwise) this.note = { text: () => t('tour-otherwise') }
  }

  /** Explains an action that is not offered: names the rule that forbids it, or says that it is legal but not part of the tour. */
  readonly why = async (action: unknown): Promise<void> => {
    if (!this.step) return
    try {
      const refusal = await api.whyInReplay(this.#id, { at: this.step.at, seat: SEAT, action })
      if (refusal?.kind !== 'rule') this.note = { text: () => t('tour-elsewhere') }
      else {
        const link = { href: paths.rules(this.game, refusal.rule), text: refusal.rule }
        this.note = { text: () => this.say(refusal.text), link }
      }
    } catch (error) {
      showError(error)
    }
  }

  /** A click on the board in a step that only shows it is answered. */
  click({ detail, target }: MouseEvent): void {
    const byPointer = detail > 0
    if (!byPointer) return
    this.byKeyboard = false
    if (!this.question && isOnBoard(target)) this.note = { text: () => t('tour-look') }
  }

  async play(mode: StartMode): Promise<void> {
    if (this.info) await launch(plan(this.info, mode)).catch(showError)
  }

  keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || this.helpOpen) return
    this.byKeyboard = true
    if (event.key === '?') this.helpOpen = true
    else if (event.key === 'Enter' && !isPressable(event.target)) this.#enter()
    else if (event.key === 'ArrowRight' && !takesArrows(event.target)) this.forward()
    else if (event.key === 'ArrowLeft' && !takesArrows(event.target)) this.back()
  }

  /** What the main button says: the answer beside the question, or the next step. */
  #enter(): void {
    const { action } = this.main
    if (action !== null) void this.choose(action)
    else if (!this.question && !this.last) this.forward()
  }
}
