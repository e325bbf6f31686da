// A line to the server that can be cut, as a cable is: whatever runs over it ends at once, without a word.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { test as base } from './base.ts'

interface Line {
  /** Where the server is found over this line. */
  url: string
  cut: () => void
}

export const test = base.extend<{ line: Line }>({
  line: async ({ baseURL }, use) => {
    const { hostname, port } = new URL(baseURL ?? '')
    const open = new Set<Socket>()
    const line = createServer((near) => {
      const far = connect(Number(port), hostname)
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(from)
        from.pipe(to)
        from.on('error', () => to.destroy()).on('close', () => open.delete(from))
      }
    })
    line.listen(0, hostname)
    await once(line, 'listening')
    const cut = (): void => open.forEach((socket) => socket.destroy())
    await use({ url: `http://${hostname}:${(line.address() as AddressInfo).port}`, cut })
    cut()
    line.close()
  },
})
