import { defineConfig } from 'vitest/config'

// Browser tests: they need a built client (npm run build) and Chromium.
export default defineConfig({ test: { include: ['**/*.smoke.ts'], testTimeout: 120_000, hookTimeout: 60_000, fileParallelism: false } })
