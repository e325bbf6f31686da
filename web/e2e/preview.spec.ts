// The bubble that tells what a choice would do: beside the pointer, and whole.
import { expect, test } from './base.ts'
import { playTourFrom } from './people.ts'
import type { Locator } from '@playwright/test'

/** After this entry of the tour, the first player builds ships: on the map and in a long list. */
const BUILDING = 20
/** Pixels between pointer and bubble. */
const NEAR = 60

interface Distance {
  /** Pixels between the pointer and the nearest point of the bubble. */
  x: number
  y: number
  /** Whether the bubble ends left of the pointer. */
  left: boolean
}

/** Points at something and measures where the bubble appears. */
async function point(target: Locator): Promise<Distance> {
  const page = target.page()
  await page.mouse.move(0, 0)
  const bubble = page.locator('.preview')
  await expect(bubble).toBeHidden()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('not drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await expect(bubble).toBeVisible()
  await expect(bubble).toBeInViewport({ ratio: 1 })
  const { left, right, top, bottom } = await bubble.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  return { x: Math.max(left - x, x - right, 0), y: Math.max(top - y, y - bottom, 0), left: right <= x }
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const)
  test(`at ${width}x${height} the preview is beside the pointer, on the map and in the list`, async ({ person }) => {
    const table = await person({ viewport: { width, height } })
    await playTourFrom(table.page, 'kepler-3042', BUILDING, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
    await table.turn()
    await table.settled()
    await table.closeList()
    for (const spot of [table.map.getByRole('button').first(), table.map.getByRole('button').last()]) {
      const { x, y } = await point(spot)
      expect(Math.max(x, y), 'pixels from a spot of the map').toBeLessThan(NEAR)
    }
    await table.openList()
    for (const line of [table.listed.first(), table.listed.last()]) {
      const { y, left } = await point(line)
      expect(y, 'pixels above or below a line').toBeLessThan(NEAR)
      expect(left, 'left of the line, so that the next ones can be read').toBe(true)
    }
  })

test('Esc removes the preview beside the pointer, and it does not come back by itself', async ({ table }) => {
  const { page } = table
  await playTourFrom(page, 'kepler-3042', BUILDING, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
  await table.turn()
  await table.settled()
  await table.closeList()
  await point(table.map.getByRole('button').first())
  await page.keyboard.press('Escape')
  const bubble = page.locator('.preview')
  await expect(bubble).toBeHidden()
  // Another one comes within this time where there is one to come.
  await point(table.map.getByRole('button').last())
  await page.keyboard.press('Escape')
  await expect(bubble).toBeHidden()
  await expect(table.map.locator('.hot')).toHaveCount(0)
})
