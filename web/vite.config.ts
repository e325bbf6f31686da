import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { boardData } from './build/board-data.ts'
import { reload } from './build/reload.ts'
import { texts } from './build/texts.ts'

// `cargo xtask dev` names the address of its server. Without it, `npm run dev` proxies to where `orrery serve` listens by default.
const SERVER = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:3042'

export default defineConfig({
  plugins: [svelte(), boardData(), reload(), texts()],
  // The Fluent files and the component data are outside the client's folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    // By default each combination of pages gets a chunk of its own for what it shares: a hundred more requests, each compressed alone.
    rolldownOptions: {
      output: { advancedChunks: { groups: [{ name: 'common', test: /src\/(lib|ui)\//, minShareCount: 3 }] } },
    },
  },
  // Effects run only in Svelte's browser build.
  ...(process.env.VITEST && { resolve: { conditions: ['browser'] } }),
  test: { include: ['tests/**/*.test.ts'] },
})
