import { beforeEach, vi } from 'vitest'
import { TableClient } from '../src/lib/table.svelte'
import type { LogEntry } from '../src/lib/wire/LogEntry'
import type { ToClient } from '../src/lib/wire/ToClient'
import type { ToServer } from '../src/lib/wire/ToServer'

export type TableMessage = Extract<ToClient, { type: 'table' }>

/** A fake WebSocket, driven from the server's side. */
export class FakeSocket {
  static readonly OPEN = 1
  static newest: FakeSocket
  readonly readyState = FakeSocket.OPEN
  readonly sent: ToServer[] = []
  onopen = (): void => undefined
  onmessage = (_: { data: string }): void => undefined
  onclose = (_: { code: number }): void => undefined

  constructor() {
    FakeSocket.newest = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer)
  }

  close(code = 1006): void {
    this.onclose({ code })
  }

  async receive(message: ToClient): Promise<void> {
    this.onmessage({ data: JSON.stringify(message) })
    // Let the code that awaits the reply continue.
    await Promise.resolve()
    await Promise.resolve()
  }
}

/** A position in which our seat 0 is asked; `by` made the newest entry. */
export const position = (at: number, by: number): TableMessage => ({
  type: 'table',
  at,
  views: [{ seat: 0, view: { at } }],
  stage: { key: `stage-${at}`, args: [] },
  questions: [
    {
      seat: 0,
      prompt: { key: `question-${at}`, args: [] },
      choices: [],
      usual: null,
      undoable: 0,
      redoable: 0,
      forced: null,
      pass: null,
    },
  ],
  awaited: [0],
  thinking: [],
  orders: [],
  log: at === 0 ? [] : [entry(at, by)],
  outcome: null,
})
export const entry = (at: number, seat: number): LogEntry => ({
  at,
  seat,
  undid: 0,
  own: false,
  events: [{ event: null, text: { key: 'x', args: [] } }],
})

/** Milliseconds between two frames. */
export const FRAME = 16
/** After this time the last frame is on the screen. */
export const PRESENTED = 2 * FRAME + 1

/** A browser with a fake clock and {@link FakeSocket}, for every test of a file. */
export function inFakeBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
    vi.stubGlobal('document', { hidden: false })
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, FRAME))
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
    return () => {
      vi.useRealTimers()
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    }
  })
}

export async function seated(onreconnect = () => Promise.resolve()): Promise<{ table: TableClient; socket: FakeSocket }> {
  const table = new TableClient('t', () => undefined, onreconnect)
  table.open()
  const socket = FakeSocket.newest
  socket.onopen()
  await socket.receive(position(0, 0))
  return { table, socket }
}
