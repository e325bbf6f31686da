import { beforeEach, expect, test, vi } from 'vitest'
import { TableClient } from '../src/lib/table.svelte'
import type { LogEntry } from '../src/lib/wire/LogEntry'
import type { ToClient } from '../src/lib/wire/ToClient'
import type { ToServer } from '../src/lib/wire/ToServer'

/** The server's end of the line. */
class Line {
  static readonly OPEN = 1
  static newest: Line
  readonly readyState = Line.OPEN
  readonly said: ToServer[] = []
  onopen = (): void => undefined
  onmessage = (_: { data: string }): void => undefined
  onclose = (): void => undefined

  constructor() {
    Line.newest = this
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ToServer)
  }

  close(): void {
    this.onclose()
  }

  async tell(message: ToClient): Promise<void> {
    this.onmessage({ data: JSON.stringify(message) })
    // Whoever waits for the answer goes on.
    await Promise.resolve()
    await Promise.resolve()
  }
}

/** Seat 0 is ours and is asked; `by` made the newest entry. */
const position = (at: number, by: number): ToClient => ({
  type: 'table',
  at,
  views: [{ seat: 0, view: { at } }],
  questions: [{ seat: 0, prompt: { key: `question-${at}`, args: [] }, choices: [], undoable: 0 }],
  awaited: [0],
  thinking: [],
  log: at === 0 ? [] : [entry(at, by)],
  outcome: null,
})
const entry = (at: number, seat: number): LogEntry => ({
  at,
  seat,
  undid: 0,
  own: false,
  events: [{ event: null, text: { key: 'x', args: [] } }],
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

async function seated(): Promise<{ table: TableClient; line: Line }> {
  const table = new TableClient('t', () => undefined)
  table.open()
  const line = Line.newest
  line.onopen()
  await line.tell(position(0, 0))
  return { table, line }
}

test('what others do stays for a moment before the next of it is shown', async () => {
  const { table, line } = await seated()
  await line.tell(position(1, 1))
  await line.tell(position(2, 2))
  expect(table.at).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(table.at).toBe(2)
})

test('whoever decides while others do so too answers what was shown, and is asked again only after the own move', async () => {
  const { table, line } = await seated()
  await line.tell(position(1, 1))
  await line.tell(position(2, 2))
  void table.move(0, 'mine')
  expect(line.said.at(-1)).toMatchObject({ type: 'move', at: 1, action: 'mine' })
  expect(table.at, 'nothing is waited for any more').toBe(2)
  expect(table.busy).toBe(true)

  await line.tell(position(3, 1))
  expect(table.busy, 'another was faster').toBe(true)
  await line.tell(position(4, 0))
  expect([table.at, table.busy], 'the acknowledgement comes after the position').toEqual([4, false])
  void table.move(0, 'next')
  await line.tell({ type: 'done', id: 1, at: 4 })
  expect(table.busy, 'it ends the wait for its own move only').toBe(true)
})

test('a refused move may be made otherwise at once', async () => {
  const { table, line } = await seated()
  const answer = table.move(0, 'wrong')
  await line.tell({ type: 'refused', id: 1, reason: { kind: 'stale', at: 0 } })
  expect(await answer).toEqual({ done: false, reason: { kind: 'stale', at: 0 } })
  expect(table.busy).toBe(false)
})

test('a lost line leaves nobody waiting for an answer', async () => {
  const { table, line } = await seated()
  const answer = table.move(0, 'mine')
  line.close()
  expect(await answer).toEqual({ done: true })
  expect([table.link, table.busy]).toEqual(['lost', false])
})
