import { readFile } from 'node:fs/promises'
import { expect, test } from './base.ts'
import { startAgainst, startFromHome } from './people.ts'
import type { Way } from './table.ts'

declare global {
  interface Window {
    /** What was animated. */
    animated: string[]
  }
}

test('a guest plays a whole solo game of Kepler-3042, partly on the board and partly from the list', async ({ table }) => {
  await startFromHome(table.page, 'Kepler-3042', 'Play solo')
  // The page object finds these by CSS.
  await table.openList()
  await expect(table.page.getByRole('region', { name: 'What is asked' }).getByRole('paragraph')).toBeVisible()
  await expect(table.page.getByRole('group', { name: 'Choices' }).getByRole('button').first()).toBeVisible()
  const made: Record<Way, number> = { bar: 0, board: 0, list: 0 }
  for (let n = 0; await table.turn(); n++) {
    const way = await table.decide(
      n % 3 === 0 ? ['list', 'bar'] : n % 3 === 1 ? ['board', 'bar', 'list'] : ['bar', 'board', 'list'],
    )
    made[way]++
  }
  await expect(table.sheet.getByRole('row', { name: /^Total/ })).toBeVisible()
  await expect(table.asked).toHaveText(/You have won|The game is lost/)
  for (const [way, count] of Object.entries(made)) expect(count, `decisions by ${way}`).toBeGreaterThan(5)
})

test('a guest plays against a bot, downloads the record, opens the replay and starts a rematch', async ({ table }) => {
  const { page } = table
  await startAgainst(page, 'Kepler-3042', 'Easy')
  await table.playToTheEnd()
  await expect(table.sheet.getByRole('columnheader')).toHaveCount(2)
  await expect(table.asked).toHaveText(/wins|shared/)
  const address = page.url()

  const download = page.waitForEvent('download')
  await table.bar.getByRole('link', { name: 'Download' }).click()
  const record = await readFile(await (await download).path(), 'utf8')
  expect(record.split('\n').length, 'lines of the record').toBeGreaterThan(50)
  expect(record).toContain('kepler-3042')

  await table.bar.getByRole('link', { name: 'Replay' }).click()
  await expect(page).toHaveURL(/\/replay\//)
  await expect(page.getByText(/^0 \/ \d+$/)).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(address)
  await table.bar.getByRole('button', { name: 'Rematch' }).click()
  await expect(page).not.toHaveURL(address)
  expect(await table.turn()).toBeDefined()
  await table.decide()
})

test('a game against bots starts with two of them, with their moves animated', async ({ person }) => {
  const table = await person({ reducedMotion: 'no-preference' })
  await startFromHome(table.page, 'Kepler-3042', 'Play against bots')
  await table.decideTimes(6)
  await expect(table.seats.filter({ hasText: 'Medium bot' })).toHaveCount(2)
})

test('a system that asks for reduced motion gets no animation, from the first page on', async ({ person }) => {
  const table = await person({ atOnce: false })
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await page.evaluate(() => {
    window.animated = []
    const note = ({ target }: Event): unknown => window.animated.push((target as Element).outerHTML.slice(0, 80))
    addEventListener('transitionrun', note, true)
    // What is told lights up for a beat, without fading.
    addEventListener('animationstart', (event) => event.animationName !== 'lit' && note(event), true)
  })
  await table.decideTimes(8, ['board', 'bar', 'list'])
  expect(await page.evaluate(() => window.animated)).toEqual([])
})
