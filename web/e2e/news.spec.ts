// The latest moves of others, in the place of the history.
import { expect, SIZES, test } from './base.ts'
import { playRecordFrom } from './people.ts'
import { entriesOf, goldenRecord } from './records.ts'
import type { Page } from '@playwright/test'

/** How often to look at what is announced. */
const LOOKS = 6

/** What is cut of what is announced now; undefined where nothing is. */
const cut = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => {
    const panel = document.querySelector('[data-news]')
    if (!panel) return undefined
    const frame = panel.getBoundingClientRect()
    return [...panel.querySelectorAll('p, span')].flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      const inside = left >= frame.left && right <= frame.right && top >= frame.top - 0.5 && bottom <= frame.bottom + 0.5
      return inside && each.scrollWidth <= each.clientWidth + 1 ? [] : [each.textContent.trim()]
    })
  })

for (const [game, name, others] of [
  ['kepler-3042', 'four-players', 3],
  ['planet-unknown', 'six-players-modules', 5],
] as const)
  test(`${game}: nothing that is announced of ${others} opponents is cut in any size`, async ({ person }) => {
    const table = await person({ atOnce: false })
    const { page } = table
    const record = goldenRecord(game, name)
    const bots = Array.from({ length: others }, () => ({ kind: 'bot', bot: 'easy' }) as const)
    await playRecordFrom(page, record, Math.floor(entriesOf(record).length / 2), [{ kind: 'me' }, ...bots])
    let looks = 0
    for (let n = 0; looks < LOOKS && (await table.turn()); n++) {
      // The page tells what has led to the question, or has just done so.
      for (let i = 0; i < SIZES.length; i++) {
        const [width, height] = SIZES[(n + i) % SIZES.length] ?? [1440, 900]
        await page.setViewportSize({ width, height })
        const found = await cut(page)
        if (found === undefined) continue
        expect(found, `at ${width}x${height}`).toEqual([])
        looks++
      }
      await table.decide(['list', 'bar'])
    }
    expect(looks).toBeGreaterThanOrEqual(LOOKS)
  })
