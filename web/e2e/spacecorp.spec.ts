import { expect, test } from './base.ts'
import { startAgainst, startFromHome } from './people.ts'
import type { Locator } from '@playwright/test'
import type { Action } from '../src/boards/spacecorp/wire/Action.ts'
import type { View } from '../src/boards/spacecorp/wire/View.ts'
import type { Question } from '../src/lib/wire/Question.ts'
import type { TablePage, Way } from './table.ts'

const GAME = 'SpaceCorp'

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

test('the era of the Mariners alone against the competition, which plays between the own turns', async ({ table }) => {
  await startFromHome(table.page, GAME, 'Play solo')
  const rival = table.page.getByRole('region', { name: 'Competition' })
  await expect(rival).toContainText('0 T')
  while ((await table.turn()) && viewOf(table).era === 'mariners') await table.decide(['board', 'bar', 'list'])
  expect(viewOf(table).era).toBe('planeteers')
  expect(viewOf(table).competition?.discard.length, 'cards of its new deck').toBeGreaterThan(0)
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
  const before = await total.textContent()
  expect(viewOf(table).draft?.sites).toEqual([3])

  const card = cards(table).and(table.page.locator('.live')).first()
  const id = Number(await card.getAttribute('data-card'))
  const same = table.page.locator(`button[data-card="${id}"]`)
  await table.move(() => same.click())
  expect(viewOf(table).draft?.cards.map(([each]) => each)).toEqual([id])
  expect(Number(await total.textContent())).toBeGreaterThan(Number(before))
  await table.move(() => same.click())
  expect(viewOf(table).draft?.cards, 'taken out again').toEqual([])
  await expect(total).toHaveText(before ?? '')
  await table.move(() => same.click())
  await expect(same).toHaveAttribute('aria-pressed', 'true')
})

test('turns by keyboard alone: the type of action in the tray, a destination on the map, answers beside the question', async ({
  table,
}) => {
  const { page } = table
  await startAgainst(page, GAME, 'Easy')
  await page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used')))
  const press = async (target: Locator): Promise<void> => {
    await target.focus()
    await table.move(() => page.keyboard.press('Enter'))
  }
  await table.turn()
  const turns = viewOf(table).turns
  for (let question; (question = await table.turn()) && viewOf(table).turns < turns + 6;) {
    await table.settled()
    const plain = actionsOf(question).filter((action) => typeof action === 'string')
    const [kind] = begins(question)
    if (kind) await press(tray(table).locator('button.live').first())
    else if (plain.length > 0) await press(table.answers.first())
    else await press(table.glowing.first())
  }
  expect(viewOf(table).turns).toBeGreaterThanOrEqual(turns + 6)
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
  await explained(page.getByRole('region', { name: 'Contracts' }).getByRole('listitem').first(), /take a Produce action/i, 'R9.1')
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
