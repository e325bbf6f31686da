// Steps of a turn in which nothing can be done, single answers, and the end of a turn.
import { expect, test } from './base.ts'
import { playRecordFrom, startFromHome } from './people.ts'
import { entriesBefore, entriesOf, goldenRecord } from './records.ts'
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
      .getByRole('menuitem', { name: /^Colonial Settlement/ })
      .click(),
  )
  const endTurn = table.bar.getByRole('button', { name: 'End turn' })
  await expect(endTurn).toHaveCount(0)

  await page.addInitScript(() => localStorage.setItem('orrery-every-step', 'off'))
  await page.reload()
  const before = (await table.until(({ questions }) => questions.length > 0)).at
  await table.settled()
  await page.evaluate(noteQuestions)
  await endTurn.click()
  // Main action, bonus actions, movement, withdrawal.
  expect((await table.until(({ at }) => at >= before + 4)).log.length).toBeGreaterThan(0)
  const next = await table.askedText()
  const [, ...then] = await page.evaluate(() => window.questions)
  expect(then, 'no question comes and goes under the pointer').toEqual([next])
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
  const told = page.getByRole('status').getByText(/^Nothing to decide, taken for you: \S/)
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

/** Nothing is set: moves of others are told at their pace, and single answers are taken. */
const AS_NEW = { everyStep: false, atOnce: false, reducedMotion: 'no-preference' } as const

const ENDS = [
  { game: 'Kepler-3042', record: goldenRecord('kepler-3042', 'two-players'), left: 40 },
  { game: 'Planet Unknown', record: goldenRecord('planet-unknown', 'two-players'), left: 40 },
]

for (const { game, record, left } of ENDS)
  test(`${game}: the last turns against a bot with the settings of a new visitor`, async ({ person }) => {
    const table = await person(AS_NEW)
    await playRecordFrom(table.page, record, entriesOf(record).length - left, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
    let automatic = 0
    for (let now = await asked(table); now.outcome === null; now = await asked(table)) {
      const { at } = now
      try {
        await table.decide(['bar', 'board', 'list'])
      } catch (error) {
        // Another answer was given meanwhile, as a consequence of the one before.
        if (table.latest?.at === at) throw error
        automatic++
      }
    }
    await expect(table.sheet).toBeVisible()
    expect(automatic, 'answers that came between').toBeLessThan(10)
  })

for (const game of ['Kepler-3042', 'Planet Unknown'])
  test(`${game}: the first turns against bots with the settings of a new visitor`, async ({ person }) => {
    const table = await person(AS_NEW)
    await startFromHome(table.page, game, 'Play against bots')
    for (let n = 0; n < 25; n++) {
      const { at } = await asked(table)
      try {
        await table.decide(['board', 'bar', 'list'])
      } catch (error) {
        if (table.latest?.at === at) throw error
      }
    }
    await asked(table)
    await table.settled()
    // Where all play simultaneously, the bots may still move.
    const told = (): Promise<string | null> => table.page.locator('[data-at]').getAttribute('data-at')
    await expect.poll(async () => Number(await told()) - (table.latest?.at ?? 0), 'entries that are not told').toBe(0)
    await expect(table.bar).toHaveClass(/\bmine\b/)
  })

test('Enter does not end an action that was chosen and not used, with the settings of a new visitor', async ({ person }) => {
  const table = await person({ everyStep: false })
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  while ((await asked(table)).questions[0]?.prompt.key !== 'prompt-select') await table.decide(['list', 'bar'])
  await table.settled()
  await table.closeList()
  await table.move(() => table.actionBoard.getByRole('button', { name: /^Galactic Mapping/ }).click())
  const { at } = await asked(table)
  await table.settled()
  await expect(table.bar.getByRole('button', { name: /^End/ }).first(), 'it can be ended').toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /Enter/ })).toBeVisible()
  expect(table.latest?.at).toBe(at)
})

declare global {
  interface Window {
    /** The player's questions that the bar has shown, without repetitions. */
    questions: string[]
  }
}

/** Runs in the page. */
function noteQuestions(): void {
  window.questions = []
  const note = (): void => {
    const asked = document.querySelector('.bar.mine p')?.textContent.trim()
    if (asked && asked !== window.questions.at(-1)) window.questions.push(asked)
  }
  note()
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** Waits for a question that is not answered by itself. */
const asked = (table: TablePage): Promise<TableState> =>
  table.until(({ questions: [question], outcome }) => outcome !== null || (question !== undefined && question.forced === null))
