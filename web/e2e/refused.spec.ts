import type { Locator } from '@playwright/test'
import { expect, test } from './base.ts'
import { startFromHome } from './people.ts'
import { centreOf, untilOffered } from './planet.ts'
import type { TablePage } from './table.ts'

/** Whether the pending question offers an action of this kind. */
async function offers(table: TablePage, kind: string): Promise<boolean> {
  const question = await table.turn()
  return question?.choices.some(({ action }) => typeof action === 'object' && action !== null && kind in action) ?? false
}

/** Whether an element lies over one of these. */
async function overlaps(element: Locator, others: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  if (!box) throw new Error('not drawn')
  const boxes = await others.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  return boxes.some(
    ({ x, y, width, height }) => x < box.x + box.width && box.x < x + width && y < box.y + box.height && box.y < y + height,
  )
}

test('a click on a hex without choices names the rule that forbids it, with a link', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  while ((await table.turn())?.prompt.key !== 'prompt-select') await table.decide()
  await table.closeList()
  // This bonus builds a ship only next to the player's own planets, so most hexes are illegal.
  await table.take(table.actionBoard.getByRole('button', { name: /^Space Missions/ }))
  await table.take(table.actionBoard.getByRole('button', { name: /^Space Logistics/ }))
  // First it is paid for. Afterwards the map may ask about ships, where a hex without one forbids nothing.
  while (!(await offers(table, 'build'))) await table.decide()
  await table.settled()
  await table.closeList()

  // The corner of the map, in the long range.
  await table.map.click({ position: { x: 40, y: 60 } })
  const rule = page.getByRole('status').getByRole('link', { name: /^R\d+/ })
  await expect(rule).toBeVisible()
  // The message lies over the log, or on smaller screens over the edge of the stage: not over what is asked about.
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const panels = page.locator('[data-region="own"], [data-region="tray"], [data-region] .slot.picked')
    expect(await overlaps(page.locator('.toast').first(), panels), `at ${width}x${height}`).toBe(false)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const number = (await rule.textContent()) ?? ''
  await rule.click()
  await expect(page).toHaveURL(new RegExp(`/rules/kepler-3042#${number.replace('.', '\\.')}$`))
  await expect(page.getByRole('heading', { name: new RegExp(`^${number.replace('.', '\\.')}\\b`) })).toBeInViewport()
})

test('Planet Unknown: a notice lies over the planet or the log, not over what can be chosen', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await untilOffered(table)
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.mouse.click(...(await centreOf(table, [6, 9])))
    const notice = page.locator('.toast', { hasText: 'Take a tile from your depot first' })
    await expect(notice).toBeVisible()
    const choices = page.locator('[data-tour="tray"], [data-tour="offers"], [data-region] .slot.picked, section.bar')
    expect(await overlaps(notice, choices.filter({ visible: true })), `at ${width}x${height}`).toBe(false)
  }
})
