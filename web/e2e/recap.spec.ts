import { expect, SIZES, test } from './base.ts'
import { playRecordFrom, startFromHome } from './people.ts'
import { entriesOf, goldenRecord } from './records.ts'
import type { Locator } from '@playwright/test'
import type { TablePage } from './table.ts'

const recapOf = ({ page }: TablePage): Locator => page.getByRole('region', { name: 'Since your last turn' })

/** Plays until the others have had a turn and the person is asked again. */
async function playToRecap(table: TablePage): Promise<Locator> {
  const recap = recapOf(table)
  for (let n = 0; n < 80 && (await table.turn()); n++) {
    await table.settled()
    if ((await recap.count()) > 0) return recap
    await table.decide(['bar', 'list'])
  }
  throw new Error('no recap')
}

for (const game of ['Kepler-3042', 'Planet Unknown', 'SpaceCorp', 'On Mars', 'Starship Interstellar']) {
  test(`${game}: the recap covers nothing, replays its lines and ends with the first click`, async ({ table }) => {
    const { page } = table
    await startFromHome(page, game, 'Play against bots')
    const recap = await playToRecap(table)
    const lines = recap.getByRole('listitem').getByRole('button')
    await expect(lines.first()).toHaveText(/bot.*: \S+/)
    const question = await table.askedText()
    const lefts = await lines.evaluateAll((all) => all.slice(0, 2).map((line) => line.getBoundingClientRect().left))
    expect(new Set(lefts).size, 'one below the other').toBe(1)

    const stages = new Map<number, unknown>()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect(recap).toBeVisible()
      await expect.poll(() => recap.evaluate(covered), `covered at ${width}x${height}`).toEqual([])
      stages.set(width, await page.locator('.layout > .stage').boundingBox())
    }
    await page.setViewportSize({ width: 1440, height: 900 })

    await lines.first().click()
    await expect(table.asked).toHaveText(/^Position \d+ of \d+/)
    await expect(table.seats.first(), 'the area is not the own one').toHaveAttribute('aria-pressed', 'false')
    await expect(recap).toBeVisible()
    await expect(table.asked).toHaveText(question)
    await expect(recap, 'it stays after it was watched').toBeVisible()
    const below = (): Promise<number> =>
      table.log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
    await expect.poll(below, 'the log is at its end again').toBeLessThan(2)

    await page.getByRole('complementary').getByRole('tab', { name: 'Log' }).click()
    await expect(recap).toBeHidden()
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const stage = page.locator('.layout > .stage')
      await expect.poll(() => stage.boundingBox(), `stage at ${width}x${height}`).toEqual(stages.get(width))
    }
  })
}

/** Three opponents and five. */
for (const [game, name] of [
  ['kepler-3042', 'four-players'],
  ['planet-unknown', 'six-players-modules'],
] as const)
  test(`${game}: no line of the recap of ${name} is cut, and nothing has to be scrolled to`, async ({ table }) => {
    const { page } = table
    const record = goldenRecord(game, name)
    const others = game === 'kepler-3042' ? 3 : 5
    const bots = Array.from({ length: others }, () => ({ kind: 'bot', bot: 'easy' }) as const)
    await playRecordFrom(page, record, Math.floor(entriesOf(record).length / 2), [{ kind: 'me' }, ...bots])
    const recap = await playToRecap(table)
    const lines = recap.getByRole('listitem')
    while ((await lines.count()) < others) {
      await table.decide(['bar', 'list'])
      await table.turn()
      await table.settled()
    }
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => recap.evaluate(cutIn), `cut at ${width}x${height}`).toEqual([])
    }
    await expect(lines.getByRole('button', { name: /bot \d: \S/ }), 'the whole line by its name').toHaveCount(others)
  })

/** Runs in the page: lines that are cut, or outside of the recap. */
function cutIn(recap: Element): string[] {
  const box = recap.getBoundingClientRect()
  return [...recap.querySelectorAll('.text')].flatMap((line) => {
    const { left, right, top, bottom } = line.getBoundingClientRect()
    const inside = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom
    const whole = line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight + 1
    return inside && whole ? [] : [line.textContent]
  })
}

/** Runs in the page: the regions of the table that overlap with the recap. */
function covered(recap: Element): string[] {
  const box = recap.getBoundingClientRect()
  // Drawings have classes of the same names.
  const regions = [...document.querySelectorAll(':is(.stage, .own, .tray, .tabs, .slot, .head):not(svg, svg *)')]
  return regions.flatMap((region) => {
    const { left, right, top, bottom } = region.getBoundingClientRect()
    const apart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom
    return apart ? [] : [region.className]
  })
}
