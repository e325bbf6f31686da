// State and logic of the table page; pages/Table.svelte draws it.
import { untrack } from 'svelte'
import { answerLabel, isAnswer, listed, pointsOf } from '../boards/answers'
import { chooseComponents } from '../boards/components'
import { loadBoard } from '../boards/registry'
import { everyEntry, NO_SEAT } from '../lib/beats'
import { api, isMissing } from '../lib/api'
import { headingKeys } from '../lib/choices'
import { session } from '../lib/session.svelte'
import { isPressable } from '../lib/keys'
import { afterPaint } from '../lib/paint'
import { recapLines, recapStart, turnSoFar, type RecapLine } from '../lib/recap'
import { paths, router } from '../lib/router.svelte'
import { seenAt, setSeenAt } from '../lib/seen'
import { SPECTATOR, TableClient } from '../lib/table.svelte'
import { attempt, showError } from '../lib/toasts.svelte'
import { t, words } from '../lib/words.svelte'
import { Attention } from './attention.svelte'
import { Autopilot, type Follows } from './autopilot.svelte'
import { ChoiceList } from './choice-list.svelte'
import { GamePage } from './game-page.svelte'
import { headline } from './headline'
import { History } from './history.svelte'
import { pressKey } from './keyboard'
import { MainButton } from './main-button.svelte'
import { Passing } from './passing.svelte'
import { Past } from './past.svelte'
import { Pointing } from './pointing.svelte'
import { isInRecap } from './recap-input'
import { closeRefusal, showRefusal } from './refusal'
import { SetBuilder } from './set.svelte'
import { TakenChoices } from './taken.svelte'
import { Telling } from './telling.svelte'
import { UndoControl } from './undo.svelte'
import type { Say } from '../boards/types'
import type { Choice } from '../lib/wire/Choice'
import type { Course } from '../lib/wire/Course'
import type { GameInfo } from '../lib/wire/GameInfo'
import type { LoggedEvent } from '../lib/wire/LoggedEvent'
import type { Question } from '../lib/wire/Question'
import type { Refusal } from '../lib/wire/Refusal'

/** Created by the page's component: its effects end with the component. */
export class TablePage extends GamePage {
  readonly table: TableClient
  readonly past: Past
  readonly history: History
  readonly undoing: UndoControl
  readonly builder: SetBuilder
  readonly pointing: Pointing
  readonly #autopilot = new Autopilot((action) => this.board?.ends?.(action) ?? false)
  /** The recap covers the entries after this one; null until the first position has arrived. */
  #recapFrom = $state<number | null>(null)
  /** A spectator has no turns: the recap is about what was missed before the table was opened. */
  #recapTo = Infinity
  /** The seat whose line of the recap is being replayed. */
  watching = $state<number | null>(null)
  /** The loader is done; a game without a board has none then. */
  boardLoaded = $state(false)
  gameInfo = $state.raw<GameInfo | null>(null)
  /** Points over the whole game, once it is over. */
  course = $state.raw<Course | null>(null)

  /** The seat of the person who holds the device; it matters only where several share it. */
  holder = $state<number | null>(null)
  #shownSeat = $state<number | null>(null)

  drawerOpen = $state(false)
  helpOpen = $state(false)
  /** The score sheet, which covers a part of the board. */
  sheetOpen = $state(true)
  readonly attention: Attention
  readonly telling: Telling

  constructor(readonly id: string) {
    super()
    this.table = new TableClient(
      id,
      (reason) => this.#refused(reason),
      () => this.#recheckComponents(),
    )
    this.undoing = new UndoControl({
      table: this.table,
      autopilot: this.#autopilot,
      question: () => this.question,
      refused: (reason) => this.#refused(reason),
    })
    this.builder = new SetBuilder({
      table: this.table,
      autopilot: this.#autopilot,
      question: () => this.question,
      set: () => (this.question && this.board?.setOf?.(this.question, this.view)) ?? null,
      refused: (reason) => this.#refused(reason),
    })
    this.pointing = new Pointing({
      table: this.table,
      question: () => this.question,
      isDrawn: (action) => this.board?.drawsPreview?.(action, this.view) ?? false,
    })
    this.past = new Past(id, () => (this.seat === SPECTATOR ? undefined : this.seat))
    this.history = new History(this)
    $effect(() => {
      this.#load().catch((error: unknown) => (isMissing(error) ? (this.missing = true) : showError(error)))
      return () => this.table.close()
    })
    $effect(() => {
      if (this.mine.length === 1) this.holder = this.mine[0] ?? null
    })
    // A new question brings the player's own area back.
    $effect(() => {
      if (this.question) this.#shownSeat = null
    })
    this.attention = new Attention(this)
    this.telling = new Telling(this)
    const { tell } = new TakenChoices({
      isAsked: () => this.asked !== null,
      rounds: () => this.history.rounds.length,
      say: this.sayChoice,
    })
    this.table.automatic = (question) => (this.builder.playing ? undefined : this.#autopilot.take(question, tell))
    this.table.onautomatic = this.#autopilot.replied
    $effect(() => this.#autopilot.drive(this.table, this.#isAutomatic ? this.#answerable : null, tell))
    this.#beginRecap()
    $effect(() => {
      if (this.table.outcome && this.info?.status === 'over') api.course(id).then((course) => (this.course = course), showError)
    })
  }

  readonly info = $derived.by(() => this.table.info)
  readonly game = $derived(this.info?.game ?? '')
  readonly gameName = $derived(this.gameInfo?.name ?? this.game)
  readonly seats = $derived(this.info?.seats ?? [])
  readonly sayChoice = (choice: Choice): string => this.say(choice.label)
  readonly headingOf = (choice: Choice): string => words.firstOf(headingKeys(choice.label.key), this.game) ?? ''
  /** The seats of this device. */
  readonly mine = $derived.by(() => this.table.views.map(({ seat }) => seat).filter((seat) => seat !== SPECTATOR))
  readonly spectator = $derived.by(() => this.table.ready && this.mine.length === 0 && this.info?.status !== 'waiting')

  /** The pending question of this device: the holder's first, where several are asked at once. */
  readonly asked = $derived.by(() => {
    const { questions } = this.table
    return questions.find(({ seat }) => seat === this.holder) ?? questions[0] ?? null
  })
  /** Whether the seats of the device have different views; otherwise no curtain is needed. */
  readonly #hasSecrets = $derived.by(() => new Set(this.table.views.map(({ view }) => JSON.stringify(view))).size > 1)
  /** The device has to be passed on: nothing of the table is drawn. */
  readonly curtain = $derived.by(
    () => this.#hasSecrets && this.asked !== null && this.asked.seat !== this.holder && this.table.outcome === null,
  )
  readonly #answerable = $derived.by(() => (this.curtain || this.past.position ? null : this.asked))
  /** The question is answered automatically, unless a set is being played, whose next member may be that answer. */
  readonly #isAutomatic = $derived.by(() => !this.builder.playing && this.#autopilot.takes(this.#answerable, this.table.busy))
  /** The question that the person can answer now. */
  readonly question = $derived.by(() => (this.#isAutomatic ? null : this.#answerable))
  readonly seat = $derived(this.asked?.seat ?? this.holder ?? this.mine[0] ?? SPECTATOR)
  readonly view = $derived.by(() => {
    const { views } = this.table
    return this.past.position?.view ?? (views.find(({ seat }) => seat === this.seat) ?? views[0])?.view
  })
  readonly fresh = $derived.by(() => {
    const { position, told } = this.past
    return position ? (told ?? this.table.log.filter(({ at }) => at === position.at)) : this.table.fresh
  })
  readonly #recapLines = $derived.by(() => {
    if (this.#recapFrom === null) return []
    const log = this.table.log.filter(({ at }) => at <= this.#recapTo)
    const words = (told: readonly LoggedEvent[]): string[] =>
      this.board?.recap?.(told, this.say) ?? told.map(({ text }) => this.say(text))
    return recapLines(log, this.mine, this.#recapFrom, { read: this.readEvent, recap: words })
  })
  /** What the others did, once the player is asked again, until the first click. */
  readonly recap = $derived.by(() => {
    const { behind, outcome } = this.table
    const due = (this.asked ?? this.spectator) && !this.curtain && behind === 0 && outcome === null
    return due ? this.#recapLines : []
  })
  /** The recap stands in the place of the history, unless that is being looked at. */
  readonly recapShown = $derived.by(() => this.recap.length > 0 && (this.past.position === null || this.watching !== null))
  /** The seat whose own area is drawn. */
  readonly shown = $derived(this.#shownSeat ?? (this.seat === SPECTATOR ? 0 : this.seat))
  /** The other seat whose area is drawn instead of the player's own. */
  readonly lookingAt = $derived(this.seat === SPECTATOR || this.shown === this.seat ? null : this.shown)
  /** What the seat whose move is told has done so far in its turn: the first words of its recap. */
  readonly #doing = $derived.by(() => {
    const { seat } = this.telling
    return (seat !== null && this.board?.recap?.(turnSoFar(this.table.log, seat, this.readEvent), this.say)[0]) || ''
  })
  readonly headline = $derived.by(() => this.#headline(false, this.say))
  /** The headline of a phone, which has little room. */
  readonly shortHeadline = $derived.by(() => this.#headline(true, (text) => this.say(words.short(text, this.game))))
  /** The seat that the headline is about. */
  readonly headlineSeat = $derived.by(() => {
    if (this.past.position) return this.history.moved
    if (this.lookingAt !== null) return this.lookingAt
    const { outcome } = this.table
    if (outcome) return outcome.winners[0] ?? null
    const seat = this.question?.seat ?? this.telling.seat ?? this.telling.awaited[0] ?? null
    return seat === NO_SEAT ? null : seat
  })
  readonly #stage = $derived.by(() => this.past.position?.stage ?? this.table.stage)
  readonly stage = $derived(this.#stage && this.game ? this.say(this.#stage) : '')
  readonly #outcome = $derived.by(() => (this.past.position ? null : this.table.outcome))
  /** Everybody's points, as far as the board knows them; in the end the final ones. */
  readonly points = $derived.by(() => pointsOf(this.board, this.view, this.names.length, this.say, this.#outcome))

  /** The question of the bar. It waits while another player's area is looked at. */
  readonly barQuestion = $derived.by(() => (this.lookingAt === null ? this.builder.question : null))
  /** While a set is put together, its own button confirms it. */
  readonly main = new MainButton({
    board: () => this.board,
    question: () => (this.barQuestion && this.builder.picked.length === 0 ? this.question : null),
  })
  /** All choices in the order of the list. */
  readonly choices = $derived.by(() => listed(this.board, this.builder.question?.choices ?? [], this.view))
  /** Choices for the list; plain ones are buttons beside the question. */
  readonly #listed = $derived(this.choices.filter((choice) => !isAnswer(this.board, choice)))
  readonly #offBoard = $derived(this.#listed.some(({ action }) => !this.board?.onBoard(action)))
  readonly list = new ChoiceList({ any: () => this.#listed.length > 0, needed: () => this.#offBoard && this.boardLoaded })
  readonly listCount = $derived(this.#listed.length)
  /** Whether everything can be chosen without the list. */
  readonly listCanClose = $derived(!this.#offBoard)
  readonly passing = new Passing(() => this.question)
  readonly sayAnswer = (choice: Choice, brief: boolean): string =>
    answerLabel(choice, this.passing.after(choice.action), brief, this.game, this.say)

  #headline(brief: boolean, say: Say): string {
    if (this.past.position) return this.history.headline(brief || this.table.outcome ? 'history-at' : 'history-waits')
    if (this.lookingAt !== null) return t('looking-at', { name: this.names[this.lookingAt] ?? '' })
    const { ready, outcome } = this.table
    const { names, mine, told } = this
    const { seat: telling, awaited, thinking } = this.telling
    const doing = brief ? '' : this.#doing
    const question = telling === null ? this.pointing.restOf(this.#answerable) : null
    return headline(
      { ready, outcome, question, shared: mine.length > 1, telling, told, doing, awaited, thinking, names, mine },
      say,
    )
  }

  async #load(): Promise<void> {
    await session.load()
    const [info, games] = await Promise.all([api.table(this.id), api.games()])
    const game = games.find(({ id }) => id === info.game) ?? null
    const [board] = await Promise.all([game && loadBoard(game), words.load(info.game)])
    this.table.info ??= info
    this.board = board
    this.table.readEvent = board?.readEvent ?? everyEntry
    this.table.asTold = board?.asTold ?? null
    this.table.textOf = ({ events }) => this.sayEvents(events)
    this.table.pointsAsTold = board?.pointsAsTold ?? null
    this.boardLoaded = true
    this.gameInfo = game
    this.table.open()
  }

  /** The recap begins with what was missed before this page was opened. */
  #beginRecap(): void {
    const seen = seenAt(this.id)
    $effect(() => {
      if (!this.table.ready) return
      const { log, at } = this.table
      const { mine, spectator } = this
      untrack(() => {
        if (this.#recapFrom === null && spectator) this.#recapTo = at
        this.#recapFrom ??= recapStart(log, mine, seen)
      })
      if (spectator && !document.hidden) setSeenAt(this.id, at)
    })
  }

  /** A server that was restarted may play with other components than the board draws. */
  async #recheckComponents(): Promise<void> {
    const game = (await api.games()).find(({ id }) => id === this.game)
    if (game) await chooseComponents(game.id, game.components)
  }

  readonly #refused = (reason: Refusal): void => showRefusal(reason, this.game, this.say)

  /** Whether moves of others are being told or wait to be: a key, a click and a button skip them. */
  readonly skippable = $derived.by(() => this.table.behind > 0 || this.telling.seat !== null)

  /** Passes all steps that are left of the turn. */
  readonly endTurn = async (): Promise<void> => {
    const { question } = this
    if (!question?.pass) return
    await this.#decide(question.pass.action, question.pass.count - 1)
  }

  /** Takes an action. `then` is given to the question after it, in place of the answer that goes without saying. */
  readonly choose = async (action: unknown, then?: unknown): Promise<void> => {
    const follows = then === undefined ? (next: Question) => this.board?.follows?.(action, next) : () => then
    if (!this.builder.pick(action)) await this.#decide(action, this.passing.after(action), follows)
  }

  /** Answers the question; what ends the turn or goes without saying follows by itself. */
  async #decide(action: unknown, passes = 0, follows: Follows | null = null): Promise<void> {
    if (!this.question || this.table.busy) return
    // The preview stays until the new position arrives: removing it earlier would cost another paint.
    const moved = this.table.move(this.question.seat, action)
    this.#autopilot.resume(passes, follows)
    afterPaint(() => {
      this.pointing.listHover = null
      closeRefusal()
    })
    const reply = await moved
    // Without an entry it is unknown whether it went through.
    if (!reply.done || reply.at === undefined) this.#autopilot.refused()
    if (!reply.done) this.#refused(reply.reason)
  }

  async why(action: unknown): Promise<void> {
    if (!this.question) return
    const reply = await this.table.why(this.question.seat, action)
    if (!reply.done) this.#refused(reply.reason)
  }

  /** Replays a line of the recap on the board, with the area of the seat it is about. */
  readonly watchRecap = async ({ seat, beats }: RecapLine): Promise<void> => {
    this.watching = this.#shownSeat = seat
    await this.past.watch(beats)
    if (this.watching === seat) this.watching = null
  }

  /** The recap was read. */
  readonly endRecap = (): void => {
    this.#recapFrom = this.table.at
    setSeenAt(this.id, this.table.at)
  }

  readonly resign = (): void => void (confirm(t('resign-sure')) && this.table.resign(this.seat))

  readonly rematch = (): Promise<void> =>
    attempt(async () => router.go(paths.table(this.info?.rematch ?? (await api.rematch(this.id)).id)))

  /** The asked person has taken the device. */
  takeDevice(): void {
    this.holder = this.asked?.seat ?? null
    this.#shownSeat = null
  }

  /** Shows a seat's area, in place of the score sheet, which would cover it; `null` for the player's own. */
  show(seat: number | null): void {
    this.#shownSeat = seat
    if (seat !== null && this.table.outcome) this.sheetOpen = false
  }

  /** Closes what is open and removes the preview. */
  dismiss(): void {
    this.list.set(false)
    this.drawerOpen = false
    if (this.table.outcome) this.sheetOpen = false
    this.#shownSeat = null
    closeRefusal()
    this.pointing.clear()
    this.builder.clear()
    this.past.leave()
  }

  /** The first click outside the recap ends it. Before the click is handled, because one that skips to the recap must not end it. */
  clickcapture({ target }: MouseEvent): void {
    if (this.recap.length > 0 && !isInRecap(target)) this.endRecap()
  }

  /** A click skips the animation. It also drops the focus, so that Enter activates the main button and not the clicked element. */
  click(event: MouseEvent): void {
    if (this.skippable) this.table.catchUp()
    const { activeElement } = document
    const byPointer = event.detail > 0 && !activeElement?.closest('dialog, [role=menu]')
    if (byPointer && (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) && isPressable(activeElement))
      activeElement.blur()
  }

  keydown(event: KeyboardEvent): void {
    this.pointing.forgetPointer()
    pressKey(this, event)
  }
}
