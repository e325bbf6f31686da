// The bar above a table: what is at hand in every size.
import type { Locator } from '@playwright/test'
import { expect, test } from './base.ts'
import { startFromHome } from './people.ts'

test('sounds are switched off by one click, and the settings can be reached, in every size', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  await table.turn()
  const sounds = page.getByRole('button', { name: 'Sounds' })
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(sounds).toBeInViewport({ ratio: 1 })
    await expect(sounds).toHaveAttribute('aria-pressed', 'true')
    await sounds.click()
    await expect(sounds).toHaveAttribute('aria-pressed', 'false')
    await sounds.click()
    const tools = page.getByRole('button', { name: 'Tools' })
    if (await tools.isVisible()) await tools.click()
    const settings = page.getByRole('link', { name: 'Settings' })
    await expect(settings).toBeInViewport({ ratio: 1 })
    await expect(settings).toHaveAttribute('href', '/settings')
    await page.keyboard.press('Escape')
  }
})

test('sun and gear can be told apart: the rays of the one stand alone, the teeth of the other do not', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  await table.turn()
  const strokes = async (control: Locator): Promise<number> =>
    ((await control.locator('path').getAttribute('d')) ?? '').split('M').length - 1
  expect(await strokes(page.getByRole('button', { name: 'Light theme' }))).toBeGreaterThan(8)
  expect(await strokes(page.getByRole('link', { name: 'Settings' }))).toBeLessThan(4)
})
