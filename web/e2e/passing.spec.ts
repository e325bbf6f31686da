// Steps of a turn in which nothing can be done, and the end of a turn.
import { expect, test } from './base.ts'
import { startFromHome } from './people.ts'
import type { TablePage } from './table.ts'

const round = ({ latest }: TablePage): unknown => (latest?.views[0]?.view as { round?: unknown } | undefined)?.round

test('one click ends a turn of several steps, unless the player wants to confirm every step', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  while (round(table) !== 1) await table.decide(['list', 'bar'])
  await table.closeList()
  // No ship has landed: the action says so first.
  await table.actionBoard.getByRole('button', { name: /^Colonial Settlement/ }).click()
  await table.move(() =>
    page
      .getByRole('menu', { name: /Take it all the same/ })
      .getByRole('menuitem')
      .click(),
  )
  const endTurn = table.bar.getByRole('button', { name: 'End turn' })
  await expect(endTurn).toHaveCount(0)

  await page.addInitScript(() => localStorage.setItem('orrery-every-step', 'off'))
  await page.reload()
  const before = (await table.until(({ questions }) => questions.length > 0)).at
  await table.settled()
  await endTurn.click()
  // Main action, bonus actions, movement, withdrawal.
  expect((await table.until(({ at }) => at >= before + 4)).log.length).toBeGreaterThan(0)
})
