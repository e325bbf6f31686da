// What the pages of a table and of a replay have in common: the game with its board, and its sentences and events with the players' names.
import { everyEntry, toldEvents } from '../lib/beats'
import { withoutSubject } from '../lib/subject'
import { namesInText, seatNames } from '../lib/tables'
import { showError } from '../lib/toasts.svelte'
import { words } from '../lib/words.svelte'
import type { AnyBoard, Say } from '../boards/types'
import type { SayOf } from '../lib/log-parts'
import type { LogEntry } from '../lib/wire/LogEntry'
import type { LoggedEvent } from '../lib/wire/LoggedEvent'
import type { SeatInfo } from '../lib/wire/SeatInfo'

/** Created by the page's component: its effects end with the component. */
export abstract class GamePage {
  board = $state.raw<AnyBoard | null>(null)
  missing = $state(false)
  /** The game's id; empty until it is known. */
  abstract readonly game: string
  abstract readonly seats: readonly SeatInfo[]
  /** The current beat: entries with its events, for animation. */
  abstract readonly fresh: readonly LogEntry[]

  constructor() {
    // A change of language needs the game's words too.
    $effect(() => {
      if (this.game) words.load(this.game).catch(showError)
    })
  }

  readonly names = $derived.by(() => seatNames(this.seats))
  /** The names that sentences mention, with an automated opponent's. */
  readonly namesInText = $derived.by(() => namesInText(this.names, this.game, this.board?.rival))
  readonly readEvent = $derived.by(() => this.board?.readEvent ?? everyEntry)
  /** The events of the current beat, each with the seat it is about. */
  readonly told = $derived.by(() => toldEvents(this.fresh, this.readEvent))

  readonly say: Say = (sentence) => words.say(sentence, this.game, this.namesInText)
  readonly sayOf: SayOf = (sentence, seat) =>
    withoutSubject((names) => words.say(sentence, this.game, names), this.namesInText, seat, seat >= this.names.length)
  /** The heading of a round, which has one line of the log. */
  readonly sayHeading: Say = (sentence) => this.say(words.short(sentence, this.game))
  readonly sayEvents = (events: readonly LoggedEvent[]): string => events.map(({ text }) => this.say(text)).join(' ')
}
