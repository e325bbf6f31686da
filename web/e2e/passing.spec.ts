// Steps of a turn in which nothing can be done, single answers, and the end of a turn.
import { expect, test } from './base.ts'
import { playRecordFrom, startFromHome } from './people.ts'
import { entriesBefore, goldenRecord } from './records.ts'
import type { TablePage, TableState } from './table.ts'

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

test('a single answer is taken by itself and told, and one undo goes back to before the decision that led to it', async ({
  table,
}) => {
  const { page } = table
  await page.addInitScript(() => localStorage.setItem('orrery-every-step', 'off'))
  // This bonus action costs a cube, and only one is left.
  const record = goldenRecord('kepler-3042', 'solo-level-1')
  const at = entriesBefore(record, /"exploration_planning"/, /"burn".*"card":14.*"antimatter"/)
  await playRecordFrom(page, record, at, [{ kind: 'me' }])
  const told = page.getByRole('status').getByText(/^Only one choice, taken for you: \S/)
  const before = await asked(table)
  await table.settled()
  await table.actionBoard.getByRole('button', { name: /^Exploration Planning/ }).click()
  await expect(told).toBeVisible()
  // The decision and the answer.
  await table.until(({ at }) => at >= before.at + 2)
  await table.settled()

  await page.keyboard.press('u')
  const after = await table.until(({ questions: [question] }) => (question?.redoable ?? 0) > 0)
  expect(after.questions[0]?.choices).toEqual(before.questions[0]?.choices)
  expect(after.views).toEqual(before.views)
})

/** Waits for a question that is not answered by itself. */
const asked = (table: TablePage): Promise<TableState> =>
  table.until(({ questions: [question], outcome }) => outcome !== null || (question !== undefined && question.forced === null))
