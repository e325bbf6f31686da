// The end of a game: the result of a lost solo game, and the actions offered next.
import { expect, SIZES, test } from './base.ts'
import { playRecordFrom, startFromHome } from './people.ts'
import { entriesOf, goldenRecord } from './records.ts'

test('a solo game reports which goals were reached; lists and statistics include it', async ({ table }) => {
  const { page } = table
  await page.goto('/statistics')
  await expect(page.getByText('Nothing to count yet.')).toBeVisible()
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  await table.playToTheEnd()
  await expect(table.asked).toHaveText(/^(You have won|The game is lost)\. \d+ of 30 VP$/)
  const goals = table.sheet.getByRole('listitem')
  await expect(goals).toHaveText([/(Not r|R)eached: At least 30 VP/, /(Not r|R)eached: Outer Logistics Base/])

  await page.goto('/records')
  const row = page.getByRole('listitem').filter({ hasText: 'Kepler-3042' })
  await expect(row).toContainText(/(won|lost) · \d+ of 30 VP · \d+ \w+ \d{4}/)
  await page.goto('/statistics')
  const result = page.getByRole('row').filter({ hasText: 'Kepler-3042' })
  await expect(result).toContainText(/solo\s+At the Edge of the Galaxy \(easy\) · Level: 1/)
  await result.getByRole('link').click()
  await expect(page).toHaveURL(/\/replay\//)
})

test('a finished game can be shared, played on from any position, and played again', async ({ person, table }) => {
  const { page } = table
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await startFromHome(page, 'Connect Four', 'Play against bots')
  await table.playToTheEnd(['board'])
  const over = page.url()

  // Nobody else may see the private table, but anyone with the link may see the replay.
  await table.bar.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const friend = await person()
  await friend.page.goto(link)
  await expect(friend.page.getByRole('button', { name: 'Play from here' })).toBeVisible()

  // First it goes back, to where it can be played from.
  const onward = table.bar.getByRole('button', { name: 'Play from here' })
  await onward.click()
  await expect(table.asked).toHaveText(/^Position \d+ of \d+/)
  await expect(page).toHaveURL(over)
  await onward.click()
  await expect(page).not.toHaveURL(over)
  await table.turn()
  await expect(page.getByText('Begun from a recorded position that the host may know in full')).toBeVisible()

  await page.goto(over)
  const rematch = table.bar.getByRole('button', { name: 'Rematch' })
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await rematch.click({ trial: true })
    await expect(rematch, `at ${width}x${height}`).toBeInViewport({ ratio: 1 })
  }
  await rematch.click()
  await expect(page).not.toHaveURL(over)
  await table.turn()
})

test('at the end the areas of the others can be looked at, and a button leads back', async ({ table }) => {
  const { page } = table
  const record = goldenRecord('kepler-3042', 'two-players')
  await playRecordFrom(page, record, entriesOf(record).length - 3, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
  await table.playToTheEnd()
  await table.sheet.getByRole('button', { name: 'Close' }).click()
  const verdict = await table.askedText()
  const back = table.bar.getByRole('button', { name: 'Back to mine' })
  await expect(back, 'the own area is shown').toHaveCount(0)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const drawer = page.getByRole('button', { name: 'Players, log and chat' })
    if (await drawer.isVisible()) await drawer.click()
    await table.seats.nth(1).click()
    await expect(table.asked).toHaveText(/^You are looking at the area of/)
    await expect(back, `at ${width}x${height}`).toBeInViewport({ ratio: 1 })
    await back.click()
    await expect(table.asked).toHaveText(verdict)
    await expect(back).toHaveCount(0)
  }
})

test('the score sheet uses its width, and has a button that closes it', async ({ table }) => {
  const { page } = table
  await page.setViewportSize({ width: 1440, height: 900 })
  await startFromHome(page, 'Connect Four', 'Play against bots')
  await table.playToTheEnd(['board'])
  const names = table.sheet.getByRole('columnheader')
  const heights = await names.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...heights), 'names in one line').toBeLessThan(36)
  await expect(table.sheet.getByRole('img', { name: /^Points over time/ })).toBeVisible()
  const [sheet, chart] = await Promise.all([table.sheet, table.sheet.locator('.chart')].map((part) => part.boundingBox()))
  expect((chart?.x ?? 0) + (chart?.width ?? 0), 'right edge of the chart').toBeGreaterThan(
    (sheet?.x ?? 0) + (sheet?.width ?? 0) - 40,
  )
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const letters = table.sheet.locator('.chart text').first()
    // The chart is drawn again once it has its new width.
    await expect
      .poll(async () => (await letters.boundingBox())?.height, `height of the axis' letters at ${width}`)
      .toBeGreaterThan(10)
  }
  await table.sheet.getByRole('button', { name: 'Close' }).click()
  await expect(table.sheet).toBeHidden()
  await table.bar.getByRole('button', { name: 'Score sheet' }).click()
  await expect(table.sheet).toBeVisible()
})

test('the result and what to do next are not cut off in any size', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Connect Four', 'Play against bots')
  await table.playToTheEnd(['board'])
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const verdict = table.bar.getByText(/win|won|draw|behind/i).first()
    const cut = await verdict.evaluate((p) => p.scrollWidth > p.clientWidth || p.scrollHeight > p.clientHeight + 1)
    expect(cut, `the verdict at ${width}x${height}`).toBe(false)
    const rematch = table.bar.getByRole('button', { name: 'Rematch' })
    await expect(rematch).toBeInViewport({ ratio: 1 })
    // Nothing lies over it.
    await rematch.click({ trial: true })
    const overflow = await table.sheet.evaluate((sheet) =>
      [...sheet.querySelectorAll('*')].some(
        (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'auto',
      ),
    )
    expect(overflow, `the score sheet at ${width}x${height}`).toBe(false)
  }
})

test('Kepler-3042: rematch, "play from here", share and the record are at hand in every size', async ({ table }) => {
  const { page } = table
  const record = goldenRecord('kepler-3042', 'solo-level-1')
  await playRecordFrom(page, record, entriesOf(record).length - 3, [{ kind: 'me' }])
  await table.playToTheEnd()
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const { bar } = table
    for (const name of ['Rematch', 'Play from here', 'Share', 'Score sheet'])
      await bar.getByRole('button', { name }).click({ trial: true })
    for (const name of ['Rematch', 'Play from here', 'Share'])
      await expect(bar.getByRole('button', { name }), `${name} at ${width}x${height}`).toBeInViewport({ ratio: 1 })
    for (const name of ['Download', 'Replay'])
      await expect(bar.getByRole('link', { name }), `${name} at ${width}x${height}`).toBeInViewport({ ratio: 1 })
    const cut = await table.asked.evaluate((p) => p.scrollWidth > p.clientWidth || p.scrollHeight > p.clientHeight + 1)
    expect(cut, `the verdict at ${width}x${height}`).toBe(false)
    // The score sheet scrolls, not the page.
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect(below, `pixels below the window at ${width}x${height}`).toBe(0)
  }
})

test('Planet Unknown: a defeat says how many medals were reached, and shows the tiers', async ({ table }) => {
  const record = goldenRecord('planet-unknown', 'solo')
  await playRecordFrom(table.page, record, entriesOf(record).length - 4, [{ kind: 'me' }])
  await table.playToTheEnd()
  const [, reached = '', wanted = ''] = /(\d+) of (\d+) medals/.exec(await table.askedText()) ?? []
  await expect(table.asked).toHaveText(Number(reached) < Number(wanted) ? /^The game is lost\./ : /^You have won\./)
  const tiers = table.sheet.getByRole('listitem')
  expect(await tiers.count()).toBeGreaterThan(2)
  await expect(tiers.first()).toHaveText(/(Not r|R)eached: /)
  await expect(table.sheet.getByText(`${reached} of ${wanted} medals`)).toBeVisible()
})
