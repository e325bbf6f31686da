// What stands beside the planet of Planet Unknown: the tile in hand, the choices, the Commander's controls.
import { expect, test } from './base.ts'
import { actionsOf, untilOffered } from './planet.ts'
import { startFromHome } from './people.ts'
import { tabTo } from './table.ts'
import type { Locator } from '@playwright/test'

test('the tile in hand says at once how many medals it brings, also when the page is opened again', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await untilOffered(table)
  const sum = page.locator('.receipt .sum')
  const offered = page.locator('[data-tour="tray"] button')
  const tip = page.getByRole('tooltip')
  await offered.first().hover()
  await expect(tip).toContainText('drag it onto the planet')
  expect(await overlap(tip, offered.nth(1)), 'the other tile stays in sight').toBe(false)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await tabTo(page, offered.nth(1))
  await expect(tip).toContainText('drag it onto the planet')
  await table.take(offered.first())
  await expect(sum).toHaveText(/^Medals\s+\d/)
  await page.reload()
  await expect(sum).toHaveText(/^Medals\s+\d/)
})

test('the tour, which asks no server what a tile brings, promises no medals', async ({ page }) => {
  await page.goto('/tour/planet-unknown')
  const next = page.getByRole('button', { name: /^(Next|Do it for me)/ })
  for (let step = 1; step < 5; step++) {
    await next.click()
    await expect(page.getByText(`Step ${step + 1} of`)).toBeVisible()
  }
  await expect(page.locator('.receipt')).toContainText('rover')
  await expect(page.locator('.receipt .sum')).toHaveCount(0)
})

test('the tooltip of a choice leaves the other choices in sight, and an icon can be chosen at its track', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  const choices = page.locator('[data-tour="offers"] button')
  for (let question; (question = await table.turn());) {
    const advances = actionsOf(question).filter((action) => 'resolve' in action && JSON.stringify(action).includes('"advance"'))
    await table.settled()
    await table.closeList()
    if (advances.length > 0 && (await choices.count()) > 1) break
    await table.decide(['list', 'bar'])
  }
  await choices.first().hover()
  const tip = page.getByRole('tooltip')
  await expect(tip).toBeVisible()
  expect(await overlap(tip, choices.nth(1))).toBe(false)
  await table.take(page.getByRole('group', { name: 'Tracks' }).getByRole('button').first())
})

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('not visible')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('lifepods and meteorites are drawn above lit squares, which do not wash them out', async ({ page }) => {
  await page.goto('/tour/planet-unknown')
  const next = page.getByRole('button', { name: /^(Next|Do it for me)/ })
  for (let step = 1; step < 8; step++) {
    await next.click()
    await expect(page.getByText(`Step ${step + 1} of`)).toBeVisible()
  }
  const spots = page.locator('.stage rect.spot')
  await expect(spots.first()).toBeVisible()
  await expect(page.locator('.stage .things .pod').first()).toBeVisible()
  const above = await spots.last().evaluate((spot) => {
    const things = document.querySelector('.stage .things')
    return things !== null && Boolean(spot.compareDocumentPosition(things) & Node.DOCUMENT_POSITION_FOLLOWING)
  })
  expect(above).toBe(true)
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [844, 390],
] as const) {
  test(`at ${width}x${height} the station is as large while it is turned`, async ({ person }) => {
    const { page } = await person({ viewport: { width, height } })
    await page.goto('/tour/planet-unknown')
    const wheel = page.getByRole('group', { name: 'Station' })
    const next = page.getByRole('button', { name: /^Next/ })
    await next.click()
    const before = await wheel.boundingBox()
    await next.click()
    await expect(page.getByRole('button', { name: 'Leave it like this' })).toBeVisible()
    expect(await wheel.boundingBox()).toEqual(before)
  })
}
