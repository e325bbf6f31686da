// SpaceCorp alone against the competition: its turns are read step by step, whatever cards are dealt.
import { expect, test } from './base.ts'
import { startFromHome } from './people.ts'
import type { Locator } from '@playwright/test'
import { tabTo, type TablePage } from './table.ts'
import type { Event } from '../src/boards/spacecorp/wire/Event.ts'

const turnOf = ({ page }: TablePage): Locator => page.getByRole('group', { name: 'Turn of the competition' })
const button = (panel: Locator, name: string): Locator => panel.getByRole('button', { name })
const isOff = async (target: Locator): Promise<boolean> => (await target.getAttribute('aria-disabled')) === 'true'

/** Begins the game, whose first turn is the competition's, and declines to answer it with Edges. */
async function afterFirstTurn(table: TablePage): Promise<Locator> {
  await startFromHome(table.page, 'SpaceCorp', 'Play solo')
  await table.turn()
  await table.move(() => table.page.keyboard.press('Enter'))
  const isMine = (): boolean => eventsOf(table).some((event) => typeof event === 'object' && 'turn_begins' in event)
  while ((await table.turn()) && !isMine()) await table.decide(['bar', 'list'])
  await table.settled()
  return turnOf(table)
}

const eventsOf = ({ latest }: TablePage): Event[] =>
  latest?.log.flatMap(({ events }) => events.map(({ event }) => event as Event)) ?? []

/** The rules of all steps so far, which a new connection is sent. */
async function rulesOf(table: TablePage): Promise<string[]> {
  await table.page.reload()
  await table.turn()
  return eventsOf(table).flatMap((event) => (typeof event === 'object' && 'competition' in event ? [event.competition.rule] : []))
}

test("the competition's turn is read at the reader's pace: back and forth, each step with its rule", async ({ table }) => {
  const panel = await afterFirstTurn(table)
  const [back, next, rules] = [button(panel, 'Back'), button(panel, 'Next'), panel.getByRole('link', { name: /^Rule R\d/ })]
  await expect(panel).toContainText('Step 1 of')
  await expect(panel).toContainText('The competition takes its turn')
  expect(await isOff(back)).toBe(true)

  const read: (string | null)[] = []
  for (;;) {
    await expect(rules.first()).toHaveAttribute('href', /^\/rules\/spacecorp#R1\d/)
    read.push(...(await rules.allTextContents()))
    if (await isOff(next)) break
    await next.click()
  }
  const last = await panel.textContent()
  await back.click()
  await expect(panel).not.toHaveText(last ?? '')
  await next.click()
  await expect(panel).toHaveText(last ?? '')
  expect(read, 'every step that was logged').toEqual(await rulesOf(table))
})

test('the turn stays over a reload and until it is closed, and a link leads to its rule', async ({ table }) => {
  const panel = await afterFirstTurn(table)
  await table.page.reload()
  await table.turn()
  await expect(panel).toContainText('Step 1 of')
  const opened = table.page.waitForEvent('popup')
  await panel.getByRole('link').first().click()
  const rules = await opened
  await expect(rules.locator('[id="R15.3"]')).toBeInViewport()
  await rules.close()
  await button(panel, 'Close').click()
  await expect(panel).toBeHidden()
  await table.page.reload()
  await table.turn()
  await expect(panel).toBeVisible()
  await table.page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test("the turn is gone with the player's next decision", async ({ table }) => {
  const panel = await afterFirstTurn(table)
  await expect(panel).toBeVisible()
  await table.decide(['board', 'bar', 'list'])
  await table.settled()
  await expect(panel).toBeHidden()
})

test("with Tab and Enter alone the competition's turn is read, and a Research taken until it plays again", async ({ table }) => {
  const { page } = table
  const panel = await afterFirstTurn(table)
  await page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used')))
  const next = button(panel, 'Next')
  await tabTo(page, next)
  while (!(await isOff(next))) await page.keyboard.press('Enter')
  await expect(panel).toContainText(/Step (\d+) of \1/)

  const research = page.getByRole('region', { name: 'Action', exact: true }).getByRole('button', { name: /^Research/ })
  const main = table.bar.locator('.primary')
  const hasTurn = (): boolean => /"competition".*"step":{"turn_begins"/.test(JSON.stringify(eventsOf(table)))
  do {
    const { choices = [] } = (await table.turn()) ?? {}
    await table.settled()
    const begins = choices.some(({ action }) => JSON.stringify(action) === '{"begin":{"kind":"research"}}')
    const target = begins ? research : (await main.count()) > 0 ? main : table.glowing.or(table.answers)
    await table.move(async () => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    })
  } while (!hasTurn())
  await expect(panel).toContainText('Step 1 of')
})

for (const [width, height] of [
  [1024, 768],
  [390, 844],
] as const)
  test(`on a screen of ${width} x ${height} the turn stays within the map`, async ({ person }) => {
    const table = await person({ viewport: { width, height } })
    const panel = await afterFirstTurn(table)
    const [outer, inner] = [await table.page.locator('.layout > .stage').boundingBox(), await panel.boundingBox()]
    if (!outer || !inner) throw new Error('not drawn')
    expect(inner.x).toBeGreaterThanOrEqual(outer.x)
    expect(inner.y).toBeGreaterThanOrEqual(outer.y)
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
  })
