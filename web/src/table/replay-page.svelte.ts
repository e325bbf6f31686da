// State and logic of the replay page; pages/Replay.svelte draws it.
import { loadBoard } from '../boards/registry'
import { api, isMissing } from '../lib/api'
import { beats, beatsToRead } from '../lib/beats'
import { isTyping } from '../lib/keys'
import { playFromHere } from '../lib/start'
import { attempt, showError } from '../lib/toasts.svelte'
import { next, previous, rounds } from '../lib/turns'
import { t, words } from '../lib/words.svelte'
import { GamePage } from './game-page.svelte'
import { tellNearest } from './nearest'
import { Playback } from './playback.svelte'
import type { Course } from '../lib/wire/Course'
import type { ReplayInfo } from '../lib/wire/ReplayInfo'
import type { SeatInfo } from '../lib/wire/SeatInfo'

/** Created by the page's component: its effects end with the component. */
export class ReplayPage extends GamePage {
  /** The position on the board. */
  step = $state.raw<ReplayInfo | null>(null)
  course = $state.raw<Course | null>(null)
  /** The seat whose own area is drawn. */
  shown = $state(0)
  /** The step asked for last; `step` follows once it has been fetched. */
  #wanted = 0
  /** The seat whose view is fetched; a spectator's if undefined. */
  #seat: number | undefined
  readonly #fetched = new Map<number, ReplayInfo>()
  readonly playback = new Playback(
    () => ({ at: this.#wanted, last: this.step?.length ?? 0, beats: this.beats }),
    (at) => void this.go(at),
    ({ entries }) => beatsToRead(this.sayEvents(entries.flatMap(({ events }) => events))),
  )

  constructor(readonly id: string) {
    super()
    this.#load().catch((error: unknown) => (isMissing(error) ? (this.missing = true) : showError(error)))
  }

  readonly game = $derived(this.step?.game ?? '')
  readonly seats = $derived(this.step?.seats.map(seatOf) ?? [])
  readonly rounds = $derived(rounds(this.course?.log ?? [], this.readEvent))
  readonly beats = $derived(beats(this.course?.log ?? [], this.readEvent))
  /** The events shown at this step: all beats that end with it during playback, else the entry. */
  readonly fresh = $derived.by(() => {
    const { step, course } = this
    if (!step) return []
    const ending = this.playback.playing ? this.beats.filter(({ to }) => to === step.at) : []
    if (ending.length > 0) return ending.flatMap(({ entries }) => entries)
    return course?.log.filter(({ at }) => at === step.at) ?? []
  })
  readonly stage = $derived(this.step?.stage ? this.say(this.step.stage) : '')
  /** The decision, undo or restart that led to this step, in words. */
  readonly text = $derived.by(() => {
    if (!this.step?.entry) return t('replay-start')
    const { entry, choice } = this.step
    const who = this.names[entry.seat] ?? ''
    if (choice) return t('asked-of', { who, what: this.say(choice.label) })
    return entry.undid > 0 ? t('log-undid-by', { who, n: entry.undid }) : this.sayEvents(entry.events)
  })

  async #load(): Promise<void> {
    const [{ game: id, seats }, games] = await Promise.all([api.replay(this.id, 0), api.games()])
    // A solo game is shown from its player's view, any other from a spectator's, so that secrets stay hidden until revealed.
    if (seats.length === 1) this.#seat = 0
    const first = await this.#fetch(0)
    const game = games.find((game) => game.id === id)
    const [board, course] = await Promise.all([game ? loadBoard(game) : null, api.course(this.id), words.load(id)])
    this.course = course
    this.board = board
    this.step = first
    this.#wanted = first.at
    tellNearest(first)
  }

  async #fetch(at: number): Promise<ReplayInfo> {
    const found = this.#fetched.get(at) ?? (await api.replay(this.id, at, this.#seat))
    this.#fetched.set(at, found)
    return found
  }

  readonly go = async (to: number): Promise<void> => {
    if (!this.step) return
    const at = Math.max(0, Math.min(this.step.length, to))
    this.#wanted = at
    try {
      const found = await this.#fetch(at)
      // Another step may have been asked for meanwhile.
      if (at === this.#wanted) {
        this.step = found
        tellNearest(found)
      }
      // Prefetch, so that stepping forward is immediate.
      if (at < found.length) await this.#fetch(at + 1)
    } catch (error) {
      showError(error)
    }
  }

  /** Continues from here at a new table: the shown seat is ours, bots take the others. */
  async playOn(): Promise<void> {
    if (!this.step) return
    const { at, seats } = this.step
    await attempt(() => playFromHere(this.id, at, seats.length, this.shown))
  }

  keydown(event: KeyboardEvent): void {
    if (isTyping(event.target)) return
    const at = this.#wanted
    const last = this.step?.length ?? 0
    const turn = event.shiftKey
    const steps: Record<string, number> = {
      ArrowLeft: turn ? previous(this.rounds, 'turn', at) : at - 1,
      ArrowRight: turn ? next(this.rounds, 'turn', at, last) : at + 1,
      Home: 0,
      End: last,
    }
    const to = steps[event.key]
    if (to !== undefined) void this.go(to)
  }
}

/** A record names a seat `bot:` and its strength, by a name, or not at all. */
function seatOf(seat: string, i: number): SeatInfo {
  const bot = seat.startsWith('bot:') ? seat.slice(4) : null
  const name = seat === '' || seat === 'me' ? t('seat-name', { n: i + 1 }) : seat
  return { name, yours: false, connected: true, kind: bot === null ? { kind: 'guest' } : { kind: 'bot', bot } }
}
