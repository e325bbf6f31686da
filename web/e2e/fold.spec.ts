// On a desk, nothing that a decision needs is below the fold of the window or of a panel.
import type { Page } from '@playwright/test'
import { expect, test } from './base.ts'
import { playTourFrom } from './people.ts'

/** Entries of every tour at which to begin, and how many decisions to make from there. */
const BEGINNINGS = [20, 80]
const DECISIONS = 6

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]
/** Boards of several columns; the others have what is less urgent below the fold of a small desk. */
const ON_SMALL_DESKS = ['kepler-3042', 'planet-unknown']

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

for (const game of ['kepler-3042', 'planet-unknown', 'spacecorp', 'on-mars', 'starship-interstellar'])
  test(`whatever can be chosen on the board of ${game} is in sight`, async ({ table }) => {
    const { page } = table
    let spots = 0
    for (const at of BEGINNINGS) {
      await playTourFrom(page, game, at, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
      for (let n = 0; n < DECISIONS && (await table.turn()); n++) {
        await table.settled()
        await table.closeList()
        spots += await table.glowing.count()
        const asked = await table.askedText()
        for (const size of ON_SMALL_DESKS.includes(game) ? SIZES : SIZES.slice(0, 1)) {
          await page.setViewportSize(size)
          await expect.poll(() => outOfSight(page), `${asked} at ${size.width}x${size.height}`).toEqual([])
          if (game === 'kepler-3042') expect(await scrolls(page), `pixels at ${size.width}x${size.height}`).toBeLessThanOrEqual(1)
        }
        await page.setViewportSize({ width: 1440, height: 900 })
        await table.decide(['board', 'bar', 'list'])
      }
    }
    // How many depends on the deal.
    expect(spots, 'spots with choices').toBeGreaterThan(DECISIONS)
  })
