// The rail beside the board: players and log.
import { expect, test } from './base.ts'
import { pickOnHome, playRecordFrom, playTourFrom, startFromHome } from './people.ts'
import { entriesOf, goldenRecord } from './records.ts'
import type { TablePage } from './table.ts'

async function startWithBots({ page }: TablePage, game: string, players: number): Promise<void> {
  await pickOnHome(page, game, 'Choose seats and options')
  await page
    .getByRole('group', { name: 'players' })
    .getByRole('button', { name: String(players), exact: true })
    .click()
  for (let n = 2; n <= players; n++) await page.getByLabel(`Player ${n}`, { exact: true }).selectOption('Bot')
  await page.getByRole('button', { name: 'Start the game' }).click()
}

/** How many lines of the log are in sight at once. */
const linesInSight = (table: TablePage): Promise<number> =>
  table.log.evaluate((box) => {
    const line = box.querySelector('.line:not(.round)')
    if (!line) throw new Error('no line')
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(line)
    // What is below the window is not in sight.
    const { top, bottom } = box.getBoundingClientRect()
    const height = Math.min(box.clientHeight, innerHeight - top, bottom)
    return height / [lineHeight, paddingTop, paddingBottom].reduce((sum, each) => sum + parseFloat(each), 0)
  })

test('with four players the log has eight lines, also beside the list, under headings for the rounds', async ({ table }) => {
  await startWithBots(table, 'Kepler-3042', 4)
  const heading = table.log.getByRole('heading', { name: /^Round 2\b/ })
  for (let n = 0; n < 60 && (await heading.count()) === 0; n++) await table.decide(['bar', 'list'])
  await expect(heading).toHaveCount(1)
  await table.turn()
  await table.settled()

  await table.closeList()
  expect(await linesInSight(table), 'lines of the log').toBeGreaterThanOrEqual(8)
  await table.openList()
  expect(await linesInSight(table), 'lines beside the list').toBeGreaterThanOrEqual(8)
  await table.page.setViewportSize({ width: 1280, height: 720 })
  expect(await linesInSight(table), 'lines beside the list at 1280x720').toBeGreaterThanOrEqual(8)
  expect(await table.page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 'the page stays').toBe(0)
})

test('with six players the log has eight lines, also in the drawer', async ({ table }) => {
  const { page } = table
  await startWithBots(table, 'Planet Unknown', 6)
  await table.decideTimes(4, ['bar', 'list'])
  await table.turn()
  await table.settled()
  await table.closeList()
  expect(await linesInSight(table), 'lines beside the board').toBeGreaterThanOrEqual(8)
  await page.setViewportSize({ width: 1280, height: 720 })
  expect(await linesInSight(table), 'lines beside the board at 1280x720').toBeGreaterThanOrEqual(8)
  await expect(table.seats).toHaveCount(6)
  for (const seat of await table.seats.all()) await expect(seat, 'at 1280x720').toBeInViewport({ ratio: 1 })
  const above = page.locator('.above')
  const scrolled = await above.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(scrolled, 'pixels that players and shared cards scroll together at 1280x720').toBe(0)
  // Whether a question has a list is up to the deal.
  if ((await table.listButton.count()) > 0) {
    await table.openList()
    expect(await linesInSight(table), 'lines beside the list at 1280x720').toBeGreaterThanOrEqual(8)
    await table.closeList()
  }
  for (const [width, height] of [
    [1024, 768],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Players, log and chat' }).click()
    await table.log.scrollIntoViewIfNeeded()
    await expect(table.log).toBeInViewport({ ratio: 0.99 })
    expect(await linesInSight(table), `lines in the drawer at ${width}x${height}`).toBeGreaterThanOrEqual(8)
    await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click()
  }
})

for (const game of ['kepler-3042', 'planet-unknown', 'spacecorp', 'on-mars', 'starship-interstellar'])
  test(`the log of ${game} has eight lines wherever it is beside the board, also beside the list`, async ({ table }) => {
    const { page } = table
    await playTourFrom(page, game, 60, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
    await table.turn()
    await table.settled()
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await table.closeList()
      await expect.poll(() => linesInSight(table), `lines at ${width}x${height}`).toBeGreaterThanOrEqual(8)
      if ((await table.listButton.count()) === 0) continue
      await table.openList()
      await expect.poll(() => linesInSight(table), `lines beside the list at ${width}x${height}`).toBeGreaterThanOrEqual(8)
    }
  })

for (const [width, height] of [
  [1024, 768],
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width}x${height}, where the players are behind a drawer, everybody's points are in sight`, async ({ person }) => {
    const table = await person({ viewport: { width, height } })
    const { page } = table
    await startFromHome(page, 'Planet Unknown', 'Play against bots')
    await table.decideTimes(8, ['list', 'bar'])
    await table.turn()
    await table.settled()
    await table.closeList()
    const shown = page.locator('[data-points]:visible')
    await expect(shown.first()).toBeInViewport({ ratio: 1 })
    const points = await shown.evaluateAll((seats) => seats.map((seat) => /\d+$/.exec(seat.textContent.trim())?.[0]))
    await page.getByRole('button', { name: 'Players, log and chat' }).click()
    const inDrawer = await table.seats
      .locator('.points')
      .evaluateAll((seats) => seats.map((seat) => /\d+/.exec(seat.textContent)?.[0]))
    expect(points).toEqual(inDrawer)
  })

test('the list of players has the tracks of the rivals, without taking more room for it', async ({ table }) => {
  const { page } = table
  const record = goldenRecord('planet-unknown', 'four-players')
  const bot = { kind: 'bot', bot: 'easy' } as const
  await playRecordFrom(page, record, Math.floor(entriesOf(record).length / 2), [{ kind: 'me' }, bot, bot, bot])
  await table.turn()
  await table.settled()
  await table.closeList()
  const rivals = table.seats.filter({ has: page.locator('.details') })
  await expect(rivals).toHaveCount(3)
  for (const rival of await rivals.all()) {
    await expect(rival.locator('.details b')).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/, /^\d+$/, /^\d+$/])
    // The corporation and the state are one line.
    expect((await rival.locator('.line').boundingBox())?.height).toBeLessThan(20)
    const [whole, picture] = [await rival.boundingBox(), await rival.locator('.picture').boundingBox()]
    expect(whole?.height, 'no higher than its picture').toBeLessThan((picture?.height ?? 0) + 18)
  }
  expect(await linesInSight(table), 'lines of the log').toBeGreaterThanOrEqual(8)
})

test('three civ cards are whole beside three opponents, and what else all share beside them', async ({ table }) => {
  const { page } = table
  await page.setViewportSize({ width: 1440, height: 900 })
  const record = goldenRecord('planet-unknown', 'four-players')
  const bot = { kind: 'bot', bot: 'easy' } as const
  // The last player has three from here on.
  await playRecordFrom(page, record, Math.floor(entriesOf(record).length * 0.65), [bot, bot, bot, { kind: 'me' }])
  await table.turn()
  await table.settled()
  await table.closeList()
  const cards = page.locator('[data-tour="civ"] li')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 })

  // With an event of two lines and a private objective they are names.
  const modules = goldenRecord('planet-unknown', 'four-players-modules')
  await playRecordFrom(page, modules, Math.floor(entriesOf(modules).length * 0.5), [{ kind: 'me' }, bot, bot, bot])
  await table.turn()
  await table.settled()
  await table.closeList()
  const name = await table.seats.first().locator('b').first().textContent()
  await expect(page.locator('[data-tour="score"]'), 'whose medals').toContainText(name ?? 'a name')
  for (const part of ['event', 'objectives', 'score', 'civ'])
    await expect(page.locator(`aside [data-tour="${part}"]`), part).toBeInViewport({ ratio: 1 })
})
