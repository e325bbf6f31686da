// SpaceCorp for two in two browsers, and standing orders, from recorded games.
import { expect, test } from './base.ts'
import { nextMover, playRecordTogether } from './people.ts'
import { entriesOf, goldenRecord } from './records.ts'
import type { TablePage } from './table.ts'
import type { View } from '../src/boards/spacecorp/wire/View.ts'

const ERA = goldenRecord('spacecorp', 'two-players-mariners')
/** Entries of the record that are played by the test. */
const LAST = 24

const viewOf = ({ latest }: TablePage): View => latest?.views[0]?.view as View
/** Whether a window waits for the second seat. */
const asksFriend = (table: TablePage): boolean => viewOf(table).window?.waiting.includes(1) ?? false

test('two friends finish the era of the Mariners, each at a board of their own', async ({ person }) => {
  const [host, friend] = [await person(), await person()]
  await playRecordTogether(host, friend, ERA, entriesOf(ERA).length - LAST)
  const ways = ['board', 'bar', 'list'] as const
  await Promise.all([host.playToTheEnd(ways), friend.playToTheEnd(ways)])
  expect(viewOf(host).players.map(({ profit }) => profit)).toEqual(viewOf(friend).players.map(({ profit }) => profit))
  await expect(host.log).toContainText('The game is over')
})

test('an order answers windows for its owner, nobody else can tell, and the owner is asked again once it is revoked', async ({
  person,
}) => {
  const [host, friend] = [await person(), await person()]
  await playRecordTogether(host, friend, ERA, entriesOf(ERA).length - 120)
  const people = [host, friend]
  /** One decision of the first person who is asked. */
  const decide = async (): Promise<void> => {
    const mover = await nextMover(people)
    await mover?.decide(['bar', 'board', 'list'])
  }
  const advance = friend.bar.locator('summary').filter({ hasText: 'Answer in advance' })
  const given = friend.bar.getByRole('button', { name: 'Decline Edges for this era' })

  // It is given when nothing asks for it, and the other browser is sent nothing.
  while (viewOf(friend).window) await decide()
  await Promise.all(people.map((each) => each.settled()))
  const before = host.latest
  await advance.click()
  await friend.bar.getByRole('button', { name: 'Decline Edges for this era' }).click()
  await expect(given).toBeVisible()
  expect(host.latest, 'no message').toBe(before)

  let windows = 0
  for (let n = 0; n < 60 && windows < 3; n++) {
    await decide()
    await Promise.all(people.map((each) => each.until(({ at }) => at >= Math.max(host.latest?.at ?? 0, friend.latest?.at ?? 0))))
    if (!asksFriend(host)) continue
    windows++
    expect(friend.latest?.questions, 'its owner is not asked').toEqual([])
    expect(host.latest?.awaited, 'the other sees a seat that is asked').toContain(1)
    expect(host.latest?.orders.map(({ seat, given: label }) => [seat, label])).toEqual([[0, null]])
  }
  expect(windows, 'windows that the order answered').toBeGreaterThan(0)

  await given.click()
  await expect(given).toBeHidden()
  while (!(asksFriend(friend) && friend.latest?.questions.length)) await decide()
  await friend.settled()
  await expect(advance).toBeVisible()
})
