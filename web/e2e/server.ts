// Global setup: starts a server for the run, on a free port and with a temporary data folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const PROGRAM = process.env.ORRERY_BIN ?? new URL('../../target/debug/orrery', import.meta.url).pathname

export default async function start(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'orrery-e2e-'))
  // All guests of the tests share one address, which would exceed the rate limits.
  const args = ['serve', '--listen', '127.0.0.1:0', '--data', data, '--no-limits', '--lang', 'en']
  const server = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ORRERY_LOG: 'warn' } })
  const ended = once(server, 'exit')
  process.env.ORRERY_URL = await Promise.race([
    address(createInterface(server.stdout)),
    ended.then(() => Promise.reject(new Error(`${PROGRAM} exited before it was listening`))),
  ])
  return async () => {
    server.kill()
    await ended
    await rm(data, { recursive: true })
  }
}

async function address(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const found = /http:\/\/[^/\s]+/.exec(line)
    if (found) return found[0]
  }
  throw new Error('the server did not print its address')
}
