import { expect, test, vi } from 'vitest'
import { api, ApiFailure } from '../src/lib/api'
import { FakeSocket, inFakeBrowser, seated } from './seated'

inFakeBrowser()

test('a lost connection resolves pending requests', async () => {
  const { table, socket } = await seated()
  const answer = table.move(0, 'mine')
  socket.close()
  expect(await answer).toEqual({ done: true })
  expect([table.link, table.busy]).toEqual(['lost', false])
})

test('a new connection asks for positions only after the check, and is retried if that fails', async () => {
  const check = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined)
  const { table, socket } = await seated(check)
  expect(check, 'the first connection needs none').not.toHaveBeenCalled()
  socket.close()
  await vi.advanceTimersByTimeAsync(300)
  const refused = FakeSocket.newest
  refused.onopen()
  await vi.advanceTimersByTimeAsync(800)
  expect([table.link, refused.sent]).toEqual(['lost', []])
  const accepted = FakeSocket.newest
  expect(accepted).not.toBe(refused)
  accepted.onopen()
  expect(accepted.sent).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  expect([table.link, accepted.sent]).toEqual(['open', [{ type: 'hello', at: 0, changes: true }]])
})

test('who may no longer look at the table is told so, and tries nothing more', async () => {
  const look = vi.spyOn(api, 'table').mockRejectedValue(new ApiFailure(404, null, 'no such table'))
  const { table, socket } = await seated()
  socket.close(1008)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([table.link, FakeSocket.newest, look.mock.calls]).toEqual(['gone', socket, [['t']]])
})

test('a connection that cannot be opened is tried again while the table is there, or the server is not', async () => {
  const look = vi
    .spyOn(api, 'table')
    .mockRejectedValueOnce(new ApiFailure(0, null, 'unreachable'))
    .mockRejectedValueOnce(new ApiFailure(404, null, 'no such table'))
  const { table, socket } = await seated()
  socket.close()
  expect(look, 'it was open').not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(300)
  const second = FakeSocket.newest
  expect(second).not.toBe(socket)
  second.close()
  await vi.advanceTimersByTimeAsync(800)
  expect([table.link, FakeSocket.newest === second]).toEqual(['lost', false])
  FakeSocket.newest.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(table.link).toBe('gone')
})

test('a connection that was given up is opened again by who has joined the table, and is kept open', async () => {
  const look = vi.spyOn(api, 'table').mockRejectedValue(new ApiFailure(404, null, 'no such table'))
  const { table, socket } = await seated()
  socket.close(1008)
  await vi.advanceTimersByTimeAsync(0)
  expect(table.link).toBe('gone')
  const listen = vi.fn()
  vi.stubGlobal('addEventListener', listen)
  table.reopen()
  expect(
    listen.mock.calls.map(([type]) => type as string),
    'the network is watched again',
  ).toEqual(['offline', 'online'])
  const joined = FakeSocket.newest
  expect(joined).not.toBe(socket)
  joined.onopen()
  await vi.advanceTimersByTimeAsync(0)
  expect(table.link).toBe('open')
  look.mockClear()
  joined.close()
  expect(table.link).toBe('lost')
  await vi.advanceTimersByTimeAsync(300)
  expect(FakeSocket.newest, 'lost, it is tried again').not.toBe(joined)
})

test('what is said while the connection is opened again, as after joining, is sent once it is there', async () => {
  const { table, socket } = await seated()
  const undo = table.undo(0, 1)
  table.reopen()
  expect(await undo, 'no reply will come').toEqual({ done: true })
  table.say('Here I am.')
  const joined = FakeSocket.newest
  expect([joined === socket, joined.sent]).toEqual([false, []])
  joined.onopen()
  await vi.advanceTimersByTimeAsync(0)
  table.say('Hello.')
  expect(joined.sent.slice(1)).toEqual(['Here I am.', 'Hello.'].map((text) => ({ type: 'chat', text })))
  expect(socket.sent.some(({ type }) => type === 'chat')).toBe(false)
})
