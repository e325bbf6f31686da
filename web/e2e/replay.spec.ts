import { expect, expectNoHorizontalOverflow, test } from './base.ts'
import { startAgainst } from './people.ts'

test('a finished game can be stepped through, played back, and continued from the middle', async ({ table }) => {
  const { page } = table
  await startAgainst(page, 'Connect Four', 'Easy')
  await table.playToTheEnd(['board'])
  await table.bar.getByRole('link', { name: 'Replay' }).click()

  const controls = page.getByRole('region', { name: 'History' })
  const bar = page.getByRole('region', { name: 'Replay' })
  const press = (name: string): Promise<void> => controls.getByRole('button', { name, exact: true }).click()
  const shows = (at: number): Promise<void> => expect(controls.getByText(/^\d+ \/ \d+$/)).toHaveText(new RegExp(`^${at} / `))
  await shows(0)
  await expect(bar.getByText('The beginning')).toBeVisible()
  await press('One step on')
  await shows(1)
  await press('One step on')
  await shows(2)
  await press('One step back')
  await shows(1)
  await page.keyboard.press('ArrowRight')
  await shows(2)
  await press('To the next turn')
  await shows(3)
  await press('To the turn before')
  await shows(2)
  const drawing = (name: string): Promise<string | null> =>
    controls.getByRole('button', { name, exact: true }).locator('path').getAttribute('d')
  const drawings = await Promise.all(['Play', 'One step on', 'To the next turn', 'To the end'].map(drawing))
  expect(new Set(drawings).size, 'signs that can be told apart').toBe(4)
  await controls.getByLabel('Speed').selectOption('Fast')
  await press('Play')
  // Any step from here on: a busy machine may not see every one.
  await expect(controls.getByText(/^(?![0-2] \/ )\d+ \/ \d+$/)).toBeVisible()
  await press('Pause')
  await press('To the end')
  const last = await controls.getByRole('slider', { name: 'Step' }).getAttribute('max')
  await shows(Number(last))
  await expect(bar.getByRole('button', { name: 'Play from here' })).toBeDisabled()
  await press('To the beginning')
  await shows(0)
  await controls.getByRole('slider', { name: 'Step' }).fill('4')
  await shows(4)

  const discs = page.locator('main svg path[class*="seat-"]')
  await bar.getByRole('button', { name: 'Play from here' }).click()
  await expect(page).toHaveURL(/\/table\//)
  expect(await table.turn()).toBeDefined()
  expect(await discs.count(), 'discs from before').toBeGreaterThanOrEqual(4)
  await table.decide(['board'])
})

test('a replay has a tick for every round, and its strip can be used on a phone', async ({ table }) => {
  const { page } = table
  await page.goto('/replay/tour-kepler-3042')
  const strip = page.getByRole('region', { name: 'History' })
  const slider = strip.getByRole('slider', { name: 'Step' })
  const press = (name: string): Promise<void> => strip.getByRole('button', { name, exact: true }).click()
  await expect(slider).toBeVisible()
  const last = Number(await slider.getAttribute('max'))
  expect(await strip.locator('[data-round]').count()).toBeGreaterThan(2)
  await press('To the next round')
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round 1, \d/)
  const first = Number(await slider.inputValue())
  await press('To the next round')
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(first)
  await press('To the round before')
  await expect(slider).toHaveValue(String(first))

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport)
    await expectNoHorizontalOverflow(page)
    await press('To the end')
    await expect(slider).toHaveValue(String(last))
    await press('To the turn before')
    await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(last)
    const box = await slider.boundingBox()
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await expect.poll(async () => Math.abs(Number(await slider.inputValue()) - last / 2)).toBeLessThan(last / 10)
  }
})

test('the points over time cover the board instead of shrinking it', async ({ page }) => {
  await page.goto('/replay/tour-planet-unknown')
  const wheel = page.getByRole('group', { name: 'Station' })
  await expect(wheel).toBeVisible()
  const before = await wheel.boundingBox()
  await page.getByText('Points over time').click()
  await expect(page.getByRole('figure')).toBeInViewport({ ratio: 1 })
  expect(await wheel.boundingBox()).toEqual(before)
})
