import type { Locator } from '@playwright/test'
import { expect, test } from './base.ts'
import { startFromHome } from './people.ts'
import type { TablePage } from './table.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const tooltip = ({ page }: TablePage): Locator => page.getByRole('tooltip')

/** A finger that rests on the middle of something, and is lifted when the returned function is called. */
async function touch({ page }: TablePage, target: Locator): Promise<() => Promise<unknown>> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not visible`)
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a tooltip comes at once by pointer and by keyboard, beside its target, and goes on Escape and leaving', async ({
  table,
}) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await table.turn()
  const help = page.getByRole('button', { name: 'Help' })
  await help.hover()
  await expect(tooltip(table)).toHaveText('Help')
  const [target, shown] = [await help.boundingBox(), await tooltip(table).boundingBox()]
  if (!target || !shown) throw new Error('not drawn')
  expect(shown.y, 'pixels from the top').toBeGreaterThanOrEqual(target.y + target.height)
  expect(shown.x + shown.width, 'right edge').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await page.keyboard.press('Escape')
  await expect(tooltip(table)).toBeHidden()

  await page.mouse.move(0, 0)
  await help.hover()
  await expect(tooltip(table)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tooltip(table)).toBeHidden()

  await help.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(help).toBeFocused()
  await expect(tooltip(table)).toHaveText('Help')
  await page.keyboard.press('Shift+Tab')
  await expect(tooltip(table)).not.toHaveText('Help')
})

test('on touch a long press shows the tooltip without pressing, a tap presses', async ({ person }) => {
  const table = await person(PHONE)
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await table.turn()
  const drawer = page.getByRole('button', { name: 'Players, log and chat' })
  const opened = page.getByRole('complementary', { name: 'Players, log and chat' })
  const lift = await touch(table, drawer)
  await expect(tooltip(table)).toHaveText('Players, log and chat')
  await lift()
  await expect(tooltip(table)).toBeVisible()
  await expect(opened).toBeHidden()
  await drawer.tap()
  await expect(tooltip(table)).toBeHidden()
  await expect(opened).toBeInViewport()
})

test('nothing at the table of Planet Unknown has a tooltip of the browser', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await table.turn()
  await expect(page.getByRole('region', { name: 'Station' })).toBeVisible()
  await expect(page.locator('main :is([title], svg title)')).toHaveCount(0)
})
