// Every page as it looks: pictures to compare by eye, and what axe-core has to say about them.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, expectNothingSticksOut } from './base.ts'
import { test } from './house.ts'

const PICTURES = new URL('./pictures/', import.meta.url).pathname
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

for (const [size, device] of Object.entries({ desk: DESK, phone: PHONE })) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`every page in the ${colorScheme} theme on a ${size}`, async ({ house, person }) => {
      const { page } = await person({ ...device, colorScheme, storageState: house.guest })
      for (const [name, { path, shows }] of Object.entries(house.pages)) {
        await test.step(name, async () => {
          await page.goto(path)
          await expect(
            page.getByRole('main').getByText(shows).or(page.getByLabel(shows)).filter({ visible: true }).first(),
          ).toBeVisible()
          await page.screenshot({ path: `${PICTURES}${name}-${colorScheme}-${size}.png` })
          expect.soft(await violations(page), `what axe finds on ${name}`).toEqual([])
          await expectNothingSticksOut(page)
        })
      }
    })
  }
}

test('what opens over a table is in order too', async ({ house, person }) => {
  const inOrder = async (page: Page, what: string): Promise<void> =>
    expect.soft(await violations(page), `what axe finds with ${what}`).toEqual([])
  const desk = await person({ ...DESK, storageState: house.guest })
  await desk.page.goto(house.pages.table.path)
  await desk.turn()
  await desk.page.keyboard.press('?')
  await expect(desk.page.getByRole('dialog')).toBeVisible()
  await inOrder(desk.page, 'the help')
  await desk.page.keyboard.press('Escape')
  while (!(await desk.listButton.count())) await desk.decide()
  await desk.openList()
  await inOrder(desk.page, 'the list of choices')

  const phone = await person({ ...PHONE, storageState: house.guest })
  await phone.page.goto(house.pages.table.path)
  await phone.page.getByRole('button', { name: 'Players, log and chat' }).tap()
  await expect(phone.log).toBeInViewport()
  await inOrder(phone.page, 'the drawer')
})
