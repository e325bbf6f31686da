import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { boardData } from './build/board-data.ts'

// `npm run dev` proxies to a running server.
const SERVER = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), boardData()],
  // The Fluent files and the component data are outside the client's folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 300 },
  // Effects run only in Svelte's browser build.
  ...(process.env.VITEST && { resolve: { conditions: ['browser'] } }),
  test: { include: ['tests/**/*.test.ts'] },
})
