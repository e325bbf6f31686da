// One table over its WebSocket: the server's view is the truth; we show what it sent last and say what we want.
import { api } from './api'
import { Queue } from './queue'
import { settings } from './settings.svelte'
import type { LogEntry } from './wire/LogEntry'
import type { OutcomeInfo } from './wire/OutcomeInfo'
import type { PreviewInfo } from './wire/PreviewInfo'
import type { Question } from './wire/Question'
import type { Refusal } from './wire/Refusal'
import type { TableInfo } from './wire/TableInfo'
import type { ToClient } from './wire/ToClient'
import type { ToServer } from './wire/ToServer'

type TableMessage = Extract<ToClient, { type: 'table' }>
type Link = 'connecting' | 'open' | 'lost'
type Answer = { done: true; at?: number; preview?: PreviewInfo } | { done: false; reason: Refusal }

export const SPECTATOR = 255

/** More entries at once are no news but a past to catch up with. */
const NEWS = 3

/** Waits between attempts to reconnect, in milliseconds; the last one goes on. */
const WAITS = [300, 800, 2000, 4000, 8000]

/** What has not changed stays what it is: where others decide at the same time, nothing is made anew under somebody's finger. */
const kept = <T>(old: T | undefined, now: T): T => (old !== undefined && JSON.stringify(old) === JSON.stringify(now) ? old : now)

export class TableClient {
  info = $state.raw<TableInfo | null>(null)
  views = $state.raw<TableMessage['views']>([])
  questions = $state.raw<Question[]>([])
  awaited = $state.raw<number[]>([])
  thinking = $state.raw<number[]>([])
  outcome = $state.raw<OutcomeInfo | null>(null)
  log = $state.raw<LogEntry[]>([])
  /** Entries of the newest message, for animation. */
  fresh = $state.raw<LogEntry[]>([])
  chat = $state.raw<{ from: string; text: string; at: number }[]>([])
  undoAsked = $state.raw<{ request: number; seat: number; count: number } | null>(null)
  link = $state<Link>('connecting')
  at = $state(0)
  /** The move under way. */
  #move = $state.raw<{ seat: number } | null>(null)
  /** Nothing else may be chosen until the position after the own move is shown: others may have decided just before it. */
  busy = $derived(this.#move !== null)
  /** The first full view has come. */
  ready = $state(false)

  #socket: WebSocket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #nextId = 1
  #asked = new Map<number, (answer: Answer) => void>()
  /** The newest entry that has come, shown or not. */
  #received = 0
  readonly #frames = new Queue<TableMessage>((message) => this.#show(message))
  /** Previews of the choices of one position. */
  #previews = new Map<string, Promise<PreviewInfo | null>>()

  constructor(
    readonly id: string,
    readonly onrefused: (reason: Refusal) => void,
  ) {}

  open(): void {
    this.#closed = false
    addEventListener('offline', this.#offline)
    addEventListener('online', this.#online)
    this.#connect()
  }

  // The browser knows before the line does: an open socket may stay silent for minutes.
  readonly #offline = (): void => {
    if (this.#socket) this.#lost(this.#socket)
  }
  readonly #online = (): void => this.retry()

  close(): void {
    this.#closed = true
    removeEventListener('offline', this.#offline)
    removeEventListener('online', this.#online)
    clearTimeout(this.#timer)
    this.#frames.clear()
    this.#socket?.close()
  }

  /** Connects anew: whoever has just become a guest or taken a seat is known to a new connection only. */
  reopen(): void {
    clearTimeout(this.#timer)
    this.#connect()
  }

  #connect(): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
    const socket = new WebSocket(api.socketAddress(this.id))
    this.#socket = socket
    socket.onopen = () => {
      this.#attempt = 0
      this.link = 'open'
      this.#send({ type: 'hello', at: this.#received })
    }
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ToClient)
    socket.onclose = () => this.#lost(socket)
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return
    this.#socket = null
    socket.close()
    this.link = 'lost'
    // Whether these were done, the next full view will show.
    for (const answer of this.#asked.values()) answer({ done: true })
    this.#asked.clear()
    const wait = WAITS[Math.min(this.#attempt++, WAITS.length - 1)]
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  /** Tries again at once, for the impatient. */
  retry(): void {
    clearTimeout(this.#timer)
    if (this.link === 'lost') this.#connect()
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.#received = message.at
        return this.#frames.push(message)
      case 'info':
        this.info = message.info
        return
      case 'done':
        return this.#answer(message.id, { done: true, at: message.at })
      case 'refused':
        return this.#answer(message.id, { done: false, reason: message.reason })
      case 'preview':
        return this.#answer(message.id, { done: true, preview: message.preview })
      case 'undo_asked':
        this.undoAsked = { request: message.request, seat: message.seat, count: message.count }
        return
      case 'undo_settled':
        this.undoAsked = null
        return
      case 'chat':
        // After a reconnect the last lines come again.
        if (this.chat.some(({ at }) => at === message.at)) return
        this.chat = [...this.chat, { from: message.from, text: message.text, at: message.at }]
        return
      case 'thinking':
        this.thinking = message.seats
    }
  }

  /** Shows a position; what somebody else did stays for a while before the next one comes. */
  #show(message: TableMessage): number {
    const known = new Set(this.log.map((entry) => entry.at))
    const fresh = message.log.filter((entry) => !known.has(entry.at))
    this.fresh = this.ready && fresh.length <= NEWS ? fresh : []
    this.log = [...this.log, ...fresh]
    this.at = message.at
    this.views = message.views
    this.questions = message.questions.map((question) =>
      kept(
        this.questions.find(({ seat }) => seat === question.seat),
        question,
      ),
    )
    this.awaited = message.awaited
    this.thinking = message.thinking
    this.outcome = message.outcome
    if (fresh.length > 0) this.undoAsked = null
    this.ready = true
    if (fresh.some(({ seat }) => seat === this.#move?.seat)) this.#move = null
    this.#previews.clear()
    const own = new Set(message.views.map(({ seat }) => seat))
    const news = this.fresh.some((entry) => entry.events.length > 0 && !own.has(entry.seat))
    return news && !this.busy && !document.hidden ? settings.pace() : 0
  }

  #answer(id: number, answer: Answer): void {
    // Chat and resignation have no number of their own.
    if (id === 0 && !answer.done) this.onrefused(answer.reason)
    this.#asked.get(id)?.(answer)
    this.#asked.delete(id)
  }

  #ask(message: (id: number) => ToServer): Promise<Answer> {
    const id = this.#nextId++
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return resolve({ done: true })
      this.#asked.set(id, resolve)
      this.#send(message(id))
    })
  }

  async move(seat: number, action: unknown): Promise<Answer> {
    if (this.busy || this.link !== 'open') return { done: true }
    // The answer belongs to what was shown when it was given, even if more has come.
    const { at } = this
    const own = { seat }
    this.#move = own
    this.#frames.flush()
    const answer = await this.#ask((id) => ({ type: 'move', id, at, seat, action }))
    // Refused, lost, or shown already; the next one may be under way by now.
    if (this.#move === own && (!answer.done || (answer.at ?? 0) <= this.at)) this.#move = null
    return answer
  }

  undo(seat: number, count: number): Promise<Answer> {
    return this.#ask((id) => ({ type: 'undo', id, at: this.at, seat, count }))
  }

  why(seat: number, action: unknown): Promise<Answer> {
    return this.#ask((id) => ({ type: 'why', id, seat, action }))
  }

  /** What would come of an action; nothing where that cannot be said. */
  preview(seat: number, action: unknown): Promise<PreviewInfo | null> {
    const key = JSON.stringify([seat, action])
    const known = this.#previews.get(key)
    if (known) return known
    const asked = this.#ask((id) => ({ type: 'preview', id, seat, action })).then(
      (answer) => (answer.done && answer.preview) || null,
    )
    this.#previews.set(key, asked)
    return asked
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
