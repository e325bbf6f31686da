// The change of an era in SpaceCorp, from recorded games shortly before it.
import { expect, test } from './base.ts'
import { playReplayFrom, uploadRecord } from './people.ts'
import { goldenRecord } from './records.ts'
import type { Locator, Page } from '@playwright/test'
import type { Course } from '../src/lib/wire/Course.ts'
import type { Event } from '../src/boards/spacecorp/wire/Event.ts'
import type { Standing } from '../src/boards/spacecorp/wire/Standing.ts'
import type { View } from '../src/boards/spacecorp/wire/View.ts'
import type { TablePage } from './table.ts'

const ME = { kind: 'me' } as const
const BOT = { kind: 'bot', bot: 'easy' } as const
const titleOf = ({ page }: TablePage): Locator => page.getByRole('group', { name: 'A new era' })
const viewOf = (table: TablePage): View => table.latest?.views[0]?.view as View

/** The entry of a replay that begins the second era. */
async function secondEra(page: Page, replay: string): Promise<number> {
  const course = await page.evaluate(async (id) => (await (await fetch(`/api/replays/${id}/course`)).json()) as Course, replay)
  const isBegin = (event: Event): boolean => typeof event === 'object' && 'era_begins' in event
  const entry = course.log.find(({ events }) => events.some(({ event }) => isBegin(event as Event)))
  if (!entry) throw new Error('the record ends in its first era')
  return entry.at
}

/** Plays a recorded game from the decision that led to the second era until it begins, and returns what the first one brought. */
async function toSecondEra(table: TablePage, record: string, seats: Parameters<typeof playReplayFrom>[3]): Promise<Standing[]> {
  const replay = await uploadRecord(table.page, goldenRecord('spacecorp', record))
  await playReplayFrom(table.page, replay, (await secondEra(table.page, replay)) - 1, seats)
  while ((await table.turn()) && viewOf(table).era === 'mariners') await table.decide(['bar', 'list'])
  await table.page.reload()
  await table.turn()
  const events = table.latest?.log.flatMap((entry) => entry.events.map(({ event }) => event as Event)) ?? []
  const end = events.flatMap((event) => (typeof event === 'object' && 'era_ends' in event ? [event.era_ends] : [])).at(-1)
  return end?.standings ?? []
}

for (const [record, seats] of [
  ['solo', [ME]],
  ['two-players', [ME, BOT]],
] as const)
  test(`${record}: a new era is announced with what the old one brought to both sides, until the player goes on`, async ({
    table,
  }) => {
    const standings = await toSecondEra(table, record, seats)
    const title = titleOf(table)
    await expect(title).toContainText('Planeteers')
    const rows = title.getByRole('row')
    await expect(rows).toHaveCount(3)
    for (const [side, { gained, bases, contracts }] of standings.entries())
      await expect(rows.nth(side + 1)).toHaveText(new RegExp(`\\+${gained} T\\s*\\d+ T\\s*${bases}\\s*${contracts}$`))
    const at = table.latest?.at
    await table.page.keyboard.press('Enter')
    await expect(title).toBeHidden()
    expect(table.latest?.at, 'Enter decided nothing').toBe(at)
  })

test('a new era is announced at once; a click goes on to the turn of the competition', async ({ table }) => {
  const { page } = table
  const replay = await uploadRecord(page, goldenRecord('spacecorp', 'solo'))
  await playReplayFrom(page, replay, (await secondEra(page, replay)) - 1, [ME])
  while ((await table.turn()) && viewOf(table).era === 'mariners') await table.decide(['bar', 'list'])
  const title = titleOf(table)
  await expect(title).toBeVisible()
  await expect(page.getByRole('group', { name: 'Turn of the competition' }), 'one after the other').toBeHidden()
  await title.getByRole('button', { name: 'Go on' }).click()
  await expect(title).toBeHidden()
  await expect(page.getByRole('group', { name: 'Turn of the competition' })).toContainText('Step 1 of')
})
