// Text in drawings: at least ten pixels on the stage, eleven in panels, at every size and zoom.
import type { Page } from '@playwright/test'
import { expect, test } from './base.ts'
import { playRecordFrom, playTourFrom, startFromHome } from './people.ts'
import { goldenRecord } from './records.ts'
import type { TablePage } from './table.ts'

/** The sizes in pixels of all visible texts inside drawings, with what they say. */
const textsOf = (page: Page, where: string): Promise<{ size: number; text: string }[]> =>
  page.locator(`:is(${where}) svg text`).evaluateAll((texts) =>
    texts.flatMap((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0
      const size = parseFloat(getComputedStyle(text).fontSize) * scale
      return text.checkVisibility() && text.textContent.trim() ? [{ size, text: text.textContent.trim() }] : []
    }),
  )

/** Tenths of a pixel are rounded away. */
const tooSmall = async (page: Page, where: string, least: number): Promise<string[]> =>
  (await textsOf(page, where)).filter(({ size }) => size < least - 0.1).map(({ size, text }) => `${text}: ${size.toFixed(1)}`)

const solo =
  (game: string) =>
  async (table: TablePage): Promise<void> => {
    await startFromHome(table.page, game, 'Play solo')
    await table.decideTimes(14, ['list', 'bar'])
  }
/** In the middle of a tour, against a bot. */
const tour =
  (game: string) =>
  ({ page }: TablePage): Promise<void> =>
    playTourFrom(page, game, 60, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
/** In the middle of an era of SpaceCorp. */
const era =
  (record: string, at: number) =>
  ({ page }: TablePage): Promise<void> =>
    playRecordFrom(page, goldenRecord('spacecorp', record), at, [{ kind: 'me' }])

for (const [game, begin] of [
  ['Kepler-3042', solo('Kepler-3042')],
  ['Planet Unknown', solo('Planet Unknown')],
  ['the Mariners', era('solo-short', 80)],
  ['the Planeteers', era('solo-planeteers', 80)],
  ['the Starfarers', era('solo-starfarers', 80)],
  ['On Mars', tour('on-mars')],
  ['Starship Interstellar', tour('starship-interstellar')],
] as const)
  test(`text of ${game} is legible at every size`, async ({ table }) => {
    const { page } = table
    await begin(table)
    await table.turn()
    await table.settled()
    await table.closeList()
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect((await textsOf(page, '.stage')).length).toBeGreaterThan(5)
      await expect.poll(() => tooSmall(page, '.stage', 10), `on the stage at ${width}x${height}`).toEqual([])
      await expect.poll(() => tooSmall(page, '[data-panel], aside', 11), `in panels at ${width}x${height}`).toEqual([])
    }
  })

for (const game of ['Kepler-3042', 'Planet Unknown'])
  test(`signs on the map of ${game} are legible at every zoom, where they have room`, async ({ table }) => {
    const { page } = table
    await startFromHome(page, game, 'Play solo')
    await page.setViewportSize({ width: 390, height: 844 })
    const nearer = page.getByRole('button', { name: 'Nearer' })
    const whole = page.getByRole('button', { name: 'Show everything' })
    // There is no planet before it is chosen.
    while ((await table.turn()) && !(await nearer.isVisible())) await table.decide(['list', 'bar'])
    if (await whole.isVisible()) await whole.click()
    for (let n = 0; n < 5; n++) {
      expect(await tooSmall(page, '.stage', 10)).toEqual([])
      await nearer.click()
    }
  })
