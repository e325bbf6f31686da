// Every page in a real browser, in both themes and at phone size: nothing may fail, and a picture of each is left to look at.
// Against the cardboard server, or against a real one: ORRERY_URL=http://127.0.0.1:8080 npm run smoke
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const PICTURES = process.env.ORRERY_PICTURES ?? new URL('./pictures/', import.meta.url).pathname
const REAL = process.env.ORRERY_URL

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
}

let browser: Browser
let server: PreviewServer | undefined
let base = REAL ?? ''

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true })
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS })
  if (!REAL) {
    server = await preview({ mode: 'mock', root: new URL('..', import.meta.url).pathname, preview: { port: 0 }, logLevel: 'error' })
    base = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  }
})
afterAll(async () => {
  await browser.close()
  await server?.close()
})

/** A page that fails the test on any error of its own. */
async function open(options: BrowserContextOptions, path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext(options)).newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(base + path)
  return { page, errors }
}

const DEVICES = {
  dark: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', locale: 'en-GB' },
  light: { viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'en-GB' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'it-IT', hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>

const PAGES = REAL
  ? { home: '/', lobby: '/lobby', new: '/new/kepler-3042', rules: '/rules/kepler-3042', settings: '/settings' }
  : {
      home: '/', lobby: '/lobby', new: '/new/kepler-3042', rules: '/rules/kepler-3042', settings: '/settings', solo: '/table/solo',
      table: '/table/mid', end: '/table/end', curtain: '/table/hot', waiting: '/table/wait', replay: '/replay/any',
    }

describe.each(Object.entries(DEVICES))('%s', (device, options) => {
  test.each(Object.entries(PAGES))('%s', async (name, path) => {
    const { page, errors } = await open(options, path)
    await page.locator('main :is(h1, .bar, .controls)').first().waitFor()
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${PICTURES}/${name}-${device}.png` })
    await page.evaluate(AXE)
    const violations = await page.evaluate(async () => (await (window as unknown as Axe).axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`))
    expect(violations).toEqual([])
    const wide = (await page.evaluate(() => document.documentElement.scrollWidth)) - options.viewport.width
    expect(errors).toEqual([])
    expect(wide, 'nothing sticks out at the side').toBeLessThanOrEqual(0)
    expect(await page.getByText('⟦').count(), 'no text is missing').toBe(0)
    await page.context().close()
  })
})

test('from the home page to a game and through some decisions, by keyboard', async () => {
  const { page, errors } = await open(DEVICES.dark, '/')
  await page.getByRole('button', { name: 'Play solo' }).click()
  const sentence = page.locator('.bar p')
  await sentence.waitFor()
  for (let i = 0; i < 12; i++) {
    const before = await sentence.textContent()
    if (await page.getByRole('button', { name: /^List/ }).count()) {
      if (!(await page.locator('.list').count())) await page.keyboard.press('l')
      await page.locator('.list').waitFor()
      await page.locator('.filter, .list .button').first().waitFor()
      await page.keyboard.press('1')
    } else await page.keyboard.press('Enter')
    await page.waitForTimeout(800)
    expect(before).not.toBe('')
  }
  expect(errors).toEqual([])
  await page.context().close()
})
