// A WebSocket that is opened again when it is lost.
import { afterPresented } from './paint'
import type { ToClient } from './wire/ToClient'
import type { ToServer } from './wire/ToServer'

/** `gone`: there is nothing left to connect to, and nothing is tried again. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'gone'

/** Backoff between attempts to reconnect, in milliseconds; the last delay repeats. */
const BACKOFF = [300, 800, 2000, 4000, 8000]
/** WebSocket close code for a policy violation. One cause is that the guest may no longer view the table. */
const POLICY = 1008

interface Options {
  url: string
  /** Runs when a socket has opened, before anything is sent; if it fails, the connection is lost. */
  prepare: () => Promise<void> | undefined
  /** Called when a connection is refused, because browsers do not say why. */
  isGone: () => Promise<boolean>
  onlink: (state: LinkState) => void
  onmessage: (message: ToClient) => void
}

export class Connection {
  #socket: WebSocket | null = null
  #link: LinkState = 'connecting'
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  /** Messages received before the player's last click was painted; null afterwards. */
  #held: ToClient[] | null = null

  constructor(readonly options: Options) {}

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
    this.#socket?.close()
  }

  reopen(): void {
    if (this.#closed) return this.open()
    clearTimeout(this.#timer)
    // Requests on the old socket no longer get a reply.
    this.#report('connecting')
    this.#connect()
  }

  /** Reconnects without waiting for the backoff. */
  retry(): void {
    clearTimeout(this.#timer)
    if (this.#link === 'lost') this.#connect()
  }

  /** Whether a message can be sent. */
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  send(message: ToServer): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message))
  }

  /** A nearby server replies within a frame; without this, the click would not be painted before the position after it. */
  holdUntilPainted(): void {
    this.#held ??= []
    afterPresented(() => {
      const held = this.#held ?? []
      this.#held = null
      for (const message of held) this.options.onmessage(message)
    })
  }

  #connect(): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
    const socket = new WebSocket(this.options.url)
    this.#socket = socket
    let opened = false
    socket.onopen = () => {
      opened = true
      const prepared = this.options.prepare()
      if (!prepared) this.#opened(socket)
      else
        prepared.then(
          () => this.#opened(socket),
          () => this.#lost(socket),
        )
    }
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ToClient
      if (this.#held) this.#held.push(message)
      else this.options.onmessage(message)
    }
    socket.onclose = ({ code }) => {
      if (socket === this.#socket && (!opened || code === POLICY)) void this.#checkGone()
      this.#lost(socket)
    }
  }

  async #checkGone(): Promise<void> {
    if (!(await this.options.isGone()) || this.#closed) return
    this.close()
    this.#report('gone')
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#attempt = 0
    this.#report('open')
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return
    this.#socket = null
    socket.close()
    this.#report('lost')
    const delay = BACKOFF[Math.min(this.#attempt++, BACKOFF.length - 1)]
    this.#timer = setTimeout(() => this.#connect(), delay)
  }

  #report(state: LinkState): void {
    this.#link = state
    this.options.onlink(state)
  }
}
