// Starting a table from the tour, a campaign or a record.
import { readFile } from 'node:fs/promises'
import { expect, test } from './base.ts'
import { pickOnHome, startAgainst } from './people.ts'

test('a newcomer follows the tour to its end, makes its moves on the board, and starts a game', async ({ table }) => {
  const { page } = table
  await pickOnHome(page, 'Kepler-3042', 'Show me how to play')
  const card = page.getByRole('region', { name: 'Guided tour' })
  const step = card.getByText(/^Step \d+ of \d+$/)
  const solo = card.getByRole('button', { name: 'Play solo' })
  let moves = 0
  for (let n = 1; !(await solo.isVisible()); n++) {
    await expect(step).toHaveText(new RegExp(`^Step ${n} of`))
    if (await card.getByRole('button', { name: 'Do it for me' }).isVisible()) {
      await table.glowing.first().click()
      moves++
    } else await card.getByRole('button', { name: 'Next' }).click()
    await expect(step).toHaveText(new RegExp(`^Step ${n + 1} of`))
  }
  expect(moves, 'moves made on the board').toBeGreaterThan(2)
  await solo.click()
  expect(await table.turn()).toBeDefined()
  await table.settled()
  const cubes = page.locator('.store.depot .slot svg')
  await expect(cubes).toHaveCount(17)
  const boxes = await cubes.evaluateAll((all) => all.map((cube) => cube.getBoundingClientRect()))
  for (const [i, { x, y }] of boxes.entries())
    for (const next of boxes.slice(i + 1)) expect(next.y > y || next.x >= x + 11, 'every cube is in sight').toBe(true)
  expect((await page.locator('.stores').boundingBox())?.height, 'no higher for it').toBeLessThanOrEqual(60)
})

test('a campaign starts with its first level and is continued from the same page', async ({ table }) => {
  const { page } = table
  await pickOnHome(page, 'Kepler-3042', 'Solo campaigns')
  await expect(page.getByText('Opens with a success on level 1').first()).toBeVisible()
  await page.getByRole('button', { name: 'Play: Sagittarius A*, level 1' }).click()
  await table.decideTimes(3)
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Sagittarius A*, level 1' })).toBeVisible()
  const address = page.url()
  await pickOnHome(page, 'Kepler-3042', 'Solo campaigns')
  await page.getByRole('link', { name: 'Go on: Sagittarius A*, level 1' }).click()
  await expect(page).toHaveURL(address)
})

test('a record is downloaded and opened again; a damaged one is refused with the number of the line', async ({
  table,
  allowErrors,
}) => {
  const { page } = table
  await startAgainst(page, 'Connect Four', 'Easy')
  await table.playToTheEnd(['board'])
  await page.goto('/records')
  const download = page.waitForEvent('download')
  await page.getByRole('main').getByRole('link', { name: 'Download' }).click()
  const file = await (await download).path()

  await page.getByLabel('Choose a file').setInputFiles(file)
  await expect(page).toHaveURL(/\/replay\//)
  await page.goto('/records')
  // Browsers log every failed request to the console.
  allowErrors(/422/)
  const lines = (await readFile(file, 'utf8')).split('\n')
  await page.getByLabel('or paste its text').fill([...lines.slice(0, 3), 'nonsense', ...lines.slice(4)].join('\n'))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Line 4')
})
