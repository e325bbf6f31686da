import { expect, test } from './base.ts'
import { startFromHome } from './people.ts'
import type { TablePage, Told } from './table.ts'

/** Goes on until several decisions can be taken back. */
async function decideUntilUndoable(table: TablePage, wanted: number): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const question = await table.turn()
    if ((question?.undoable ?? 0) >= wanted) return
    await table.decide(['list', 'bar'])
  }
  throw new Error('never so many decisions to take back')
}

test.beforeEach(async ({ table }) => {
  await startFromHome(table.page, 'Kepler-3042', 'Play solo')
})

test('U takes the last choice back, and so does the button', async ({ table }) => {
  await decideUntilUndoable(table, 1)
  for (const undo of [() => table.page.keyboard.press('u'), () => table.undoButton.click()]) {
    let before: Told | null
    let sentence: string | null
    // What lets something out cannot be taken back: then the next one is tried.
    do {
      ;[before, sentence] = [table.told, await table.asked.textContent()]
      await table.decide(['list', 'bar'])
    } while (((await table.turn())?.undoable ?? 0) !== (before?.questions[0]?.undoable ?? 0) + 1)
    await table.move(undo)
    await expect(table.asked).toHaveText(sentence ?? '')
    expect(table.told?.questions).toEqual(before?.questions)
    expect(table.told?.views).toEqual(before?.views)
  }
})

test('Shift+U takes the whole turn back', async ({ table }) => {
  await decideUntilUndoable(table, 3)
  await table.move(() => table.page.keyboard.press('Shift+U'))
  expect((await table.turn())?.undoable).toBe(0)
  await expect(table.undoButton).toBeDisabled()
  await expect(table.log.getByText(/decisions are taken back/).last()).toBeVisible()
})

test('a line of the log takes back to before it', async ({ table }) => {
  const back = table.log.getByRole('button', { name: 'Take back to before this' })
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
