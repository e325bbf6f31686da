import { expect, test } from './base.ts'
import { startFromHome } from './people.ts'
import type { TablePage, TableState } from './table.ts'

/** Plays until a number of decisions can be undone. */
async function decideUntilUndoable(table: TablePage, wanted: number): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const question = await table.turn()
    if ((question?.undoable ?? 0) >= wanted) return
    await table.decide(['list', 'bar'])
  }
  throw new Error('never enough decisions to undo')
}

test.beforeEach(async ({ table }) => {
  await startFromHome(table.page, 'Kepler-3042', 'Play solo')
})

test('U and the button undo the last choice', async ({ table }) => {
  await decideUntilUndoable(table, 1)
  for (const undo of [() => table.page.keyboard.press('u'), () => table.undoButton.click()]) {
    let before: TableState | null
    let sentence: string | null
    // A choice that reveals something cannot be undone: try the next one.
    do {
      ;[before, sentence] = [table.latest, await table.asked.textContent()]
      await table.decide(['list', 'bar'])
    } while (((await table.turn())?.undoable ?? 0) !== (before?.questions[0]?.undoable ?? 0) + 1)
    await table.move(undo)
    await expect(table.asked).toHaveText(sentence ?? '')
    expect(table.latest?.questions).toEqual(before?.questions)
    expect(table.latest?.views).toEqual(before?.views)
  }
})

test('Shift+U undoes the whole turn', async ({ table }) => {
  await decideUntilUndoable(table, 3)
  await table.move(() => table.page.keyboard.press('Shift+U'))
  expect((await table.turn())?.undoable).toBe(0)
  await expect(table.undoButton).toBeDisabled()
  await expect(table.log.getByText(/decisions are taken back/).last()).toBeVisible()
})

test('a line of the log undoes everything back to it', async ({ table }) => {
  const back = table.log.getByRole('button', { name: 'Undo to before this' })
  await decideUntilUndoable(table, 3)
  while ((await back.count()) < 2) {
    await table.decide(['list', 'bar'])
    await decideUntilUndoable(table, 3)
  }
  const before = (await table.turn())?.undoable ?? 0
  await table.move(() => back.first().click())
  expect((await table.turn())?.undoable).toBeLessThan(before - 1)
  await expect(table.log.getByText(/decisions are taken back/).last()).toBeVisible()
})
