// State and logic of the guided tour; pages/Tour.svelte draws it.
import { loadBoard } from '../boards/registry'
import { api } from '../lib/api'
import { isTyping } from '../lib/keys'
import { launch, plan, type StartMode } from '../lib/start'
import { showError, toasts } from '../lib/toasts.svelte'
import { t, words } from '../lib/words.svelte'
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
  /** The recorded decision, where the reader is to make it. */
  question = $state.raw<Question | null>(null)

  constructor(readonly game: string) {
    this.#load().catch(showError)
    // A change of language needs the game's words too.
    $effect(() => {
      words.load(game).catch(showError)
    })
  }

  readonly steps = $derived(this.board?.tour ?? [])
  readonly step = $derived(this.steps[this.index])
  readonly last = $derived(this.index === this.steps.length - 1)
  readonly seats = $derived(this.position?.seats.map((_, seat) => seatInfo(seat)) ?? [])
  readonly names = $derived(this.seats.map((_, seat) => t(seat === SEAT ? 'tour-you' : 'tour-other')))
  readonly say: Say = (sentence) => words.say(sentence, this.game, this.names)
  readonly stage = $derived((this.position && this.board?.stage?.(this.position.view, this.say)) ?? '')

  async #load(): Promise<void> {
    const [games] = await Promise.all([api.games(), words.load(this.game)])
    this.info = games.find(({ id }) => id === this.game) ?? null
    this.board = this.info && (await loadBoard(this.info))
    // The recorded game can be replayed only with the components it was played with.
    this.missing = this.steps.length === 0 || !this.info?.tour
    if (!this.missing) await this.go(0)
  }

  async go(to: number): Promise<void> {
    const step = this.steps[to]
    if (!step) return
    const id = `tour-${this.game}`
    try {
      const [position, after] = await Promise.all([
        api.replay(id, step.at, SEAT),
        step.act ? api.replay(id, step.at + 1, SEAT) : null,
      ])
      this.index = to
      this.position = position
      // Only the recorded choice is offered, so that the tour stays on its path.
      const { question } = position
      this.question = question && after?.choice ? { ...question, undoable: 0, choices: [after.choice] } : null
    } catch (error) {
      showError(error)
    }
  }

  readonly forward = (): void => void this.go(this.index + 1)

  readonly back = (): void => void this.go(this.index - 1)

  /** The reader tried something other than what the tour asks for. */
  readonly elsewhere = (): void => toasts.show(() => t(this.question ? 'tour-elsewhere' : 'tour-look'))

  async play(mode: StartMode): Promise<void> {
    if (this.info) await launch(plan(this.info, mode)).catch(showError)
  }

  keydown(event: KeyboardEvent): void {
    if (isTyping(event.target)) return
    if (event.key === 'ArrowRight') this.forward()
    else if (event.key === 'ArrowLeft') this.back()
  }
}
