// All pages in all layouts: screenshots to compare by eye, accessibility by axe-core, and no horizontal overflow.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import { expect, expectNoHorizontalOverflow } from './base.ts'
import { playTourFrom } from './people.ts'
import { entriesBefore, recordOf } from './records.ts'
import { test } from './showcase.ts'

declare global {
  interface Window {
    axe: typeof Axe
  }
}

const PICTURES = new URL('./pictures/', import.meta.url).pathname
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Among all workers: the showcase of each is made in a few seconds.
test.describe.configure({ mode: 'parallel' })

const DESK = { viewport: { width: 1440, height: 900 } }
/** After these entries of the tours, the first player can withdraw a ship, or turns the station. */
const WITHDRAWING = 52
const TURNING = 107
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** What axe objects to: all of it, or only colours, which are all that a second theme changes. */
async function violations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await page.evaluate(AXE)
  const found = await page.evaluate(async (rules) => {
    const only = rules === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}
    return (await window.axe.run({ resultTypes: ['violations'], ...only })).violations
  }, rules)
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Every page on a desk and a phone; tables, which fill the window, at all sizes. */
const SIZES = {
  desk: { device: DESK, tables: false },
  phone: { device: PHONE, tables: false },
  'wide-desk': { device: { viewport: { width: 1920, height: 1080 } }, tables: true },
  tablet: { device: { viewport: { width: 1024, height: 768 } }, tables: true },
  'phone-on-its-side': { device: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }, tables: true },
}
const TABLES = [
  'table',
  'kepler-rivals',
  'planet-unknown',
  'connect-four',
  'spacecorp',
  'planeteers',
  'starfarers',
  'on-mars',
  'starship-interstellar',
  'end',
  'planet-unknown-end',
]

for (const [size, { device, tables }] of Object.entries(SIZES)) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`every ${tables ? 'table' : 'page'} in the ${colorScheme} theme on a ${size}`, async ({ showcase, person }) => {
      const { page } = await person({ ...device, colorScheme, storageState: showcase.guest })
      for (const [name, { path, shows }] of Object.entries(showcase.pages)) {
        if (tables && !TABLES.includes(name)) continue

        await test.step(name, async () => {
          await page.goto(path)
          await expect(
            page.getByRole('main').getByText(shows).or(page.getByLabel(shows)).filter({ visible: true }).first(),
          ).toBeVisible()
          await page.screenshot({ path: `${PICTURES}${name}-${colorScheme}-${size}.png` })
          expect.soft(await violations(page, colorScheme === 'dark' ? 'all' : 'colours'), `axe violations on ${name}`).toEqual([])
          await expectNoHorizontalOverflow(page)
        })
      }
    })
  }
}

const expectAccessible = async (page: Page, what: string): Promise<void> =>
  expect.soft(await violations(page), `axe violations with ${what}`).toEqual([])

test('help, list of choices and positions of the past are accessible too', async ({ showcase, person }) => {
  const table = await person({ ...DESK, storageState: showcase.guest })
  const { page } = table
  await page.goto(showcase.pages.table.path)
  await table.turn()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the help')
  await page.keyboard.press('Escape')
  while (!(await table.listButton.count())) await table.decide()
  await table.openList()
  await expectAccessible(page, 'the list of choices')
  await page.keyboard.press('ArrowLeft')
  await expect(table.asked).toHaveText(/^Position/)
  await expectAccessible(page, 'a position of the past')
})

test("another player's area and its tooltips are accessible too", async ({ showcase, person }) => {
  const table = await person({ ...DESK, storageState: showcase.guest })
  const { page } = table
  await page.goto(showcase.pages['planet-unknown'].path)
  await table.turn()
  await table.seats.nth(1).click()
  await expect(page.getByText(/You are looking at the area of/)).toBeVisible()
  await expectAccessible(page, "another player's area")

  await page.getByRole('button', { name: 'Back to mine' }).click()
  await page.locator('.planet [data-tip], .planet .label, .station .label').first().hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expectAccessible(page, 'a tooltip')
})

test('the recap and the confirmation of an undo are accessible too', async ({ showcase, person }) => {
  const table = await person({ ...DESK, storageState: showcase.guest })
  const { page } = table
  await page.goto(showcase.pages['kepler-rivals'].path)
  const recap = page.getByRole('region', { name: 'Since your last turn' })
  // At the beginning of one's turn, where an undo has to go further back.
  for (let question; (question = await table.turn());) {
    await table.settled()
    if (question.undoable === 0 && (await recap.count()) > 0) break
    await table.decide(['bar', 'list'])
  }
  await expect(recap).toBeVisible()
  await expectAccessible(page, 'the recap')
  await page.keyboard.press('u')
  await expect(table.undoDialog).toBeVisible()
  await expectAccessible(page, 'the confirmation of an undo')
})

test('menus, sets and what a board prepares are accessible too', async ({ person }) => {
  const table = await person(DESK)
  const { page } = table
  const open = async (game: string, at: number): Promise<void> => {
    await playTourFrom(page, game, at, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
    await table.turn()
    await table.settled()
    await table.closeList()
  }
  await open('kepler-3042', WITHDRAWING)
  await table.map
    .getByRole('button', { name: /Withdraw/ })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'the menu of a ship')
  await open('kepler-3042', entriesBefore(recordOf('kepler-3042', 'data/tour.orrery'), /^0 .*"burn"/, /^0 .*"burn"/))
  await page.locator('.store.depot button[aria-pressed]').first().click()
  await expect(table.set.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page, 'a set that is put together')
  await open('planet-unknown', TURNING)
  await expect(page.locator('.helm ul')).toBeVisible()
  await expectAccessible(page, 'the station to be turned')
})

test('drawer and folded tools of a phone are accessible too', async ({ showcase, person }) => {
  const { page, log } = await person({ ...PHONE, storageState: showcase.guest })
  await page.goto(showcase.pages.table.path)
  await page.getByRole('button', { name: 'Players, log and chat' }).tap()
  await expect(log).toBeInViewport()
  await expectAccessible(page, 'the drawer')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tools' }).tap()
  await expect(page.getByRole('link', { name: 'Rules' })).toBeVisible()
  await expectAccessible(page, 'the folded tools')
})
