// All pages in all layouts: screenshots to compare by eye, accessibility by axe-core, and no horizontal overflow.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import { expect, expectNoHorizontalOverflow } from './base.ts'
import { test } from './showcase.ts'

declare global {
  interface Window {
    axe: typeof Axe
  }
}

const PICTURES = new URL('./pictures/', import.meta.url).pathname
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const found = await page.evaluate(async () => {
    return (await window.axe.run({ resultTypes: ['violations'] })).violations
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

for (const [size, device] of Object.entries({ desk: DESK, phone: PHONE })) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`every page in the ${colorScheme} theme on a ${size}`, async ({ showcase, person }) => {
      const { page } = await person({ ...device, colorScheme, storageState: showcase.guest })
      for (const [name, { path, shows }] of Object.entries(showcase.pages)) {
        await test.step(name, async () => {
          await page.goto(path)
          await expect(
            page.getByRole('main').getByText(shows).or(page.getByLabel(shows)).filter({ visible: true }).first(),
          ).toBeVisible()
          await page.screenshot({ path: `${PICTURES}${name}-${colorScheme}-${size}.png` })
          expect.soft(await violations(page), `axe violations on ${name}`).toEqual([])
          await expectNoHorizontalOverflow(page)
        })
      }
    })
  }
}

test('dialogs and drawers of a table are accessible too', async ({ showcase, person }) => {
  const expectAccessible = async (page: Page, what: string): Promise<void> =>
    expect.soft(await violations(page), `axe violations with ${what}`).toEqual([])
  const desk = await person({ ...DESK, storageState: showcase.guest })
  await desk.page.goto(showcase.pages.table.path)
  await desk.turn()
  await desk.page.keyboard.press('?')
  await expect(desk.page.getByRole('dialog')).toBeVisible()
  await expectAccessible(desk.page, 'the help')
  await desk.page.keyboard.press('Escape')
  while (!(await desk.listButton.count())) await desk.decide()
  await desk.openList()
  await expectAccessible(desk.page, 'the list of choices')

  const phone = await person({ ...PHONE, storageState: showcase.guest })
  await phone.page.goto(showcase.pages.table.path)
  await phone.page.getByRole('button', { name: 'Players, log and chat' }).tap()
  await expect(phone.log).toBeInViewport()
  await expectAccessible(phone.page, 'the drawer')
})
