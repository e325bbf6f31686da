import { expect, test } from './base.ts'
import { playRecordFrom, playTourFrom, startWith } from './people.ts'
import { entriesBefore, entriesOf, goldenRecord, recordOf } from './records.ts'
import type { Locator, Page } from '@playwright/test'
import type { Action } from '../src/boards/on-mars/wire/Action.ts'
import type { View } from '../src/boards/on-mars/wire/View.ts'
import type { Question } from '../src/lib/wire/Question.ts'
import type { TablePage, Way } from './table.ts'

const GAME = 'On Mars'
const ID = 'on-mars'
/** The shortest game there is. */
const SHORT = { 'Round limit': '30 rounds', 'Space Anomaly variant': 'yes' }

// Run whole games in parallel with the other tests.
test.describe.configure({ mode: 'parallel' })

const viewOf = (table: TablePage): View => table.latest?.views[0]?.view as View
const actionsOf = (question: Question): Action[] => question.choices.map(({ action }) => action as Action)
const offers = (question: Question, kind: string): boolean =>
  actionsOf(question).some((action) => typeof action === 'object' && kind in action)

const against = (page: Page): Promise<void> => startWith(page, GAME, 'Easy', SHORT)
const alone = (page: Page): Promise<void> => startWith(page, GAME, null, SHORT)

const tray = (table: TablePage): Locator => table.page.getByRole('region', { name: 'Turn and offers' })
const action = (table: TablePage, id: string): Locator => table.page.locator(`[data-spot="main:${id}"]`)

/** Decides at random until a turn offers this main action. */
async function untilAction(table: TablePage, id: string): Promise<void> {
  for (let question; (question = await table.turn());) {
    const found = actionsOf(question).some((each) => typeof each === 'object' && 'main' in each && each.main.action === id)
    if (found) return
    await table.decide(['bar', 'board', 'list'])
  }
  throw new Error(`the game ended before ${id}`)
}

for (const [players, start] of [
  ['against a bot', against],
  ['alone against Lacerda', alone],
] as const)
  test(`a whole game ${players}, by pointer and mostly on the board`, async ({ table }) => {
    test.slow()
    await start(table.page)
    const made: Record<Way, number> = { bar: 0, board: 0, list: 0 }
    // End some turns early, later most of them: a longer game would not test anything new.
    for (let n = 0; await table.turn(); n++) {
      const board = n < 60 ? n % 3 === 0 : n % 8 === 0
      const ways: readonly Way[] = n % 21 === 20 ? ['list', 'bar'] : board ? ['board', 'bar', 'list'] : ['bar', 'board', 'list']
      made[await table.decide(ways)]++
    }
    await expect(table.sheet).toBeVisible()
    expect(made.board, 'decisions on the board').toBeGreaterThan(made.list)
    expect(viewOf(table).phase).toBe('over')
  })

test("Lacerda plays between the player's turns: his card, his actions and his points are shown", async ({ table }) => {
  await alone(table.page)
  const rival = table.page.getByRole('region', { name: 'Lacerda' })
  while ((await table.turn()) && viewOf(table).round <= 1) await table.decide(['bar', 'board', 'list'])
  expect(viewOf(table).solo?.latest).not.toBeNull()
  await expect(table.log).toContainText('Lacerda reveals card')
  await expect(table.log, 'nobody calls him a player').not.toContainText('Player 2')
  await table.settled()
  await expect(rival.locator('strong')).toHaveText(String(viewOf(table).players[1]?.total))
})

test("Lacerda's turn is read at the reader's pace, with its rules", async ({ table }) => {
  await alone(table.page)
  const panel = table.page.getByRole('group', { name: 'Lacerda’s turn' })
  const hasPlayed = (): boolean => JSON.stringify(table.latest?.log).includes('"solo_card"')
  while ((await table.turn()) && !hasPlayed()) await table.decide(['bar', 'list'])
  await table.settled()
  await expect(panel).toContainText('Lacerda reveals card')
  await expect(panel.getByRole('link', { name: 'Rule R22.2' })).toHaveAttribute('href', '/rules/on-mars#R22.2')
  await panel.getByRole('button', { name: 'Next' }).click()
  await expect(panel).toContainText('Step 2 of')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
})

for (const [players, start] of [
  ['against a bot', against],
  ['alone against Lacerda', alone],
] as const)
  test(`a whole game ${players}, by keyboard alone`, async ({ table }) => {
    test.slow()
    await start(table.page)
    await table.page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used')))
    for (let n = 0; await table.turn(); n++) {
      await table.settled()
      // Later turns are mostly ended early, see above.
      const board = n < 60 ? n % 2 === 0 : n % 8 === 0
      const onBoard = (await table.glowing.count()) > 0 && (board || (await table.answers.count()) === 0)
      await table.move(() => table.press(onBoard ? table.glowing : table.answers))
    }
    await expect(table.sheet).toBeVisible()
    expect(viewOf(table).phase).toBe('over')
  })

test('the last round is announced and has no shuttle phase; then the scores are shown', async ({ table }) => {
  const record = goldenRecord(ID, 'two-players')
  await playRecordFrom(table.page, record, entriesOf(record).length - 20, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
  await table.turn()
  expect(viewOf(table)).toMatchObject({ end_triggered: false, last_round: false })
  while ((await table.turn()) && !viewOf(table).last_round) await table.decide(['bar', 'board', 'list'])
  await expect(table.log).toContainText('begins, the last one')
  await table.playToTheEnd(['bar', 'board', 'list'])
  expect(viewOf(table)).toMatchObject({ phase: 'over', last_round: true })
  const [before = '', after = ''] = ((await table.log.textContent()) ?? '').split('begins, the last one')
  expect(before).toContain('The end of the game is triggered')
  expect(before).toContain('The shuttle ')
  expect(after).not.toContain('The shuttle ')
})

test('a building is constructed on the map, which shows what would arise under the pointer', async ({ table }) => {
  await against(table.page)
  await untilAction(table, 'construct_building')
  await table.closeList()
  await table.move(() => action(table, 'construct_building').click())
  for (let question; (question = await table.turn()) && !offers(question, 'building');) await table.decide(['board', 'list'])
  await table.closeList()
  await table.move(() => tray(table).locator('.live').first().click())
  const question = await table.turn()
  if (!question || !offers(question, 'hex')) return
  await table.closeList()
  await table.settled()
  const sites = table.page.locator('[data-hex] [role="button"]')
  await expect(sites).toHaveCount(question.choices.length)
  await sites.first().hover()
  await expect(table.page.locator('.rising .call')).toBeVisible()
  const buildings = viewOf(table).hexes.filter(({ building }) => building !== null).length
  await table.move(() => sites.first().click())
  while (viewOf(table).question === 'building_tech' || viewOf(table).question === 'payment') await table.decide(['board', 'list'])
  expect(viewOf(table).hexes.filter(({ building }) => building !== null)).toHaveLength(buildings + 1)
})

test('a colonist flies from the quarters to the slot of its action', async ({ person }) => {
  const table = await person({ reducedMotion: 'no-preference' })
  const { page } = table
  await against(page)
  await untilAction(table, 'construct_building')
  await table.closeList()
  await table.settled()
  await table.move(() => action(table, 'construct_building').click())
  await expect(page.locator('.flight').first()).toBeAttached()
  // Where it comes from, and where it goes.
  await expect(page.locator('[data-colonists="quarters"]')).toBeVisible()
  await expect(action(table, 'construct_building').locator('.slots svg')).not.toHaveCount(0)
})

test('distant hexes of a movement are stops of the keyboard once a piece is picked', async ({ table }) => {
  const { page } = table
  const at = entriesBefore(recordOf('on-mars', 'data/tour.orrery'), /^0 /, /^0 .*"step"/) + 1
  await playTourFrom(page, 'on-mars', at, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
  await table.turn()
  await table.settled()
  const distant = page.locator('[data-hex] .far')
  expect(await distant.count()).toBeGreaterThan(3)
  const stops = distant.and(page.locator('[tabindex="0"]'))
  await expect(stops).toHaveCount(0)
  await tray(table).locator('button[aria-pressed]').first().click()
  expect(await distant.count()).toBeGreaterThan(3)
  await expect(stops).toHaveCount(await distant.count())
  await stops.first().focus()
  await table.move(() => page.keyboard.press('Enter'))
})

test('hexes, actions, lab spaces, depot, missions and offers explain themselves, with their rules', async ({ table }) => {
  const { page } = table
  await against(page)
  await table.turn()
  await table.closeList()
  const bubble = page.getByRole('tooltip')
  const explained = async (target: Locator, ...texts: (string | RegExp)[]): Promise<void> => {
    await target.hover()
    for (const text of texts) await expect(bubble).toContainText(text)
  }
  await explained(page.locator('[data-hex="G5"] .area'), 'Mine', 'R10.4')
  await explained(action(table, 'learn_technology'), 'Take 1 tech tile', 'R7.3')
  await explained(page.locator('[data-lab="c3_1"]'), 'Gain 1 mineral', 'R7.4')
  await explained(page.locator('[data-spot="depot:1"]'), 'Develop one tech tile', 'R13.5')
  await explained(page.getByRole('region', { name: 'Missions' }).getByRole('listitem').first(), 'R16.1')
  await tray(table).getByRole('tab', { name: 'Tech tiles on offer' }).click()
  await explained(tray(table).locator('[data-spot^="tech:"]').first(), 'tech', 'R7.3')
})

test('on a phone the tabs lead to turn, actions, player board and colony, and nothing is wider than the screen', async ({
  person,
}) => {
  const table = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { page } = table
  await against(page)
  await table.turn()
  for (const [tab, region] of [
    ['Quarters', 'Living quarters'],
    ['Storage', 'Storage'],
    ['Depot', 'Depot and executive actions'],
    ['Laboratory', 'Laboratory'],
    ['Cards', 'Cards'],
    ['Colony', 'Life support'],
    ['Actions', 'Orbit'],
    ['Turn and offers', 'Turn and offers'],
  ] as const) {
    await page.getByRole('group', { name: 'Areas of the board' }).getByRole('button', { name: tab, exact: true }).tap()
    await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})
