// Reloads the open pages of the dev server for changes that are in no module: the texts, which the client fetches as files, and the
// server itself. `cargo xtask dev` writes to the file named by ORRERY_RESTARTS when it has restarted the server.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALES = fileURLToPath(new URL('../../locales', import.meta.url))

export function reload(): Plugin {
  const restarts = process.env.ORRERY_RESTARTS
  return {
    name: 'reload',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      watcher.add(restarts ? [LOCALES, restarts] : LOCALES)
      watcher.on('change', (file) => {
        if (file === restarts || file.endsWith('.ftl')) ws.send({ type: 'full-reload' })
      })
    },
  }
}
