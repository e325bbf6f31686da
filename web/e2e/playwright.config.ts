import { defineConfig } from '@playwright/test'
import { browser } from './browser.ts'

const MEASURING = ['pace.spec.ts', 'main-thread.spec.ts']

// Tests of the whole of Orrery: the real server and the system's Chromium, nothing mocked.
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './server.ts',
  workers: 2,
  // A retry distinguishes a race from a bug: a test that then passes is reported as flaky.
  retries: 1,
  forbidOnly: true,
  // A whole game takes a hundred decisions, possibly on a busy machine.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./seed-reporter.ts']],
  projects: [
    { name: 'play', testIgnore: MEASURING },
    // Measure alone, after all others.
    { name: 'pace', testMatch: MEASURING, dependencies: ['play'], workers: 1 },
  ],
  use: {
    ...(process.env.ORRERY_URL && { baseURL: process.env.ORRERY_URL }),
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    // Skip animations; tests that are about them opt in.
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
