// The list of choices: beside the board, under headings, searchable.
import { expect, test } from './base.ts'
import { startFromHome } from './people.ts'
import type { Locator } from '@playwright/test'
import type { TablePage } from './table.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not drawn')
  return box
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height

/** Plays until the list has at least this many lines. */
async function playUntilListed(table: TablePage, least: number): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await table.turn()
    await table.settled()
    if ((await table.listButton.count()) > 0) {
      await table.openList()
      if ((await table.listed.count()) >= least) return
    }
    await table.decide(['list', 'bar'])
  }
  throw new Error('the list was always short')
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const) {
  test(`at ${width}x${height} the list covers neither the stage nor the log`, async ({ person }) => {
    const table = await person({ viewport: { width, height } })
    await startFromHome(table.page, 'Kepler-3042', 'Play solo')
    await playUntilListed(table, 2)
    const list = await boxOf(table.page.getByRole('group', { name: 'Choices' }))
    const stage = await boxOf(table.map)
    expect(overlap(list, stage), JSON.stringify({ list, stage })).toBe(false)
    expect(stage.height, 'the board can be seen').toBeGreaterThan(height / 4)
    if (width > 1200) expect(overlap(list, await boxOf(table.log))).toBe(false)
  })
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width}x${height} the list leaves the panel that it is about in sight`, async ({ person }) => {
    const table = await person({ viewport: { width, height } })
    await startFromHome(table.page, 'Kepler-3042', 'Play solo')
    const panel = table.page.locator('[data-panel][data-live]:visible').first()
    await playUntilListed(table, 8)
    const list = await boxOf(table.page.getByRole('group', { name: 'Choices' }))
    const about = await boxOf(panel)
    expect(about.height).toBeGreaterThan(60)
    expect(list.height).toBeGreaterThan(60)
    expect(overlap(list, about), JSON.stringify({ list, about })).toBe(false)
    await expect(panel.locator('button.live').first()).toBeInViewport()
  })

test('at 1024x768 the list leaves a planet its size', async ({ person }) => {
  const table = await person({ viewport: { width: 1024, height: 768 } })
  await startFromHome(table.page, 'Planet Unknown', 'Play solo')
  await playUntilListed(table, 12)
  const [chart, list] = [table.page.locator('rect.chart'), table.page.getByRole('group', { name: 'Choices' })]
  expect((await boxOf(chart)).width).toBeGreaterThanOrEqual(300)
  expect(overlap(await boxOf(list), await boxOf(chart))).toBe(false)
})

test('a line of the list lights its place on the board', async ({ table }) => {
  await startFromHome(table.page, 'Kepler-3042', 'Play solo')
  await playUntilListed(table, 2)
  await table.page.mouse.move(0, 0)
  await expect(table.page.locator('main .hot')).toHaveCount(0)
  await table.listed.first().hover()
  await expect(table.page.locator('main .hot').first()).toBeVisible()
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
])
  test(`at ${viewport.width}x${viewport.height} long lists have headings and can be searched`, async ({ person }) => {
    const table = await person({ viewport })
    await startFromHome(table.page, 'Planet Unknown', 'Play solo')
    await playUntilListed(table, 12)
    await expect(table.page.getByRole('textbox', { name: 'Find a choice' })).toBeInViewport({ ratio: 1 })
    const all = await table.listed.count()
    await expect(table.page.getByRole('group', { name: 'Choices' }).getByRole('heading').first()).toBeVisible()
    const wanted = ((await table.listed.last().locator('span').textContent()) ?? '').trim()
    await table.page.keyboard.press('/')
    await table.page.keyboard.type(wanted)
    await expect.poll(() => table.listed.count()).toBeLessThan(all)
    await expect(table.listed.filter({ hasText: wanted }).first()).toBeVisible()
  })
