import { expect, middleOf, test } from './base.ts'
import { startAgainst, startFromHome } from './people.ts'
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

test.describe('in a solo game', () => {
  test.beforeEach(async ({ table }) => {
    await startFromHome(table.page, 'Kepler-3042', 'Play solo')
  })

  test('U, Ctrl+Z and the button undo the last choice', async ({ table }) => {
    await decideUntilUndoable(table, 1)
    const ways = [
      () => table.page.keyboard.press('u'),
      () => table.page.keyboard.press('Control+z'),
      () => table.undoButton.click(),
    ]
    for (const undo of ways) {
      let before: TableState | null
      let sentence: string
      // A choice that reveals something cannot be undone: try the next one.
      do {
        ;[before, sentence] = [table.latest, await table.askedText()]
        await table.decide(['list', 'bar'])
      } while (((await table.turn())?.undoable ?? 0) !== (before?.questions[0]?.undoable ?? 0) + 1)
      await table.move(undo)
      await expect(table.asked).toHaveText(sentence)
      expect(table.latest?.questions).toEqual(before?.questions.map((question) => ({ ...question, redoable: 1 })))
      expect(table.latest?.views).toEqual(before?.views)
    }
  })

  test('redo restores undone choices until something new is decided', async ({ table }) => {
    await decideUntilUndoable(table, 3)
    const before = table.latest
    await table.move(() => table.page.keyboard.press('Shift+U'))
    const undone = table.latest?.questions[0]?.redoable ?? 0
    expect(undone).toBe(before?.questions[0]?.undoable)
    const ways = [
      () => table.redoButton.click(),
      () => table.page.keyboard.press('y'),
      () => table.page.keyboard.press('Control+Shift+Z'),
    ]
    for (let n = 0; n < undone; n++) await table.move(ways[n % ways.length] ?? (() => table.redoButton.click()))
    expect(table.latest?.views).toEqual(before?.views)
    expect(table.latest?.questions).toEqual(before?.questions)
    await expect(table.redoButton).toBeDisabled()
  })

  for (const width of [1440, 1024])
    test(`at a width of ${width} undo and redo stay under the pointer: pressed again there, each goes a step further`, async ({
      table,
    }) => {
      const { page } = table
      await page.setViewportSize({ width, height: 768 })
      await decideUntilUndoable(table, 3)
      await table.closeList()
      const { undoable = 0 } = table.latest?.questions[0] ?? {}
      const undo = await middleOf(table.undoButton)
      for (const undone of [1, 2]) {
        await table.move(() => page.mouse.click(...undo))
        expect(table.latest?.questions[0]).toMatchObject({ undoable: undoable - undone, redoable: undone })
      }
      const redo = await middleOf(table.redoButton)
      for (const left of [1, 0]) {
        await table.move(() => page.mouse.click(...redo))
        expect(table.latest?.questions[0]).toMatchObject({ undoable: undoable - left, redoable: left })
      }
      const at = table.latest?.at
      await table.settled()
      await page.mouse.click(...redo)
      await expect(table.redoButton, 'nothing is left, and nothing else is there').toBeDisabled()
      await table.settled()
      expect(table.latest?.at).toBe(at)
    })

  test('a new choice ends redo', async ({ table }) => {
    const atFirst = (): unknown => table.latest?.questions[0]?.choices
    let choices: unknown
    // Something with at least two answers, so that the other one is new.
    do {
      await decideUntilUndoable(table, 1)
      choices = atFirst()
      await table.openList()
      await table.take(table.listed.first())
    } while ((table.latest?.questions[0]?.undoable ?? 0) === 0)
    await table.move(() => table.undoButton.click())
    expect(atFirst()).toEqual(choices)
    await expect(table.redoButton).toBeVisible()
    await table.openList()
    await table.take(table.listed.last())
    expect(table.latest?.questions[0]?.redoable ?? 0).toBe(0)
    await expect(table.redoButton).toBeDisabled()
  })

  test('Shift+U undoes the whole turn', async ({ table }) => {
    await decideUntilUndoable(table, 3)
    await table.move(() => table.page.keyboard.press('Shift+U'))
    expect((await table.turn())?.undoable).toBe(0)
    await expect(table.log.getByText(/decisions are taken back/).last()).toBeVisible()
  })

  test('a line of the log undoes everything back to it', async ({ table }) => {
    const back = table.log.getByRole('button', { name: 'Undo to before this', exact: true })
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
})

test('an undo beyond the last turn is confirmed first, and redo restores the bot’s decisions as well', async ({ table }) => {
  await startAgainst(table.page, 'Connect Four', 'Easy')
  await table.decide(['board'])
  await table.turn()
  await table.settled()
  const before = table.latest
  await table.page.keyboard.press('u')
  await expect(table.undoDialog).toContainText(/This takes back 2 decisions: 1 of yours and 1 of .*\./)
  await table.page.keyboard.press('Escape')
  await expect(table.undoDialog).toHaveCount(0)
  expect(table.latest).toBe(before)

  await table.undoButton.click()
  await table.move(() => table.undoDialog.getByRole('button', { name: 'Take back' }).click())
  expect((await table.turn())?.redoable).toBe(1)
  await table.page.keyboard.press('y')
  await table.until(({ questions, at }) => at === (before?.at ?? 0) + 3 && questions.length > 0)
  expect(table.latest?.views).toEqual(before?.views)
})

test('a line of the log from before the player’s last turn asks first', async ({ table }) => {
  await startAgainst(table.page, 'Connect Four', 'Easy')
  for (let n = 0; n < 2; n++) {
    await table.turn()
    await table.decide(['board'])
  }
  await table.turn()
  await table.settled()
  await table.log
    .getByRole('button', { name: /further back than your last turn/ })
    .first()
    .click()
  await expect(table.undoDialog).toContainText(/4 decisions: 2 of yours and 2 of/)
  await table.move(() => table.page.keyboard.press('Enter'))
  expect(table.latest?.log).toHaveLength(1)
  expect((await table.turn())?.choices).toHaveLength(7)
})
