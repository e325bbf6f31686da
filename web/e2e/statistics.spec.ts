// The page of a guest's own results.
import { expect, test } from './base.ts'
import { startAgainst, startFromHome } from './people.ts'
import type { Results } from '../src/lib/wire/Results.ts'

test('the statistics are those of the server, by game and company, and count every finished game', async ({ table }) => {
  const { page } = table
  const won: boolean[] = []
  for (const start of [
    () => startFromHome(page, 'Connect Four', 'Play against bots'),
    () => startFromHome(page, 'Connect Four', 'Play against bots'),
    () => startAgainst(page, 'Connect Four', 'Somebody at this device'),
  ]) {
    await start()
    await table.playToTheEnd(['board'])
    const { latest } = table
    won.push(latest?.outcome?.winners.includes(latest.views[0]?.seat ?? 0) ?? false)
  }
  // One that is not finished.
  await startFromHome(page, 'Connect Four', 'Play against bots')
  await table.decideTimes(1, ['board'])

  await page.goto('/statistics')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(2)
  const results = await page.evaluate(async () => (await (await fetch('/api/statistics')).json()) as Results[])
  const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)}%`
  const expected = results.map(({ games, wins, best }) => [
    String(games),
    `${wins} (${percent(wins, games)})`,
    String(best.points),
  ])
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td:not(.text)')].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim())),
  )
  expect(shown).toEqual(expected)
  const bots = results.find(({ company }) => company === 'bots')
  expect([bots?.games, bots?.wins]).toEqual([2, won.slice(0, 2).filter(Boolean).length])
  expect(results.find(({ company }) => company !== 'bots')?.games).toBe(1)
})
