// One table over its WebSocket. The server's view is the truth: there are no optimistic updates, only the positions it sends.
import { api, isMissing } from './api'
import { beatsToRead, everyEntry, joins, NO_SEAT, pieces, type Piece, type ReadEvent } from './beats'
import { afterPresented } from './paint'
import { patched } from './patch'
import { Queue } from './queue'
import { settings } from './settings.svelte'
import type { LogEntry } from './wire/LogEntry'
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

type TableMessage = Extract<ToClient, { type: 'table' }>
/** `gone`: this guest may no longer look at the table, and nothing is tried again. */
type LinkState = 'connecting' | 'open' | 'lost' | 'gone'
type Reply = { done: true; at?: number; preview?: PreviewInfo } | { done: false; reason: Refusal }

export const SPECTATOR = 255

/** Minimum time on screen of a piece that joins a beat, as a share of the beat. */
const JOINED = 0.5

/** One update of the screen: a new position, the next piece of what led to it, or both. */
interface Frame {
  message: TableMessage | null
  piece: Piece | null
}

/** Backoff between attempts to reconnect, in milliseconds; the last delay repeats. */
const BACKOFF = [300, 800, 2000, 4000, 8000]
/** Close code of those who may no longer look, among others. */
const POLICY = 1008

/**
 * The old value if the new one is equal, so that identity means equality. In simultaneous play, a question that has not changed
 * must not be re-rendered under the player's finger.
 */
const keepIdentity = <T>(old: T | undefined, now: T): T =>
  old !== undefined && JSON.stringify(old) === JSON.stringify(now) ? old : now

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
  undoAsked = $state.raw<{ request: number; seat: number; count: number } | null>(null)
  link = $state<LinkState>('connecting')
  at = $state(0)
  /** Number of queued positions: the moves before them are still being animated. */
  behind = $state(0)
  /** The move in flight. */
  #move = $state.raw<{ seat: number } | null>(null)
  /** Whether a move is in flight. No other can be made until the position after it is shown; moves of others may come first. */
  busy = $derived(this.#move !== null)
  /** The first position has arrived. */
  ready = $state(false)
  /** The board's reading of events, once it is loaded. */
  readEvent: ReadEvent = everyEntry
  /** The words of an entry. */
  textOf: (entry: LogEntry) => string = () => ''

  #socket: WebSocket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #nextId = 1
  /** Requests that wait for a reply, by their number. */
  #pending = new Map<number, (reply: Reply) => void>()
  /** Messages received before the player's last click was painted; null afterwards. */
  #held: ToClient[] | null = null
  /** The newest entry received, shown or not. */
  #received = 0
  /** The last table received, to which the next changes apply. */
  #last: TableMessage | null = null
  /** The person has skipped to their own turn: what comes before it is not told. */
  #skipping = false
  /** The first piece of the current beat. */
  #beat: Piece | null = null
  readonly #frames = new Queue<Frame>({
    show: (frame) => this.#show(frame),
    joins: ({ piece }) => piece !== null && this.#beat !== null && joins(this.#beat, piece),
    onwaiting: (count) => (this.behind = count),
  })
  /** Cache of the previews of the current position. */
  #previews = new Map<string, Promise<PreviewInfo | null>>()

  constructor(
    readonly id: string,
    readonly onrefused: (reason: Refusal) => void,
    /** Runs before a new connection asks for positions: the server may be another one now. */
    readonly onreconnect: () => Promise<void>,
  ) {}

  open(): void {
    this.#closed = false
    addEventListener('offline', this.#offline)
    addEventListener('online', this.#online)
    this.#connect()
  }

  // The browser notices a lost network long before the socket times out.
  readonly #offline = (): void => {
    if (this.#socket) this.#lost(this.#socket)
  }
  readonly #online = (): void => this.retry()

  close(): void {
    this.#closed = true
    removeEventListener('offline', this.#offline)
    removeEventListener('online', this.#online)
    clearTimeout(this.#timer)
    this.#held = null
    this.#frames.clear()
    this.#socket?.close()
  }

  /** Reconnects, because the server identifies the guest and their seats only when a connection opens. */
  reopen(): void {
    clearTimeout(this.#timer)
    this.#connect()
  }

  #connect(): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
    const socket = new WebSocket(api.socketUrl(this.id))
    this.#socket = socket
    let opened = false
    socket.onopen = () => {
      opened = true
      if (!this.ready) this.#hello(socket)
      else
        this.onreconnect().then(
          () => this.#hello(socket),
          () => this.#lost(socket),
        )
    }
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ToClient
      if (this.#held) this.#held.push(message)
      else this.#receive(message)
    }
    socket.onclose = ({ code }) => {
      if (socket === this.#socket && (!opened || code === POLICY)) this.#checkThere()
      this.#lost(socket)
    }
  }

  /** A browser does not say why a connection was refused. */
  #checkThere(): void {
    api.table(this.id).catch((error: unknown) => {
      if (!isMissing(error) || this.#closed) return
      this.close()
      this.link = 'gone'
    })
  }

  #hello(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#attempt = 0
    this.link = 'open'
    this.#send({ type: 'hello', at: this.#received, changes: true })
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return
    this.#socket = null
    socket.close()
    this.link = 'lost'
    // Unknown whether these went through; the next position will show it.
    for (const resolve of this.#pending.values()) resolve({ done: true })
    this.#pending.clear()
    const delay = BACKOFF[Math.min(this.#attempt++, BACKOFF.length - 1)]
    this.#timer = setTimeout(() => this.#connect(), delay)
  }

  /** Reconnects without waiting for the backoff. */
  retry(): void {
    clearTimeout(this.#timer)
    if (this.link === 'lost') this.#connect()
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** A near server answers within a frame: without this the click would be painted only with the position after it. */
  #holdUntilPainted(): void {
    this.#held ??= []
    afterPresented(() => {
      const held = this.#held ?? []
      this.#held = null
      for (const message of held) this.#receive(message)
    })
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
        this.undoAsked = { request: message.request, seat: message.seat, count: message.count }
        return
      case 'undo_settled':
        this.undoAsked = null
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

  #receiveTable(message: TableMessage): void {
    this.#last = message
    const frames = this.#framesOf(message)
    this.#received = message.at
    this.#frames.push(...frames)
  }

  /** A position and the pieces of what led to it. The first one comes alone: what led to it was never waited for. */
  #framesOf(message: TableMessage): Frame[] {
    const fresh = message.log.filter(({ at }) => at > this.#received)
    const told = this.ready ? fresh.flatMap((entry) => pieces(entry, this.readEvent)) : []
    const [first = null, ...more] = told
    return [{ message, piece: first }, ...more.map((piece): Frame => ({ message: null, piece }))]
  }

  /** Shows a frame and returns how long it must stay: moves of others get time to be seen. */
  #show({ message, piece }: Frame): number {
    if (message) this.#showPosition(message)
    const joined = piece !== null && this.#beat !== null && joins(this.#beat, piece)
    if (!joined) this.#beat = piece
    if (!piece || piece.entry.undid > 0) this.fresh = []
    else if (!joined) this.fresh = [piece.entry]
    else if (piece.entry.events.length > 0) this.fresh = [...this.fresh, piece.entry]
    if (!piece?.loud || this.busy || this.#skipping || document.hidden) return 0
    // What nobody caused belongs to whose decision led to it.
    const seat = piece.seat === NO_SEAT ? piece.entry.seat : piece.seat
    return this.views.some((own) => own.seat === seat)
      ? 0
      : settings.beat() * (joined ? JOINED : 1) * beatsToRead(this.textOf(piece.entry))
  }

  #showPosition(message: TableMessage): void {
    const known = new Set(this.log.map((entry) => entry.at))
    const fresh = message.log.filter((entry) => !known.has(entry.at))
    this.log = [...this.log, ...fresh]
    this.at = message.at
    this.views = message.views
    this.stage = message.stage
    this.questions = message.questions.map((question) =>
      keepIdentity(
        this.questions.find(({ seat }) => seat === question.seat),
        question,
      ),
    )
    this.awaited = message.awaited
    this.thinking = message.thinking
    this.orders = message.orders
    this.outcome = message.outcome
    if (fresh.length > 0) this.undoAsked = null
    this.ready = true
    if (message.questions.length > 0 || message.outcome) this.#skipping = false
    if (fresh.some(({ seat }) => seat === this.#move?.seat)) this.#move = null
    this.#previews.clear()
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
      if (this.#socket?.readyState !== WebSocket.OPEN) return resolve({ done: true })
      this.#pending.set(id, resolve)
      this.#send(message(id))
    })
  }

  async move(seat: number, action: unknown): Promise<Reply> {
    if (this.busy || this.link !== 'open') return { done: true }
    // The move answers the position on screen, even if newer ones are queued.
    const { at } = this
    const own = { seat }
    this.#move = own
    this.#frames.flush()
    this.#holdUntilPainted()
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
    if (this.undoAsked) this.#send({ type: 'consent', request: this.undoAsked.request, yes })
    this.undoAsked = null
  }

  say(text: string): void {
    this.#send({ type: 'chat', text })
  }

  resign(seat: number): void {
    this.#send({ type: 'resign', seat })
  }
}
