// What every test stands on: pages that fail the test by any error of theirs and by any text that is missing.
import { expect, test as bare, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { Random } from './random.ts'
import { TablePage } from './table.ts'

interface Fixtures {
  /** A person with a browser of their own, at an empty page. */
  person: (options?: BrowserContextOptions) => Promise<TablePage>
  /** The person most tests need. */
  table: TablePage
  /** Errors that a test brings about on purpose. */
  forgive: (expected: RegExp) => void
  watched: Watched
}

interface Watched {
  errors: string[]
  forgiven: RegExp[]
}

export const test = bare.extend<Fixtures>({
  watched: [
    async ({}, use) => {
      const watched: Watched = { errors: [], forgiven: [] }
      await use(watched)
      const errors = watched.errors.filter((error) => !watched.forgiven.some((pattern) => pattern.test(error)))
      expect(errors, 'errors of the page').toEqual([])
    },
    { auto: true },
  ],
  forgive: async ({ watched }, use) => {
    await use((expected) => watched.forgiven.push(expected))
  },
  person: async ({ browser, watched }, use, { titlePath }) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      await watch(context, watched.errors)
      return new TablePage(await context.newPage(), new Random([...titlePath, contexts.length].join('/')))
    })
    for (const context of contexts) await context.close()
  },
  table: async ({ person }, use) => {
    await use(await person())
  },
})

export { expect }

/** Collects the errors of all pages of a browser. */
export async function watch(context: BrowserContext, errors: string[]): Promise<void> {
  await context.addInitScript(reportGaps)
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
}

/** In the page: a text without words shows its key in these brackets, be it for a moment only. */
function reportGaps(): void {
  const spoken = ['aria-label', 'title', 'placeholder']
  const gaps = spoken.map((name) => `[${name}*="⟦"]`).join()
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
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: spoken })
}

/** The whole page is no wider than the screen. */
export async function expectNothingSticksOut(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, 'pixels beyond the side of the screen').toBeLessThanOrEqual(0)
}
