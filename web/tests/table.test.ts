import { expect, test, vi } from 'vitest'
import type { TableClient } from '../src/lib/table.svelte'
import { SPECTATOR } from '../src/lib/table.svelte'
import type { EventFacts } from '../src/lib/beats'
import type { FakeSocket } from './seated'
import { entry, FRAME, inFakeBrowser, position, PRESENTED, seated, type TableMessage } from './seated'

inFakeBrowser()

test('moves of others are shown one after the other', async () => {
  const { table, socket } = await seated()
  await socket.receive(position(1, 1))
  await socket.receive(position(2, 2))
  expect(table.at).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(table.at).toBe(2)
})

test('changes lead from the last table received to the next one, even if that is not shown yet', async () => {
  const { table, socket } = await seated()
  const [question] = table.questions
  await socket.receive({
    type: 'changes',
    at: 1,
    patch: [{ op: 'replace', path: '/views/0/view/at', value: 1 }],
    log: [entry(1, 1)],
  })
  await socket.receive({
    type: 'changes',
    at: 2,
    patch: [{ op: 'add', path: '/views/0/view/more', value: true }],
    log: [entry(2, 2)],
  })
  expect([table.at, table.views]).toEqual([1, [{ seat: 0, view: { at: 1 } }]])
  vi.advanceTimersByTime(1000)
  expect([table.at, table.views]).toEqual([2, [{ seat: 0, view: { at: 1, more: true } }]])
  expect(table.questions[0]).toBe(question)
})

test('a move of many words stays until they can be read', async () => {
  const { table, socket } = await seated()
  table.textOf = ({ at }) => (at === 1 ? 'eighteen words '.repeat(9).trim() : 'few words')
  for (const [at, by] of [
    [1, 1],
    [2, 2],
    [3, 1],
  ] as const)
    await socket.receive(position(at, by))
  vi.advanceTimersByTime(2900)
  expect(table.at).toBe(1)
  vi.advanceTimersByTime(100)
  expect(table.at).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(table.at).toBe(3)
})

test('what happened while the connection was lost is told, however much it is', async () => {
  const { table, socket } = await seated()
  const log = Array.from({ length: 20 }, (_, i) => entry(i + 1, 1 + (i % 2)))
  await socket.receive({ ...position(20, 1), log })
  expect([table.at, table.fresh.map(({ at }) => at), table.behind]).toEqual([20, [1], 19])
  for (const at of [2, 3]) {
    vi.advanceTimersByTime(1000)
    expect(table.fresh.map((each) => each.at)).toEqual([at])
  }
})

/** A position in which somebody else decides. */
const others = (at: number, by: number): TableMessage => ({ ...position(at, by), questions: [], awaited: [1] })

test('a skip lasts until the turn of the player, also for what arrives later', async () => {
  const { table, socket } = await seated()
  for (const at of [1, 2]) await socket.receive(others(at, 1))
  expect([table.at, table.behind]).toEqual([1, 1])
  table.catchUp()
  for (const at of [3, 4]) await socket.receive(others(at, 2))
  expect([table.at, table.behind]).toEqual([4, 0])
  await socket.receive(position(5, 1))
  expect(table.questions).toHaveLength(1)

  // The next turn of the others is told again.
  vi.advanceTimersByTime(1000)
  for (const at of [6, 7]) await socket.receive(others(at, 1))
  expect([table.at, table.behind]).toEqual([6, 1])
})

test('a spectator has no turn to skip to: what arrives later is told', async () => {
  const { table, socket } = await seated()
  const watched = (at: number): TableMessage => ({ ...others(at, 1), views: [{ seat: SPECTATOR, view: { at } }] })
  for (const at of [1, 2]) await socket.receive(watched(at))
  table.catchUp()
  for (const at of [3, 4]) await socket.receive(watched(at))
  expect([table.at, table.behind]).toEqual([3, 1])
})

/** A position after an entry whose events are facts about themselves. */
const told = (at: number, by: number, ...events: EventFacts[]): TableMessage => ({
  ...position(at, by),
  log: [{ ...entry(at, by), events: events.map((event) => ({ event, text: { key: 'x', args: [] } })) }],
})

test('small steps of others join the beat of the step they belong to', async () => {
  const { table, socket } = await seated()
  table.readEvent = (event) => event as EventFacts
  await socket.receive(told(1, 1, { step: 'action' }))
  await socket.receive(told(2, 1))
  await socket.receive(told(3, 1, {}))
  await socket.receive(told(4, 1, { step: 'flights' }))
  expect([table.at, table.fresh.map(({ at }) => at), table.behind]).toEqual([3, [1, 3], 1])
  vi.advanceTimersByTime(1000)
  expect([table.at, table.fresh.map(({ at }) => at), table.behind]).toEqual([4, [4], 0])
})

test("consequences for others are animated beat by beat, while the player's next question can be answered", async () => {
  const { table, socket } = await seated()
  table.readEvent = (event) => event as EventFacts
  await socket.receive(told(1, 0, { seat: 0, step: 'turn' }, { seat: 1, step: 'turn' }, { seat: 2, step: 'turn' }))
  const seats = (): unknown[] => table.fresh.flatMap(({ events }) => events.map(({ event }) => (event as EventFacts).seat))
  expect([table.at, table.questions.length, seats(), table.behind]).toEqual([1, 1, [1], 1])
  vi.advanceTimersByTime(1000)
  expect([seats(), table.behind]).toEqual([[2], 0])
})

test('a board that can show a position in part shows what has been told, and asks when all of it is', async () => {
  const { table, socket } = await seated()
  table.readEvent = (event) => event as EventFacts
  // What is told of a seat is that it has acted.
  table.asTold = (before, after, untold) => ({ before, after, untold: untold.map((event) => (event as EventFacts).seat) })
  await socket.receive(told(1, 0, { seat: 0, step: 'turn' }, { seat: 1, step: 'turn' }, { seat: 2, step: 'turn' }))
  const view = (): unknown => table.views[0]?.view
  const logged = (): unknown[] => table.log.flatMap(({ events }) => events.map(({ event }) => (event as EventFacts).seat))
  expect(view()).toMatchObject({ after: { at: 1 }, untold: [2] })
  expect([table.telling, logged(), table.questions.length, table.stage?.key]).toEqual([1, [0, 1], 0, 'stage-0'])
  vi.advanceTimersByTime(1000)
  expect(view()).toEqual({ at: 1 })
  expect([table.telling, logged(), table.questions.length, table.stage?.key]).toEqual([2, [0, 1, 2], 1, 'stage-1'])
  vi.advanceTimersByTime(1000)
  expect(table.telling, 'it has been told').toBeNull()
})

test("points can wait for what is told of others, while the player's next question can be answered", async () => {
  const { table, socket } = await seated()
  table.readEvent = (event) => event as EventFacts
  const seatsOf = (events: readonly unknown[]): unknown[] => events.map((event) => (event as EventFacts).seat)
  table.pointsAsTold = (_, after, untold, told) => ({ after, untold: seatsOf(untold), told: seatsOf(told) })
  await socket.receive(told(1, 0, { seat: 0, step: 'turn' }, { seat: 1, step: 'turn' }, { seat: 2, step: 'turn' }))
  const view = (): unknown => table.views[0]?.view
  const logged = (): unknown[] => table.log.flatMap(({ events }) => events.map(({ event }) => (event as EventFacts).seat))
  expect(view()).toEqual({ after: { at: 1 }, untold: [2], told: [0, 1] })
  expect([logged(), table.questions.length, table.stage?.key]).toEqual([[0, 1], 1, 'stage-1'])
  const { questions } = table
  vi.advanceTimersByTime(1000)
  expect([view(), logged(), table.behind]).toEqual([{ at: 1 }, [0, 1, 2], 0])
  expect(table.questions[0], 'the question stays').toBe(questions[0])
})

test('a question that does not depend on what is told can be answered meanwhile', async () => {
  const { table, socket } = await seated()
  table.readEvent = (event) => event as EventFacts
  table.asTold = (before) => before
  const { questions } = table
  await socket.receive({ ...told(1, 1, { seat: 1, step: 'turn' }, { seat: 2, step: 'turn' }), questions })
  expect(table.questions).toEqual(questions)
})

test('the result comes after the last move has been told', async () => {
  const { table, socket } = await seated()
  const outcome = { scores: [], places: [1, 2], winners: [1], solo: null, opponent: null }
  await socket.receive({ ...others(1, 1), awaited: [], outcome })
  expect([table.at, table.telling, table.outcome]).toEqual([1, 1, null])
  vi.advanceTimersByTime(1000)
  expect([table.telling, table.outcome]).toEqual([null, outcome])
})

test('in simultaneous play a move answers the shown position, and blocks others until it is shown itself', async () => {
  const { table, socket } = await seated()
  await socket.receive(position(1, 1))
  await socket.receive(position(2, 2))
  void table.move(0, 'mine')
  expect(socket.sent.at(-1)).toMatchObject({ type: 'move', at: 1, action: 'mine' })
  expect(table.at, 'queued positions are flushed').toBe(2)
  expect(table.busy).toBe(true)

  await vi.advanceTimersByTimeAsync(PRESENTED)
  await socket.receive(position(3, 1))
  expect(table.busy, 'a move of another seat came first').toBe(true)
  await socket.receive(position(4, 0))
  expect([table.at, table.busy], 'the acknowledgement comes after the position').toEqual([4, false])
  void table.move(0, 'next')
  await socket.receive({ type: 'done', id: 1, at: 4 })
  await vi.advanceTimersByTimeAsync(PRESENTED)
  expect(table.busy, 'a late acknowledgement does not end the next move').toBe(true)
})

test('a click is on the screen before the position that answers it, and a page in the background does not wait forever', async () => {
  const { table, socket } = await seated()
  void table.move(0, 'mine')
  await socket.receive(position(1, 0))
  await socket.receive(position(2, 0))
  await vi.advanceTimersByTimeAsync(FRAME + 1)
  expect(table.at, 'painted, but not yet on the screen').toBe(0)
  await vi.advanceTimersByTimeAsync(FRAME)
  expect([table.at, table.log.map(({ at }) => at)]).toEqual([2, [1, 2]])

  vi.stubGlobal('requestAnimationFrame', () => undefined)
  void table.move(0, 'next')
  await socket.receive(position(3, 0))
  expect(table.at).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(table.at).toBe(3)
})

test('after a refusal another move can be made at once', async () => {
  const { table, socket } = await seated()
  const answer = table.move(0, 'wrong')
  await socket.receive({ type: 'refused', id: 1, reason: { kind: 'stale', at: 0 } })
  await vi.advanceTimersByTimeAsync(PRESENTED)
  expect(await answer).toEqual({ done: false, reason: { kind: 'stale', at: 0 } })
  expect(table.busy).toBe(false)
})

/** The position after a decision of this player, whose question has an automatic answer. */
const passed = (at: number, events: EventFacts[] = [{}]): TableMessage => {
  const { questions, ...rest } = told(at, 0, ...events)
  return { ...rest, questions: questions.map((question) => ({ ...question, forced: `answer ${at}` })) }
}

async function automatic(): Promise<{ table: TableClient; socket: FakeSocket; replies: unknown[] }> {
  const { table, socket } = await seated()
  const replies: unknown[] = []
  table.readEvent = (event) => event as EventFacts
  table.automatic = ({ forced }) => forced ?? undefined
  table.onautomatic = (reply) => replies.push(reply)
  void table.move(0, 'mine')
  await vi.advanceTimersByTimeAsync(PRESENTED)
  return { table, socket, replies }
}

test('a position that is answered automatically is never shown; what happened there is told with the next one', async () => {
  const { table, socket, replies } = await automatic()
  await socket.receive(passed(1, [{ step: 'a' }, {}]))
  expect(socket.sent.at(-1)).toMatchObject({ type: 'move', at: 1, seat: 0, action: 'answer 1' })
  expect([table.at, table.questions[0]?.prompt.key, table.busy]).toEqual([0, 'question-0', true])
  await socket.receive({ type: 'done', id: 1, at: 1 })
  await socket.receive(passed(2, []))
  await socket.receive({ type: 'done', id: 2, at: 2 })
  expect([table.at, table.busy]).toEqual([0, true])
  await socket.receive(told(3, 0, {}))
  expect([table.at, table.questions[0]?.prompt.key, table.busy]).toEqual([3, 'question-3', false])
  expect(table.log.map(({ at }) => at)).toEqual([1, 2, 3])
  expect(
    table.fresh.flatMap(({ at, events }) => events.map(() => at)),
    'together',
  ).toEqual([1, 1, 3])
  await socket.receive({ type: 'done', id: 3, at: 3 })
  expect(replies).toEqual([
    { done: true, at: 2 },
    { done: true, at: 3 },
  ])
})

test('an automatic answer that does not go through leaves its question to the person', async () => {
  for (const fails of [
    (socket: FakeSocket) => socket.receive({ type: 'refused', id: 2, reason: { kind: 'stale', at: 2 } }),
    async (socket: FakeSocket) => {
      socket.close()
      await Promise.resolve()
    },
  ]) {
    const { table, socket, replies } = await automatic()
    await socket.receive(passed(1))
    await fails(socket)
    await vi.advanceTimersByTimeAsync(0)
    expect(replies).toHaveLength(1)
    expect([table.at, table.questions[0]?.prompt.key, table.busy]).toEqual([1, 'question-1', false])
    table.close()
  }
})

test("what the player's own move did to others is told before the automatic answer, and moves of others lead to none", async () => {
  const { table, socket } = await automatic()
  await socket.receive(passed(1, [{ step: 'a' }, { seat: 1, step: 'a' }]))
  expect([table.at, socket.sent.filter(({ type }) => type === 'move').length]).toEqual([1, 1])
  await socket.receive({ ...passed(2), log: told(2, 1, {}).log })
  expect(socket.sent.filter(({ type }) => type === 'move')).toHaveLength(1)
})

test('in simultaneous play an automatic answer is sent once, however many others decide before it arrives', async () => {
  const { table, socket, replies } = await automatic()
  const moves = (): unknown[] => socket.sent.flatMap((sent) => (sent.type === 'move' ? [[sent.at, sent.action]] : []))
  const [asked] = passed(1).questions
  if (!asked) throw new Error('a question')
  /** Another seat decides; ours is still asked the same. */
  const meanwhile = (at: number): TableMessage => ({ ...told(at, 1, {}), questions: [asked] })
  await socket.receive(passed(1))
  await socket.receive(meanwhile(2))
  await socket.receive({ ...meanwhile(3), log: [{ ...entry(3, 1), undid: 1, own: true, events: [] }] })
  expect([moves(), table.at, table.busy]).toEqual([
    [
      [0, 'mine'],
      [1, 'answer 1'],
    ],
    0,
    true,
  ])
  await socket.receive(told(4, 0, {}))
  await socket.receive({ type: 'done', id: 2, at: 4 })
  vi.advanceTimersByTime(5000)
  expect([table.at, table.log.map(({ at }) => at), table.busy, replies]).toEqual([
    4,
    [1, 2, 3, 4],
    false,
    [{ done: true, at: 4 }],
  ])
  expect(moves()).toHaveLength(2)
})

test('an automatic answer that is refused after others decided leaves the newest question to the person', async () => {
  const { table, socket } = await automatic()
  await socket.receive(passed(1))
  await socket.receive({ ...passed(2), log: told(2, 1, {}).log })
  await socket.receive({ type: 'refused', id: 2, reason: { kind: 'stale', at: 2 } })
  await vi.advanceTimersByTimeAsync(5000)
  expect([table.at, table.questions[0]?.prompt.key, table.log.map(({ at }) => at), table.busy]).toEqual([
    2,
    'question-2',
    [1, 2],
    false,
  ])
})

test('after a secret automatic answer the position is shown, though it makes no entry until the others have answered', async () => {
  const { table, socket } = await automatic()
  await socket.receive(passed(1))
  await socket.receive({ ...position(1, 0), questions: [], awaited: [1], log: [] })
  await socket.receive({ type: 'done', id: 2, at: 1 })
  vi.advanceTimersByTime(5000)
  expect([table.at, table.questions, table.awaited, table.busy]).toEqual([1, [], [1], false])
  expect(table.log.map(({ at }) => at)).toEqual([1])
})
