import { expect, test } from './base.ts'
import { startWith } from './people.ts'
import type { Locator, Page } from '@playwright/test'
import type { Action } from '../src/boards/starship-interstellar/wire/Action.ts'
import type { View } from '../src/boards/starship-interstellar/wire/View.ts'
import type { Question } from '../src/lib/wire/Question.ts'
import type { TablePage, Way } from './table.ts'

const GAME = 'Starship Interstellar'

// Run whole games in parallel with the other tests.
test.describe.configure({ mode: 'parallel' })

const viewOf = (table: TablePage): View => table.latest?.views[0]?.view as View
const actionsOf = (question: Question): Action[] => question.choices.map(({ action }) => action as Action)

const against = (page: Page): Promise<void> => startWith(page, GAME, 'Easy')
const alone = (page: Page): Promise<void> => startWith(page, GAME, null)

const tray = (table: TablePage): Locator => table.page.getByRole('region', { name: 'Turn and offers' })
const token = (table: TablePage, id: string): Locator => table.page.locator(`[data-spot="token:${id}"]`)

/** With the number of rounds that are played at random; later ones show nothing new. H.A.L.L. ages the Sun faster than a bot. */
const GAMES = [
  ['against a bot', against, 1],
  ['alone against H.A.L.L.', alone, 2],
] as const

/** Extraction below this Reputation may be illegal. */
const ENOUGH_REPUTATION = -5

/** How a turn after these rounds is taken, so that the game ends soon: the Sun is aged until it swallows Earth. */
function hurry(table: TablePage, question: Question, rounds: number): Locator | null {
  const { round, phase, players } = viewOf(table)
  const actions = actionsOf(question)
  if (round <= rounds || !actions.includes('pass')) return null
  const isExtraction = (action: Action): boolean =>
    typeof action === 'object' && 'play' in action && action.play.token === 'B_SOLAR'
  const extracts = phase === 'action' && (players[0]?.reputation ?? 0) >= ENOUGH_REPUTATION && actions.some(isExtraction)
  return extracts ? token(table, 'B_SOLAR') : table.answers.filter({ hasText: /^\s*Pass/ })
}

for (const [players, start, rounds] of GAMES)
  test(`a whole game ${players}, by pointer`, async ({ table }) => {
    await start(table.page)
    const made: Record<Way, number> = { bar: 0, board: 0, list: 0 }
    for (let n = 0, question; (question = await table.turn()); n++) {
      const hurried = hurry(table, question, rounds)
      if (hurried) {
        await table.take(hurried)
        continue
      }
      const ways: readonly Way[] =
        n % 9 === 8 ? ['list', 'bar'] : n % 2 === 0 ? ['board', 'bar', 'list'] : ['bar', 'board', 'list']
      made[await table.decide(ways)]++
    }
    await expect(table.sheet).toBeVisible()
    expect(made.board, 'decisions on the board').toBeGreaterThan(made.list)
    expect(viewOf(table).phase).toBe('over')
  })

for (const [players, start, rounds] of GAMES)
  test(`a whole game ${players}, by keyboard alone`, async ({ table }) => {
    await start(table.page)
    await table.page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used')))
    for (let n = 0, question; (question = await table.turn()); n++) {
      const hurried = hurry(table, question, rounds)
      await table.move(async () => {
        const onBoard = (await table.glowing.count()) > 0 && (n % 2 === 0 || (await table.answers.count()) === 0)
        await table.press(hurried ?? (onBoard ? table.glowing : table.answers))
      })
    }
    expect(viewOf(table).phase).toBe('over')
  })

test("H.A.L.L. plays between the player's turns: its cube, its tokens and its points are shown", async ({ table }) => {
  await alone(table.page)
  const hall = table.page.getByRole('region', { name: 'H.A.L.L.' })
  while ((await table.turn()) && viewOf(table).round <= 1) await table.decide(['bar', 'board', 'list'])
  await expect(table.log).toContainText('H.A.L.L. draws an AI cube')
  await expect(table.log, 'nobody calls it a player').not.toContainText('Player 2')
  await table.settled()
  await expect(hall.locator('strong')).toHaveText(String(viewOf(table).players[1]?.pp))
})

test("the turn of H.A.L.L. is read at the reader's pace, with its rules", async ({ table }) => {
  await alone(table.page)
  const panel = table.page.getByRole('group', { name: 'Turn of H.A.L.L.' })
  const hasPlayed = (): boolean => JSON.stringify(table.latest?.log).includes('"ai_cube_drawn"')
  while ((await table.turn()) && !hasPlayed()) await table.decide(['bar', 'list'])
  await table.settled()
  await expect(panel).toContainText('H.A.L.L. draws an AI cube')
  await expect(panel.getByRole('link', { name: 'Rule R14.2.4' }).first()).toHaveAttribute(
    'href',
    '/rules/starship-interstellar#R14.2.4',
  )
  await panel.getByRole('button', { name: 'Next' }).click()
  await expect(panel).toContainText('Step 2 of')
  await expect(panel.getByRole('listitem'), 'the steps so far').toHaveCount(2)
  await table.page.setViewportSize({ width: 390, height: 844 })
  const height = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0
  const stage = table.page.getByRole('region', { name: 'Starship, route and solar system' })
  await expect(async () => expect(await height(panel)).toBeLessThan((await height(stage)) / 5)).toPass({ timeout: 5_000 })
  await table.page.setViewportSize({ width: 1440, height: 900 })
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
})

test('a new table says plainly that the game is reconstructed', async ({ page }) => {
  await page.goto('/new/starship-interstellar')
  await expect(page.getByText('Much of this game is reconstructed')).toBeVisible()
})

test('the planets turn: ahead at a click, and for good after the Government phase', async ({ table }) => {
  const { page } = table
  await against(page)
  await table.turn()
  const earth = page.locator('[data-planet="earth"]')
  const stands = (quadrant: number): Promise<void> => expect(earth).toHaveAttribute('data-quadrant', String(quadrant))
  await stands(1)
  const shown = page.getByRole('group', { name: 'Planets as they stand' })
  await shown.getByRole('button', { name: 'After round 1' }).click()
  await stands(2)
  await shown.getByRole('button', { name: 'Now' }).click()
  await stands(1)
  while ((await table.turn()) && viewOf(table).round <= 1) await table.decide(['bar', 'board', 'list'])
  await table.settled()
  await stands(2)
  expect(viewOf(table).quadrants[2]).toBe(2)
})

test('a trip: one click plays the token, the destinations with their Fuel, the planet itself as the button', async ({
  person,
}) => {
  const table = await person({ everyStep: false })
  const { page } = table
  await against(page)
  await table.turn()
  await table.closeList()
  await table.move(() => token(table, 'B_TRAVEL').click())
  // Its action follows by itself.
  await table.answers.filter({ hasText: 'Load no more' }).click()
  await expect(table.asked).toHaveText('Where does the Explorer fly?')
  await table.closeList()
  await table.settled()
  const mars = page.locator('[data-planet="mars"] [role="button"]')
  await mars.hover()
  await expect(tray(table).locator('dl')).toContainText('lift-off')
  await table.move(() => mars.click())
  expect(viewOf(table).players[0]?.explorer).toBe('mars')
})

test('planets, the Sun, tokens, technologies, the route and the market explain themselves, with their rules', async ({
  table,
}) => {
  const { page } = table
  await against(page)
  await table.turn()
  await table.closeList()
  const bubble = page.getByRole('tooltip')
  const explained = async (target: Locator, ...texts: string[]): Promise<void> => {
    await target.hover()
    for (const text of texts) await expect(bubble).toContainText(text)
  }
  await explained(page.locator('[data-planet="saturn"] .disc'), 'Saturn', 'R6.3.3')
  await explained(page.locator('.age'), 'The Sun', 'R11.5')
  await explained(token(table, 'B_SOLAR'), 'Draw 2 cubes', 'R5.2')
  await explained(page.locator('[data-spot="technology:drill_1"]').first(), 'Drill I', 'R6.2.1')
  await explained(page.locator('[data-node="C3L2"]'), 'column 3', 'R9.2.4')
  await tray(table).getByRole('tab', { name: 'Market' }).click()
  await explained(tray(table).locator('[data-spot="trade:buy:red"]'), 'Buy a red cube', 'R6.4.2')
})

test('on a phone the tabs lead to every part, and nothing is wider than the screen', async ({ person }) => {
  const table = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { page } = table
  await alone(page)
  await table.turn()
  for (const [tab, region] of [
    ['Tokens', 'Tokens'],
    ['Plants', 'Plants'],
    ['Reserve', 'Reserve'],
    ['Technologies', 'Technologies'],
    ['Goals and leaders', 'Leader tracks'],
    ['Turn and offers', 'Turn and offers'],
  ] as const) {
    await page.getByRole('group', { name: 'Areas of the board' }).getByRole('button', { name: tab, exact: true }).tap()
    await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})

test('the solar system can be looked at from nearer, and as a whole again', async ({ table }) => {
  const { page } = table
  await alone(page)
  await table.turn()
  const system = page.getByRole('group', { name: 'Solar system', exact: true })
  await expect(system).toHaveAttribute('viewBox', '0 0 1000 1000')
  await system.hover()
  await page.getByRole('button', { name: 'Nearer' }).click()
  await expect(system).not.toHaveAttribute('viewBox', '0 0 1000 1000')
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(system).toHaveAttribute('viewBox', '0 0 1000 1000')
})

test('the whole reserve is in sight on a tablet', async ({ person }) => {
  const table = await person({ viewport: { width: 1024, height: 768 } })
  await against(table.page)
  await table.turn()
  const reserve = table.page.getByRole('region', { name: 'Reserve' })
  await expect(reserve).toBeVisible()
  const cut = await reserve.evaluate((panel) => [panel.scrollWidth - panel.clientWidth, panel.scrollHeight - panel.clientHeight])
  expect(cut, 'pixels beyond its edges').toEqual([0, 0])
})
