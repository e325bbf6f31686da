// Sets that the rules take one member at a time: put together in any order, taken apart by a second click, confirmed once.
import { expect, test } from './base.ts'
import { playRecordFrom, playTourFrom } from './people.ts'
import { entriesBefore, goldenRecord, recordOf } from './records.ts'
import type { Locator, Page } from '@playwright/test'
import type { View as Starship } from '../src/boards/starship-interstellar/wire/View.ts'
import type { TablePage } from './table.ts'

const ME = { kind: 'me' } as const
const BOT = { kind: 'bot', bot: 'easy' } as const

/** Opens a table at the beginning of the first such pair in the tour, as the first player. */
async function startTour(table: TablePage, game: string, first: RegExp, second: RegExp): Promise<void> {
  await playTourFrom(table.page, game, entriesBefore(recordOf(game, 'data/tour.orrery'), first, second), [ME, BOT])
  await ready(table)
}

async function ready(table: TablePage): Promise<void> {
  await table.turn()
  await table.settled()
  await table.closeList()
}

const total = (table: TablePage): Locator => table.set.locator('strong').first()
const inSet = (page: Page): Locator => page.locator('.live[aria-pressed="true"]')

test('Kepler-3042: cubes to burn are clicked in any order, taken out by a second click, and burned by Enter', async ({
  table,
}) => {
  const { page } = table
  await startTour(table, 'kepler-3042', /^0 .*"burn"/, /^0 .*"burn"/)
  const at = table.latest?.at ?? 0
  const cubes = page.locator('.store.depot button[aria-pressed]')
  await expect(total(table)).toHaveText('0 of 2')
  await expect(table.set).toContainText('2 missing')
  await expect(table.confirmSet).toBeDisabled()

  // A cube and then another; the first, clicked again, is out.
  await cubes.first().click()
  await expect(total(table)).toHaveText('1 of 2')
  await expect(inSet(page), 'one cube, not its whole kind').toHaveCount(1)
  await expect(table.confirmSet).toBeDisabled()
  await cubes.first().click()
  await expect(total(table)).toHaveText('0 of 2')
  await cubes.last().click()
  await cubes.first().click()
  await expect(total(table)).toHaveText('2 of 2')
  await page.locator('.live[aria-pressed="false"]').first().click()
  await expect(page.getByRole('status').filter({ hasText: 'take something out first' })).toBeVisible()
  await expect(total(table)).toHaveText('2 of 2')

  await page.keyboard.press('Enter')
  await table.until((latest) => latest.at === at + 2)
  await table.settled()
  await expect(table.set).toBeHidden()
})

test('Starship Interstellar: a payment is clicked from the lowest cube up, and says what is missing', async ({ table }) => {
  const { page } = table
  const record = goldenRecord('starship-interstellar', 'two-players-layered')
  await playRecordFrom(page, record, entriesBefore(record, /^0 .*"pay".*"yellow"/, /^0 .*"pay".*"red"/), [ME, BOT])
  await ready(table)
  const reserve = (): readonly number[] => (table.latest?.views[0]?.view as Starship).players[0]?.reserve?.cubes ?? []
  const before = [...reserve()]
  const cube = (colour: string): Locator => page.locator(`[data-spot="cube:${colour}"]`)
  const payment = page.locator('[data-panel] p', { hasText: /^Cost/ })

  await cube('red').click()
  await expect(total(table)).toHaveText('1 of 2')
  await expect(table.confirmSet).toBeDisabled()
  await expect(payment).toContainText('missing')
  await cube('yellow').click()
  await expect(total(table)).toHaveText('2 of 2')
  await expect(payment).not.toContainText('missing')
  await cube('red').click()
  await expect(total(table)).toHaveText('1 of 2')
  await cube('red').click()
  await table.confirmSet.click()
  await expect.poll(() => reserve().map((n, i) => n - (before[i] ?? 0))).toEqual([-1, -1, 0, 0, 0])
})

test('Starship Interstellar: cargo is loaded in any order with one confirm, and unloaded with one undo', async ({ table }) => {
  const { page } = table
  await startTour(table, 'starship-interstellar', /^0 .*"load".*"base"/, /^0 .*"load"/)
  const members = page.locator('[data-panel] li').filter({ has: page.locator('[aria-pressed]') })
  const piece = (name: string): Locator => members.filter({ hasText: name }).locator('button').first()
  await piece('Drill').click()
  await piece('Base').click()
  await expect(total(table)).toHaveText(/^2 chosen/)
  await piece('Drill').click()
  await expect(total(table)).toHaveText(/^1 chosen/)
  await piece('Drill').click()
  await table.move(() => table.confirmSet.click())
  await expect(table.asked).toHaveText('Where does the Explorer fly?')
  const { cargo } = (table.latest?.views[0]?.view as Starship).players[0] ?? {}
  expect(cargo).toMatchObject({ bases: 1, buildings: [0, 0, 0, 1] })
  await table.move(() => page.keyboard.press('u'))
  await expect(table.asked).toHaveText(/^What do you load\? Aboard: 0/)
  await expect(total(table)).toHaveText(/^0 chosen/)
})

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const

test('the board stays where it is when a set is asked for', async ({ table }) => {
  const { page } = table
  await startTour(table, 'kepler-3042', /^0 .*"learn"/, /^0 .*"burn"/)
  const before = await stages(page)
  await table.move(() => page.locator('[data-panel="techs"] button.live').first().click())
  await ready(table)
  await expect(total(table)).toHaveText('0 of 2')
  const asked = await stages(page)
  for (const size of ['1440x900', '1024x768', '844x390']) expect(asked[size], size).toEqual(before[size])
  // A phone also shows another panel, whose height differs; so there the set is compared with the history, which it replaces. Without
  // a question there are no answers above the stage.
  await page.keyboard.press('ArrowLeft')
  await expect(table.set).toBeHidden()
  const bottom = ([, y = 0, , height = 0]: number[] = []): number => y + height
  // The button of the list beside the tabs goes with the question.
  const LIST_BUTTON = 32
  const moved = Math.abs(bottom((await stages(page))['390x844']) - bottom(asked['390x844']))
  expect(moved).toBeLessThan(LIST_BUTTON)
})

/** Top, left, width and height of the stage at every size, in pixels. */
async function stages(page: Page): Promise<Record<string, number[]>> {
  const all: Record<string, number[]> = {}
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const box = await page.locator('.layout > .stage').boundingBox()
    // A question in small print makes the bar a fraction of a pixel higher.
    all[`${width}x${height}`] = box ? [box.x, box.y, box.width, box.height].map(Math.round) : []
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return all
}
