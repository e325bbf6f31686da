// On a desk, nothing that a decision needs is below the fold of the window or of a panel.
import type { Page } from '@playwright/test'
import { expect, SIZES, test } from './base.ts'
import { playRecordFrom, playTourFrom } from './people.ts'
import { entriesOf, goldenRecord } from './records.ts'
import type { TablePage } from './table.ts'

/** Entries of every tour at which to begin, and how many decisions to make from there. */
const BEGINNINGS = [20, 80]
const DECISIONS = 6

/** Boards of several columns; the others have what is less urgent below the fold of a small desk. */
const ON_SMALL_DESKS = ['kepler-3042', 'planet-unknown']
const LARGE = 1440
const desksOf = (game: string): (typeof SIZES)[number][] =>
  SIZES.filter(([width]) => width >= (ON_SMALL_DESKS.includes(game) ? 1024 : LARGE))

/** Pixels that the player's own area scrolls. */
const scrolls = (page: Page): Promise<number> =>
  page.locator('.layout > .own').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)

/** Spots with choices whose middle is not in sight: scrolled away, cut off or covered. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spots = document.querySelectorAll('main :is(button.live:not(.store > button), svg [role="button"][tabindex="0"])')
    return [...spots].flatMap((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return !spot.checkVisibility() || spot.contains(seen) ? [] : [spot.outerHTML.slice(0, 200)]
    })
  })

/** Makes some decisions, and looks for what can be chosen before each. Returns how many spots there were. */
async function lookAround(table: TablePage, game: string): Promise<number> {
  const { page } = table
  let spots = 0
  for (let n = 0; n < DECISIONS && (await table.turn()); n++) {
    await table.settled()
    await table.closeList()
    spots += await table.glowing.count()
    const asked = await table.askedText()
    for (const [width, height] of desksOf(game)) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => outOfSight(page), `${asked} at ${width}x${height}`).toEqual([])
      if (game === 'kepler-3042') expect(await scrolls(page), `pixels at ${width}x${height}`).toBeLessThanOrEqual(1)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await table.decide(['board', 'bar', 'list'])
  }
  return spots
}

for (const game of ['kepler-3042', 'planet-unknown', 'spacecorp', 'on-mars', 'starship-interstellar'])
  test(`whatever can be chosen on the board of ${game} is in sight`, async ({ table }) => {
    let spots = 0
    for (const at of BEGINNINGS) {
      await playTourFrom(table.page, game, at, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
      spots += await lookAround(table, game)
    }
    // How many depends on the deal.
    expect(spots, 'spots with choices').toBeGreaterThan(DECISIONS)
  })

/** Three opponents and five. */
for (const [game, name, others] of [
  ['kepler-3042', 'four-players', 3],
  ['planet-unknown', 'six-players-modules', 5],
] as const)
  test(`whatever can be chosen on the board of ${game} is in sight beside ${others} opponents`, async ({ table }) => {
    const record = goldenRecord(game, name)
    const bots = Array.from({ length: others }, () => ({ kind: 'bot', bot: 'easy' }) as const)
    let spots = 0
    for (const share of [0.3, 0.75]) {
      await playRecordFrom(table.page, record, Math.floor(entriesOf(record).length * share), [{ kind: 'me' }, ...bots])
      spots += await lookAround(table, game)
    }
    expect(spots, 'spots with choices').toBeGreaterThan(DECISIONS)
  })
