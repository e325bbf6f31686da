// Fixtures of all tests. An error in a page, or a missing text, fails the test.
import { expect, test as bare, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import { Random } from './random.ts'
import { TablePage } from './table.ts'

/** Sizes at which everything is looked at, in pixels: desks, a tablet, and a phone in either orientation. */
export const SIZES = [
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const

interface Fixtures {
  /** Opens a browser context for another person. */
  person: (options?: BrowserContextOptions & Preferences) => Promise<TablePage>
  /** The only person of most tests. */
  table: TablePage
  /** Allows errors that the test provokes. */
  allowErrors: (expected: RegExp) => void
  watched: Watched
}

/** Settings of a person that differ from a new visitor's, unless the test is about them. */
interface Preferences {
  /** Every question is asked: automatic answers would race with those of the test. */
  everyStep?: boolean
  /** The moves of others are there at once, unless the test is about motion: telling them takes long. */
  atOnce?: boolean
}

interface Watched {
  errors: string[]
  allowed: RegExp[]
}

export const test = bare.extend<Fixtures>({
  watched: [
    async ({}, use) => {
      const watched: Watched = { errors: [], allowed: [] }
      await use(watched)
      const errors = watched.errors.filter((error) => !watched.allowed.some((pattern) => pattern.test(error)))
      expect(errors, 'errors of the page').toEqual([])
    },
    { auto: true },
  ],
  allowErrors: async ({ watched }, use) => {
    await use((expected) => watched.allowed.push(expected))
  },
  person: async ({ browser, watched }, use, { titlePath }) => {
    const contexts: BrowserContext[] = []
    await use(async ({ everyStep, atOnce, ...options } = {}) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      await watch(context, watched.errors)
      await prefer(context, { everyStep, atOnce: atOnce ?? options.reducedMotion !== 'no-preference' })
      return new TablePage(await context.newPage(), new Random([...titlePath, contexts.length].join('/')))
    })
    for (const context of contexts) await context.close()
  },
  table: async ({ person }, use) => {
    await use(await person())
  },
})

export { expect }

/** Collects the errors of all pages of a browser context. */
export async function watch(context: BrowserContext, errors: string[]): Promise<void> {
  await context.addInitScript(reportGaps)
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
}

/** Settings of all pages of a browser context. A test may change them later. */
export async function prefer(context: BrowserContext, { everyStep = true, atOnce = true }: Preferences = {}): Promise<void> {
  const wanted = { ...(everyStep && { 'orrery-every-step': 'on' }), ...(atOnce && { 'orrery-speed': 'off' }) }
  await context.addInitScript((wanted) => {
    // A page before the first address has no storage.
    if (!location.protocol.startsWith('http')) return
    for (const [key, value] of Object.entries(wanted)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, wanted)
}

/** Runs in the page. A missing text shows its key in these brackets; an observer catches it even if it disappears at once. */
function reportGaps(): void {
  const textAttributes = ['aria-label', 'title', 'placeholder']
  const gaps = textAttributes.map((name) => `[${name}*="⟦"]`).join()
  const report = (text: string | null | undefined): void => {
    if (text?.includes('⟦')) console.error(`a text is missing: ${text.slice(0, 200)}`)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'attributes') report(attributeName && (target as Element).getAttribute(attributeName))
      else if (type === 'characterData') report(target.textContent)
      for (const node of addedNodes) {
        report(node.textContent)
        if (node instanceof Element) report((node.matches(gaps) ? node : node.querySelector(gaps))?.outerHTML)
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: textAttributes })
}

export async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'pixels of horizontal overflow').toBeLessThanOrEqual(0)
}

/** The centre of an element in window coordinates. */
export async function middleOf(target: Locator): Promise<[number, number]> {
  await expect(target).toBeVisible()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not drawn`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** A finger that rests on the middle of something, and is lifted when the returned function is called. */
export async function touch(target: Locator): Promise<() => Promise<unknown>> {
  const [x, y] = await middleOf(target)
  const page = target.page()
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x, y }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
