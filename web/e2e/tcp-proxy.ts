// A TCP proxy to the server whose connections can be dropped at once, like an unplugged cable.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { test as base } from './base.ts'

interface TcpProxy {
  /** The server's address through this proxy. */
  url: string
  /** Destroys all open connections. */
  disconnect: () => void
}

export const test = base.extend<{ tcpProxy: TcpProxy }>({
  tcpProxy: async ({ baseURL }, use) => {
    const { hostname, port } = new URL(baseURL ?? '')
    const open = new Set<Socket>()
    const proxy = createServer((near) => {
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
    proxy.listen(0, hostname)
    await once(proxy, 'listening')
    const disconnect = (): void => open.forEach((socket) => socket.destroy())
    await use({ url: `http://${hostname}:${(proxy.address() as AddressInfo).port}`, disconnect })
    disconnect()
    proxy.close()
  },
})
