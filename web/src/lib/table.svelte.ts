// One table over its WebSocket. The server's view is the truth: there are no optimistic updates, only the positions it sends.
import { api, isMissing } from './api'
import { beatsToRead, everyEntry, joins, NO_SEAT, pieces, type Piece, type ReadEvent } from './beats'
import { Connection, type LinkState } from './connection'
import { framesOf, partOf, wholeFrame, type AsTold, type Frame, type TableMessage } from './frames'
import { patched } from './patch'
import { Queue } from './queue'
import { settings } from './settings.svelte'
import type { LogEntry } from './wire/LogEntry'
import type { LoggedEvent } from './wire/LoggedEvent'
import type { OutcomeInfo } from './wire/OutcomeInfo'
import type { PreviewInfo } from './wire/PreviewInfo'
import type { Question } from './wire/Question'
import type { Refusal } from './wire/Refusal'
import type { SeatOrders } from './wire/SeatOrders'
import type { Sentence } from './wire/Sentence'
import type { StandingOrder } from './wire/StandingOrder'
import type { TableInfo } from './wire/TableInfo'
import type { ToClient } from './wire/ToClient'
import type { ToServer } from './wire/ToServer'

export type Reply = { done: true; at?: number; preview?: PreviewInfo } | { done: false; reason: Refusal }

export const SPECTATOR = 255

/** Minimum time on screen of a piece that joins a beat, as a share of the beat. */
const JOINED = 0.5

/**
 * The old value if the new one is equal, so that identity means equality. In simultaneous play, a question that has not changed
 * must not be re-rendered under the player's finger.
 */
const keepIdentity = <T>(old: T | undefined, now: T): T =>
  old !== undefined && JSON.stringify(old) === JSON.stringify(now) ? old : now

/**
 * Whether the question that a seat was asked at position `at` is no longer open: the seat is asked nothing now (as after a secret answer),
 * has decided since, or an undo of all seats went back beyond it.
 */
const isGone = ({ questions, log }: TableMessage, { seat, at }: { seat: number; at: number }): boolean =>
  questions.every((question) => question.seat !== seat) ||
  log.some((entry) => entry.at > at && (entry.seat === seat || (entry.undid > 0 && !entry.own)))

export class TableClient {
  info = $state.raw<TableInfo | null>(null)
  views = $state.raw<TableMessage['views']>([])
  /** The stage of the game in a few words. */
  stage = $state.raw<Sentence | null>(null)
  questions = $state.raw<Question[]>([])
  awaited = $state.raw<number[]>([])
  thinking = $state.raw<number[]>([])
  /** Standing orders of the player's seats. */
  orders = $state.raw<SeatOrders[]>([])
  outcome = $state.raw<OutcomeInfo | null>(null)
  log = $state.raw<LogEntry[]>([])
  /** The current beat: entries with its events, for animation. */
  fresh = $state.raw<LogEntry[]>([])
  chat = $state.raw<{ from: string; text: string; at: number }[]>([])
  undoRequest = $state.raw<{ request: number; seat: number; count: number } | null>(null)
  link = $state<LinkState>('connecting')
  at = $state(0)
  /** Number of queued updates: the moves before them are still being animated. */
  behind = $state(0)
  /** The seat whose move is being told, until its time is over. */
  telling = $state<number | null>(null)
  /** The move in flight. */
  #move = $state.raw<{ seat: number } | null>(null)
  /** Whether a move is in flight. No other can be made until the position after it is shown; moves of others may come first. */
  busy = $derived(this.#move !== null)
  /** The first position has arrived. */
  ready = $state(false)
  /** The board's reading of events, once it is loaded. */
  readEvent: ReadEvent = everyEntry
  /** The board's views between two positions; `null` where a position is shown whole with the first piece of what led to it. */
  asTold: AsTold | null = null
  /** Its views in which only the points wait for what is told, and the question does not. */
  pointsAsTold: AsTold | null = null
  /** The words of an entry. */
  textOf: (entry: LogEntry) => string = () => ''
  /** The automatic answer to a question that the player's own move led to; undefined if the person must be asked. */
  automatic: (question: Question) => unknown = () => undefined
  /** Takes the reply to an automatic answer. */
  onautomatic: (reply: Reply) => void = () => undefined

  readonly #connection: Connection
  #nextId = 1
  /** Requests that wait for a reply, by their number. */
  #pending = new Map<number, (reply: Reply) => void>()
  /** Lines of chat that were written while there was no connection. */
  #unsaid: string[] = []
  /** Entries that led to positions that were answered automatically, and not shown: they are told with the next one. */
  #unshown: readonly LogEntry[] = []
  /** The position whose automatic answer is in flight. In simultaneous play its question comes again with what others decide meanwhile. */
  #answering: { readonly seat: number; readonly at: number } | null = null
  /** The newest entry received, shown or not. */
  #received = 0
  /** The last table received, to which the next changes apply. */
  #last: TableMessage | null = null
  /** The player skips to their own turn: positions before it are shown at once. */
  #skipping = false
  /** The first piece of the current beat. */
  #beat: Piece | null = null
  readonly #frames = new Queue<Frame>({
    show: (frame) => this.#show(frame),
    joins: ({ piece }) => piece !== null && this.#beat !== null && joins(this.#beat, piece),
    onwaiting: (count, stays) => {
      this.behind = count
      if (!stays) this.telling = null
    },
  })
  /** Cache of the previews of the current position. */
  #previews = new Map<string, Promise<PreviewInfo | null>>()

  constructor(
    readonly id: string,
    readonly onrefused: (reason: Refusal) => void,
    /** Runs before a new connection asks for positions: the server may be another one now. */
    readonly onreconnect: () => Promise<void>,
  ) {
    this.#connection = new Connection({
      url: api.socketUrl(id),
      prepare: () => (this.ready ? this.onreconnect() : undefined),
      onlink: (state) => this.#linked(state),
      isGone: () => api.table(id).then(() => false, isMissing),
      onmessage: (message) => this.#receive(message),
    })
  }

  open(): void {
    this.#connection.open()
  }

  close(): void {
    this.#connection.close()
    this.#frames.clear()
  }

  /** Reconnects, because the server identifies the guest and their seats only when a connection opens. */
  reopen(): void {
    this.#connection.reopen()
  }

  /** Reconnects without waiting. */
  retry(): void {
    this.#connection.retry()
  }

  #linked(state: LinkState): void {
    this.link = state
    if (state === 'open') {
      this.#connection.send({ type: 'hello', at: this.#received, changes: true })
      for (const text of this.#unsaid.splice(0)) this.say(text)
      return
    }
    // Unknown whether these went through; the next position will show it.
    for (const resolve of this.#pending.values()) resolve({ done: true })
    this.#pending.clear()
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'table':
        return this.#receiveTable(message)
      case 'changes': {
        const { at, log, patch } = message
        // Sent only after a table.
        if (this.#last) this.#receiveTable({ ...patched(this.#last, patch), at, log })
        return
      }
      case 'info':
        this.info = message.info
        return
      case 'done':
        return this.#resolve(message.id, { done: true, at: message.at })
      case 'refused':
        return this.#resolve(message.id, { done: false, reason: message.reason })
      case 'preview':
        return this.#resolve(message.id, { done: true, preview: message.preview })
      case 'undo_asked':
        this.undoRequest = { request: message.request, seat: message.seat, count: message.count }
        return
      case 'undo_settled':
        this.undoRequest = null
        return
      case 'chat':
        // After a reconnect the server repeats the last lines.
        if (this.chat.some(({ at }) => at === message.at)) return
        this.chat = [...this.chat, { from: message.from, text: message.text, at: message.at }]
        return
      case 'thinking':
        this.thinking = message.seats
    }
  }

  #receiveTable(received: TableMessage): void {
    this.#last = received
    const message = this.#withUnshown(received)
    this.#unshown = this.#passOver(message) ? message.log : []
    if (this.#unshown.length === 0) this.#pushFrames(message)
  }

  /** A position with the entries that were not shown before it. After a reconnect the server repeats these. */
  #withUnshown(received: TableMessage): TableMessage {
    const unshown = this.#unshown.filter(({ at }) => received.log.every((entry) => entry.at !== at))
    return { ...received, log: [...unshown, ...received.log] }
  }

  #pushFrames(message: TableMessage): void {
    const after = this.#received
    this.#received = message.at
    // Nobody was there to watch what led to the first position.
    if (!this.ready) this.#frames.push(wholeFrame(message))
    else this.#frames.push(...framesOf(message, after, this.readEvent, (this.asTold ?? this.pointsAsTold) !== null))
  }

  /**
   * Answers a position without showing it, if the player's own move led to it and nobody has to be asked: its question must not appear
   * under the pointer. Others who were affected have their part told first.
   */
  #passOver(message: TableMessage): boolean {
    if (this.#answering && !isGone(message, this.#answering)) return true
    this.#answering = null
    const { seat } = this.#move ?? {}
    const question = message.questions.find((each) => each.seat === seat)
    if (!question || this.behind > 0 || message.log.every((entry) => entry.seat !== seat)) return false
    const told = message.log.flatMap((entry) => pieces(entry, this.readEvent)).filter(({ loud }) => loud)
    const isOwn = (piece: Piece): boolean => [seat, NO_SEAT].includes(piece.seat)
    const action = told.every(isOwn) ? this.automatic(question) : undefined
    if (action !== undefined) void this.#answer({ seat: question.seat, at: message.at }, action)
    return action !== undefined
  }

  /** Sends the automatic answer to a position. If it does not go through, the newest position is shown. */
  async #answer(answering: { seat: number; at: number }, action: unknown): Promise<void> {
    this.#answering = answering
    const { seat, at } = answering
    const reply = await this.#request((id) => ({ type: 'move', id, at, seat, action }))
    this.onautomatic(reply)
    if ((reply.done && reply.at !== undefined) || this.#answering !== answering || !this.#last) return
    const message = this.#withUnshown(this.#last)
    this.#answering = null
    this.#unshown = []
    this.#pushFrames(message)
  }

  /** Shows a frame and returns how long it must stay: moves of others get time to be seen. */
  #show({ message, piece, untold }: Frame): number {
    if (message && piece && this.asTold && untold.size > 0) this.#showPart(message, piece, untold, this.asTold)
    else if (message)
      this.#showPosition(this.pointsAsTold && untold.size > 0 ? partOf(message, this.views, untold, this.pointsAsTold) : message)
    const joined = piece !== null && this.#beat !== null && joins(this.#beat, piece)
    if (!joined) this.#beat = piece
    if (!piece || piece.entry.undid > 0) this.fresh = []
    else if (!joined) this.fresh = [piece.entry]
    else if (piece.entry.events.length > 0) this.fresh = [...this.fresh, piece.entry]
    if (!piece?.loud || this.busy || this.#skipping || document.hidden) return 0
    // An event that no player caused counts as part of the decision that led to it.
    const seat = piece.seat === NO_SEAT ? piece.entry.seat : piece.seat
    if (this.views.some((own) => own.seat === seat)) return 0
    const time = settings.beat() * (joined ? JOINED : 1) * beatsToRead(this.textOf(piece.entry))
    if (time > 0) this.telling = this.#beat?.seat ?? seat
    return time
  }

  /** The position as far as it has been told. */
  #showPart(message: TableMessage, { entry }: Piece, untold: ReadonlySet<LoggedEvent>, asTold: AsTold): void {
    const { log, views } = partOf(message, this.views, untold, asTold)
    this.#showLog(log.filter(({ at }) => at <= entry.at))
    this.at = entry.at
    this.views = views
    // Open questions that were on screen already can be answered meanwhile.
    this.questions = this.#questionsOf(message).filter((question) => this.questions.includes(question))
  }

  #showPosition(message: TableMessage): void {
    this.#showLog(message.log)
    this.at = message.at
    this.views = message.views
    this.stage = message.stage
    this.questions = this.#questionsOf(message)
    this.awaited = message.awaited
    this.thinking = message.thinking
    this.orders = message.orders
    this.outcome = message.outcome
    this.ready = true
    if (message.questions.length > 0 || message.outcome) this.#skipping = false
    this.#previews.clear()
  }

  /** Adds entries to the log, in the place of those that were told in part. */
  #showLog(entries: readonly LogEntry[]): void {
    const known = new Set(this.log.map(({ at }) => at))
    const added = new Set(entries.map(({ at }) => at))
    this.log = [...this.log.filter(({ at }) => !added.has(at)), ...entries]
    const fresh = entries.filter(({ at }) => !known.has(at))
    if (fresh.length > 0) this.undoRequest = null
    if (fresh.some(({ seat }) => seat === this.#move?.seat)) this.#move = null
  }

  #questionsOf({ questions }: TableMessage): Question[] {
    return questions.map((question) =>
      keepIdentity(
        this.questions.find(({ seat }) => seat === question.seat),
        question,
      ),
    )
  }

  #resolve(id: number, reply: Reply): void {
    // Chat and resignation carry no request number.
    if (id === 0 && !reply.done) this.onrefused(reply.reason)
    this.#pending.get(id)?.(reply)
    this.#pending.delete(id)
  }

  #request(message: (id: number) => ToServer): Promise<Reply> {
    const id = this.#nextId++
    return new Promise((resolve) => {
      if (!this.#connection.isOpen) return resolve({ done: true })
      this.#pending.set(id, resolve)
      this.#connection.send(message(id))
    })
  }

  async move(seat: number, action: unknown): Promise<Reply> {
    if (this.busy || this.link !== 'open') return { done: true }
    // The move answers the position on screen, even if newer ones are queued.
    const { at } = this
    const own = { seat }
    this.#move = own
    this.#frames.flush()
    this.#connection.holdUntilPainted()
    const reply = await this.#request((id) => ({ type: 'move', id, at, seat, action }))
    // Refused, lost, or already on screen. By now the next move may be in flight.
    if (this.#move === own && (!reply.done || (reply.at ?? 0) <= this.at)) this.#move = null
    return reply
  }

  /** Skips to the player's own turn: shows the newest position at once, and what comes before that turn as it arrives. */
  catchUp(): void {
    this.#frames.flush()
    const plays = this.views.some(({ seat }) => seat !== SPECTATOR)
    this.#skipping = plays && this.questions.length === 0 && this.outcome === null
  }

  undo(seat: number, count: number): Promise<Reply> {
    return this.#request((id) => ({ type: 'undo', id, at: this.at, seat, count }))
  }

  redo(seat: number, count: number): Promise<Reply> {
    return this.#request((id) => ({ type: 'redo', id, at: this.at, seat, count }))
  }

  /** Gives a standing order, or revokes the one in force. */
  async order(seat: number, order: StandingOrder | null): Promise<void> {
    const reply = await this.#request((id) => ({ type: 'order', id, seat, order }))
    if (!reply.done) this.onrefused(reply.reason)
  }

  why(seat: number, action: unknown): Promise<Reply> {
    return this.#request((id) => ({ type: 'why', id, seat, action }))
  }

  /** The outcome of an action, without taking it; null if there is none to show. */
  preview(seat: number, action: unknown): Promise<PreviewInfo | null> {
    const key = JSON.stringify([seat, action])
    const known = this.#previews.get(key)
    if (known) return known
    const fetched = this.#request((id) => ({ type: 'preview', id, seat, action })).then(
      (reply) => (reply.done && reply.preview) || null,
    )
    this.#previews.set(key, fetched)
    return fetched
  }

  consent(yes: boolean): void {
    if (this.undoRequest) this.#connection.send({ type: 'consent', request: this.undoRequest.request, yes })
    this.undoRequest = null
  }

  /** Sends a line of chat, as soon as there is a connection. */
  say(text: string): void {
    if (this.link === 'open') this.#connection.send({ type: 'chat', text })
    else this.#unsaid.push(text)
  }

  resign(seat: number): void {
    this.#connection.send({ type: 'resign', seat })
  }
}
