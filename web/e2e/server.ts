// Servers for the tests, each on a free port and with a temporary data folder. As Playwright's global setup: the one of the run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const PROGRAM = process.env.ORRERY_BIN ?? new URL('../../target/debug/orrery', import.meta.url).pathname

interface Server {
  url: string
  stop: () => Promise<void>
}

export default async function setUp(): Promise<() => Promise<void>> {
  const { url, stop } = await startServer()
  process.env.ORRERY_URL = url
  return stop
}

export async function startServer(options: readonly string[] = []): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'orrery-e2e-'))
  // All guests of the tests share one address, which would exceed the rate limits.
  const args = ['serve', '--listen', '127.0.0.1:0', '--data', data, '--no-limits', '--lang', 'en', ...options]
  const server = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ORRERY_LOG: 'warn' } })
  const ended = once(server, 'exit')
  const url = await Promise.race([
    address(createInterface(server.stdout)),
    ended.then(() => Promise.reject(new Error(`${PROGRAM} exited before it was listening`))),
  ])
  const stop = async (): Promise<void> => {
    server.kill()
    await ended
    await rm(data, { recursive: true })
  }
  return { url, stop }
}

async function address(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const found = /http:\/\/[^/\s]+/.exec(line)
    if (found) return found[0]
  }
  throw new Error('the server did not print its address')
}
