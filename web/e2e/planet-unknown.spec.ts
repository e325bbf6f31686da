import { expect, test } from './base.ts'
import { sitTogether, startFromHome } from './people.ts'
import type { TablePage, Way } from './table.ts'

test('a guest plays a whole solo game of Planet Unknown, on the board wherever it offers something', async ({ table }) => {
  await startFromHome(table.page, 'Planet Unknown', 'Play solo')
  const made: Record<Way, number> = { bar: 0, board: 0, list: 0 }
  for (let n = 0; await table.turn(); n++) made[await table.decide(n % 4 === 3 ? ['list', 'bar'] : ['board', 'bar', 'list'])]++
  await expect(table.sheet.getByRole('row', { name: /^Total/ })).toBeVisible()
  expect(made.board, 'decisions on the board').toBeGreaterThan(10)
})

test('two friends play a whole game of Planet Unknown at the same time, and one takes a step back meanwhile', async ({ person }) => {
  const [host, friend] = [await person(), await person()]
  await sitTogether(host, friend, 'Planet Unknown')
  const both = [host, friend]
  await takeBackWhileTheOtherGoesOn(host, friend)
  const play = async (table: TablePage): Promise<void> => {
    while (await table.turn()) await table.decide(['list', 'bar'])
  }
  await Promise.all(both.map(play))
  for (const table of both) await expect(table.sheet).toBeVisible()
  const logs = await Promise.all(both.map((table) => table.log.textContent()))
  expect(logs[0]).toBe(logs[1])
})

/** One takes a tile and thinks better of it; what the other did at the same time stays. */
async function takeBackWhileTheOtherGoesOn(one: TablePage, other: TablePage): Promise<void> {
  // The station may have to be turned first.
  for (const table of [one, other]) {
    const question = (await Promise.race([one.turn(), other.turn()])) && table.told?.questions[0]
    if (question?.choices.some(({ action }) => typeof action === 'object' && action !== null && 'rotate' in action)) await table.decide(['list', 'bar'])
  }
  await Promise.all([one.turn(), other.turn()])
  const before = await one.asked.textContent()
  await one.decide(['list'])
  await other.decide(['list'])
  const theirs = await other.asked.textContent()
  await one.move(() => one.undoButton.click())
  await expect(one.asked).toHaveText(before ?? '')
  await expect(other.asked).toHaveText(theirs ?? '')
}
