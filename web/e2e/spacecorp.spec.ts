import { expect, test } from './base.ts'
import { playRecordFrom, startAgainst, startFromHome } from './people.ts'
import { goldenRecord } from './records.ts'
import type { Locator, Page } from '@playwright/test'
import type { Action } from '../src/boards/spacecorp/wire/Action.ts'
import type { View } from '../src/boards/spacecorp/wire/View.ts'
import type { Question } from '../src/lib/wire/Question.ts'
import { tabTo, type TablePage, type Way } from './table.ts'

const GAME = 'SpaceCorp'
/** The number of a site near Earth. */
const LUNA = 3

/** Desktop, tablet, phone upright and on its side. */
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const

const viewOf = (table: TablePage): View => table.latest?.views[0]?.view as View
const actionsOf = (question: Question): Action[] => question.choices.map(({ action }) => action as Action)
const begins = (question: Question): string[] =>
  actionsOf(question).flatMap((action) => (typeof action === 'object' && 'begin' in action ? [action.begin.kind] : []))

/** Declines and draws until an action is asked for that can be begun. */
async function untilAction(table: TablePage, kind: string): Promise<Question> {
  for (let question; (question = await table.turn());) {
    const kinds = begins(question)
    if (kinds.includes(kind)) return question
    await table.decide(kinds.length > 0 ? ['board'] : ['bar', 'list'])
  }
  throw new Error(`the game ended before a ${kind}`)
}

const tray = (table: TablePage): Locator => table.page.getByRole('region', { name: 'Action', exact: true })
const cards = (table: TablePage): Locator => table.page.getByRole('region', { name: 'Hand' }).locator('button[data-card]')

test('the era of the Mariners against a bot, by pointer and mostly on the board', async ({ table }) => {
  await startAgainst(table.page, GAME, 'Easy')
  const made: Record<Way, number> = { bar: 0, board: 0, list: 0 }
  for (let n = 0; (await table.turn()) && viewOf(table).era === 'mariners'; n++)
    made[await table.decide(n % 5 === 4 ? ['list', 'bar'] : ['board', 'bar', 'list'])]++
  expect(viewOf(table).era).toBe('planeteers')
  expect(made.board, 'decisions on the board').toBeGreaterThan(made.list)
  await expect(table.page.getByRole('group', { name: 'Map: the solar system' })).toBeVisible()
})

test("the era of the Mariners alone against the competition, which plays between the player's turns", async ({ table }) => {
  await startFromHome(table.page, GAME, 'Play solo')
  const rival = table.page.getByRole('region', { name: 'Competition' })
  await expect(rival).toContainText('0 T')
  // The next era begins with its turns, in which the player may have to answer before it reveals a card.
  const revealed = (): boolean => viewOf(table).era === 'planeteers' && (viewOf(table).competition?.discard.length ?? 0) > 0
  while ((await table.turn()) && !revealed()) await table.decide(['board', 'bar', 'list'])
  expect(revealed(), 'a card of its new deck').toBe(true)
  await expect(table.log).toContainText('The competition reveals')
  await expect(rival).toContainText(`${viewOf(table).competition?.profit ?? -1} T`)
})

test('a Move is put together on the board: a card is named, taken out by a second click, and named again', async ({ table }) => {
  await startAgainst(table.page, GAME, 'Easy')
  // With cards from a Research there is something to name.
  await untilAction(table, 'research')
  await table.closeList()
  await table.move(() =>
    tray(table)
      .getByRole('button', { name: /^Research/ })
      .click(),
  )
  await untilAction(table, 'move')
  await table.closeList()
  await table.move(() => tray(table).getByRole('button', { name: /^Move/ }).click())
  // All teams are on Earth, so that only the destination is asked for. Luna is farther than any HQ reaches alone.
  await table.closeList()
  await table.move(() => table.page.locator('[data-site="luna"] [role="button"]').click())
  const total = tray(table).locator('.number b')
  await table.settled()
  const before = await total.textContent()
  expect(viewOf(table).draft?.sites).toEqual([LUNA])

  const card = cards(table).and(table.page.locator('.live')).first()
  const id = Number(await card.getAttribute('data-card'))
  const same = table.page.locator(`button[data-card="${id}"]`)
  await table.move(() => same.click())
  expect(viewOf(table).draft?.cards.map(([each]) => each)).toEqual([id])
  await table.settled()
  expect(Number(await total.textContent())).toBeGreaterThan(Number(before))
  await table.move(() => same.click())
  expect(viewOf(table).draft?.cards, 'taken out again').toEqual([])
  await expect(total).toHaveText(before ?? '')
  await table.move(() => same.click())
  await expect(same).toHaveAttribute('aria-pressed', 'true')

  // The other HQ counts as much, and its owner gets a card.
  const counts = tray(table).getByRole('list', { name: 'What counts' }).getByRole('listitem')
  await expect(counts.filter({ hasText: 'a card for' })).toHaveCount(0)
  await table.move(() =>
    tray(table)
      .getByRole('button', { name: /^HQ of/ })
      .click(),
  )
  await expect(counts.filter({ hasText: '+1' }).filter({ hasText: 'a card for' })).toHaveCount(1)

  // What is named is shown after a reload, too, and the question has room beside its answers.
  const named = await counts.allInnerTexts()
  await table.page.reload()
  await table.turn()
  await expect(counts).toHaveText(named.map((text) => text.trim()))
  const bar = await table.bar.boundingBox()
  expect(bar?.height, 'height of the question').toBeLessThan(110)
})

test('before a Move is begun, the map shows what it could reach, with the distance where the pointer is', async ({ table }) => {
  await startAgainst(table.page, GAME, 'Easy')
  await untilAction(table, 'move')
  await table.closeList()
  const luna = table.page.locator('[data-site="luna"]')
  const belt = table.page.locator('[data-site="asteroid_belt"]')
  // What is too far has its distance, too.
  await belt.locator('.hit').hover()
  await expect(belt.locator('.cost.more')).toHaveText('11')
  const reachable = viewOf(table).reach.filter(({ state }) => state === 'now')
  await expect(table.page.locator('.site .reach')).toHaveCount(reachable.length)
  await tray(table).getByRole('button', { name: /^Move/ }).hover()
  await expect(table.page.locator('.site .cost')).toHaveCount(reachable.length)
  await luna.locator('.hit').hover()
  const distance = reachable.find(({ site }) => site === LUNA)?.distance
  if (distance === undefined) return expect(luna.locator('.reach')).toHaveCount(0)
  await expect(luna.locator('.cost')).toHaveText(String(distance))
  await expect(table.page.getByRole('tooltip')).toContainText(`distance ${distance}`)
})

test('the map says what the marks of a Move mean, as long as they can appear', async ({ table }) => {
  await startAgainst(table.page, GAME, 'Easy')
  await untilAction(table, 'move')
  await table.closeList()
  const legend = table.page.getByRole('list', { name: 'Distances of a Move' })
  const words = { now: 'in reach', more: 'too far now', never: 'not allowed now' }
  const states = viewOf(table).reach.map(({ state }) => state)
  const shown = (['now', 'more', 'never'] as const).filter((state) => states.includes(state))
  expect(shown).toContain('now')
  expect(shown, 'the belt').toContain('more')
  await expect(legend.getByRole('listitem').locator('span')).toHaveText(shown.map((state) => words[state]))

  // It shows the marks as they are on the map.
  const looks = (mark: Locator): Promise<string> =>
    mark.locator('rect').evaluate((rect) => {
      const { fill, stroke, strokeDasharray } = getComputedStyle(rect)
      return [fill, stroke, strokeDasharray].join(' ')
    })
  const belt = table.page.locator('[data-site="asteroid_belt"]')
  await belt.locator('.hit').hover()
  expect(await looks(legend.locator('.more'))).toBe(await looks(belt.locator('.cost.more')))
  expect(await looks(legend.locator('.more'))).not.toBe(await looks(legend.locator('.now')))
  await legend.getByText(words.more).hover()
  await expect(table.page.getByRole('tooltip')).toContainText('do not suffice')

  const piles = table.page.getByRole('list', { name: 'Discovery tiles left' })
  for (const [width, height] of SIZES) {
    await table.page.setViewportSize({ width, height })
    const [inner, outer, other] = await Promise.all([legend, table.page.locator('.map'), piles].map((each) => each.boundingBox()))
    if (!inner || !outer || !other) throw new Error(`no map at ${width} by ${height}`)
    const at = `${width} by ${height}`
    expect(inner.x + inner.width, at).toBeLessThanOrEqual(outer.x + outer.width)
    expect(inner.y, at).toBeGreaterThanOrEqual(outer.y)
    expect(inner.x >= other.x + other.width || inner.y + inner.height <= other.y, `beside or above the piles, ${at}`).toBe(true)
  }
  await table.page.setViewportSize({ width: 1440, height: 900 })
  await tray(table)
    .getByRole('button', { name: /^Upgrade|^Research/ })
    .first()
    .click()
  await expect(legend).toHaveCount(0)
})

/** Of this many decisions, one is reached by Tab as a person reaches it; the others are focused at once. */
const BY_TAB = 8

/** One decision by keys: what can be confirmed is confirmed, Research comes first, everything else is taken on the board. */
async function decideByKeys(table: TablePage, question: Question, byTab: boolean): Promise<void> {
  await table.settled()
  const actions = actionsOf(question)
  const main = table.bar.locator('.primary')
  await table.move(async () => {
    const board = begins(question).includes('research') ? table.glowing.first() : table.glowing
    const target = actions.includes('confirm') || (await table.glowing.count()) === 0 ? main.or(table.answers).first() : board
    if (byTab) await tabTo(table.page, target)
    await table.press(byTab ? table.page.locator(':focus') : target)
  })
}

for (const [players, start] of [
  ['against a bot', (page: Page) => startAgainst(page, GAME, 'Easy')],
  ['alone against the competition', (page: Page) => startFromHome(page, GAME, 'Play solo')],
] as const)
  test(`the era of the Mariners ${players}, by keyboard alone`, async ({ table }) => {
    await start(table.page)
    await table.page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used')))
    for (let n = 0, question; (question = await table.turn()) && viewOf(table).era === 'mariners'; n++)
      await decideByKeys(table, question, n % BY_TAB === 0)
    expect(viewOf(table).era).toBe('planeteers')
  })

const BOT = { kind: 'bot', bot: 'easy' } as const
for (const [record, at, seats, map] of [
  ['three-players-planeteers', 200, 3, 'Map: the solar system'],
  ['four-players-starfarers', 300, 4, 'Map: the near stars'],
] as const)
  test(`${record}: decisions of a later era on its board`, async ({ table }) => {
    const others = Array.from({ length: seats - 1 }, () => BOT)
    await playRecordFrom(table.page, goldenRecord('spacecorp', record), at, [{ kind: 'me' }, ...others])
    await expect(table.page.getByRole('group', { name: map })).toBeVisible()
    const made: Record<Way, number> = { bar: 0, board: 0, list: 0 }
    for (let n = 0; n < 14 && (await table.turn()); n++) made[await table.decide(['board', 'bar', 'list'])]++
    expect(made.board, 'decisions on the board').toBeGreaterThan(made.list)
  })

test('sites, cards, boxes, bases and contracts explain themselves, with their rules', async ({ table }) => {
  const { page } = table
  await startAgainst(page, GAME, 'Easy')
  await untilAction(table, 'research')
  await table.closeList()
  const bubble = page.getByRole('tooltip')
  const explained = async (target: Locator, ...texts: (string | RegExp)[]): Promise<void> => {
    await target.hover()
    for (const text of texts) await expect(bubble).toContainText(text)
  }
  await explained(page.locator('[data-site="luna"] .hit'), 'Luna', 'explore 1', 'build 2', 'R7.2')
  await explained(page.locator('[data-site="asteroid_belt"] .hit'), 'Asteroid Belt', 'R3.9')
  await explained(cards(table).first(), /Move|Time/)
  await explained(
    page.getByRole('region', { name: 'Contracts' }).getByRole('listitem').first(),
    /take a Produce action/i,
    /0 of 1/,
    'R9.1',
  )
  await explained(tray(table).getByRole('button', { name: /^Research/ }), 'Draw as many cards as the total', 'R7.1')
  await explained(page.getByRole('region', { name: 'Your HQ' }).getByRole('listitem').first(), 'in stock', 'R7.4.3')
})

test('on a phone the tabs lead to action, hand, HQ, contracts and offers, and nothing is wider than the screen', async ({
  person,
}) => {
  const table = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { page } = table
  await startAgainst(page, GAME, 'Easy')
  await untilAction(table, 'research')
  for (const [tab, region] of [
    ['Hand', 'Hand'],
    ['Your HQ', 'Your HQ'],
    ['Contracts', 'Contracts'],
    ['Offers', 'Offers'],
    ['Action', 'Action'],
  ] as const) {
    await page.getByRole('group', { name: 'Areas of the board' }).getByRole('button', { name: tab }).tap()
    await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})
