import { expect, test } from './base.ts'
import { startFromHome } from './people.ts'

test('earlier positions can be looked at while the question waits', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  await table.decideTimes(6, ['list', 'bar'])
  await table.turn()
  await table.settled()
  const question = await table.askedText()
  const last = table.latest?.at ?? 0

  await page.keyboard.press('ArrowLeft')
  await expect(table.asked).toHaveText(new RegExp(`Position ${last - 1} of ${last}`))
  await expect(table.glowing).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(table.asked).toHaveText(new RegExp(`Position ${last - 2} of ${last}`))
  await page.keyboard.press('ArrowRight')
  await expect(table.asked).toHaveText(new RegExp(`Position ${last - 1} of ${last}`))
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(table.asked).toHaveText(question)

  await page.getByRole('slider', { name: 'Step' }).fill('0')
  await expect(table.asked).toHaveText(new RegExp(`Position 0 of ${last}`))
  await page.keyboard.press('Escape')
  await expect(table.asked).toHaveText(question)
})

test('the log goes to the position that is looked at, and back to its end', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  await table.decideTimes(24, ['list', 'bar'])
  await table.turn()
  await table.settled()
  await table.closeList()
  const current = table.log.locator('[aria-current="step"]')
  const below = (): Promise<number> =>
    table.log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  await expect(current).toHaveCount(0)
  expect(await below(), 'pixels below the end').toBeLessThan(2)
  await page.getByRole('slider', { name: 'Step' }).fill('3')
  await expect(table.asked).toHaveText(/^Position 3 of \d+, after a move of \S/)
  await expect(current.first()).toBeInViewport({ ratio: 1 })
  expect(await below(), 'pixels below the end').toBeGreaterThan(40)
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(current).toHaveCount(0)
  await expect.poll(below).toBeLessThan(2)
})

test('a solo game has a tick for every round, and steps by round and turn', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  const strip = page.getByRole('region', { name: 'History' })
  const ticks = strip.locator('[data-round]')
  for (let n = 0; n < 80 && (await ticks.count()) < 4; n++) await table.decide(['bar', 'list'])
  await table.settled()
  expect(await ticks.count()).toBeGreaterThanOrEqual(4)
  expect(await strip.locator('.turn').count(), 'ticks of the turns').toBeGreaterThanOrEqual(3)

  const slider = strip.getByRole('slider', { name: 'Step' })
  const at = async (): Promise<number> => Number(await slider.inputValue())
  const last = await at()
  await strip.getByRole('button', { name: 'To the round before' }).click()
  await expect.poll(at).toBeLessThan(last)
  const round = await at()
  await strip.getByRole('button', { name: 'To the round before' }).click()
  await expect.poll(at).toBeLessThan(round)
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(at).toBe(round)
  await strip.getByRole('button', { name: 'To the next round' }).click()
  await expect(strip.getByRole('button', { name: 'Now' })).toBeDisabled()
})

test('where all play simultaneously, the strip has a tick for every turn, and buttons step from one to the next', async ({
  table,
}) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play against bots')
  const strip = page.getByRole('region', { name: 'History' })
  const turns = strip.locator('.turn')
  for (let n = 0; n < 60; n++) {
    await table.turn()
    await table.settled()
    if ((await turns.count()) >= 6) break
    await table.decide(['bar', 'list'])
  }
  expect(await turns.count()).toBeGreaterThanOrEqual(6)
  const colours = await turns.evaluateAll((ticks) => ticks.map((tick) => (tick as HTMLElement).style.getPropertyValue('--seat')))
  expect(new Set(colours).size, 'colours of the seats').toBeGreaterThan(1)

  const slider = strip.getByRole('slider', { name: 'Step' })
  const at = async (): Promise<number> => Number(await slider.inputValue())
  const last = await at()
  await strip.getByRole('button', { name: 'To the turn before' }).click()
  await expect.poll(at).toBeLessThan(last)
  const turn = await at()
  await strip.getByRole('button', { name: 'To the turn before' }).click()
  await expect.poll(at).toBeLessThan(turn)
  await strip.getByRole('button', { name: 'To the next turn' }).click()
  await expect.poll(at).toBe(turn)
})

test('on a phone on its side a button leads into the history, and another one back', async ({ person }) => {
  const table = await person({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  await table.decideTimes(4, ['list', 'bar'])
  await table.turn()
  await table.settled()
  const question = await table.askedText()
  const strip = page.getByRole('region', { name: 'History' })
  await expect(strip.getByRole('slider')).toBeHidden()
  await strip.getByRole('button', { name: 'To the turn before' }).tap()
  await expect(table.asked).toHaveText(/^Position \d+ of \d+/)
  await expect(strip.getByRole('slider')).toBeInViewport()
  await strip.getByRole('button', { name: 'Now' }).tap()
  await expect(table.asked).toHaveText(question)
})

test("another player's area is read-only", async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play against bots')
  await table.turn()
  const seats = page.getByRole('complementary').getByRole('button', { name: /bot/i })
  await seats.first().click()
  await expect(page.getByText(/You are looking at the area of/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Action board' }).getByRole('button').first()).toBeDisabled()
  await expect(page.locator('main button.live')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to mine' }).click()
  await expect(page.getByText(/You are looking at the area of/)).toBeHidden()
})
