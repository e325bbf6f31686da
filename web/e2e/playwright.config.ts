import { defineConfig } from '@playwright/test'
import { browser } from './browser.ts'

// The whole of Orrery as people meet it: the real server, Debian's Chromium, nothing pretended.
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './server.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A whole game takes a hundred decisions, on machines that may be busy.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./seed-reporter.ts']],
  projects: [
    { name: 'play', testIgnore: 'pace.spec.ts' },
    // Measured alone, after all others.
    { name: 'pace', testMatch: 'pace.spec.ts', dependencies: ['play'] },
  ],
  use: {
    ...(process.env.ORRERY_URL && { baseURL: process.env.ORRERY_URL }),
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    // What others do is shown at once, so that nobody has to wait for it; tests of movements ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser(),
      args: ['--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
      chromiumSandbox: false,
    },
  },
})
