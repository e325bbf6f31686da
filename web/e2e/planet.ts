// What tests of Planet Unknown share.
import type { Locator } from '@playwright/test'
import type { Action } from '../src/boards/planet-unknown/wire/Action.ts'
import type { Square } from '../src/boards/planet-unknown/wire/Square.ts'
import type { View } from '../src/boards/planet-unknown/wire/View.ts'
import type { Question } from '../src/lib/wire/Question.ts'
import type { TablePage } from './table.ts'

export const viewOf = (table: TablePage): View => table.latest?.views[0]?.view as View
export const actionsOf = ({ choices }: Question): Exclude<Action, string>[] =>
  choices.map(({ action }) => action as Action).filter((action) => typeof action === 'object')

/** Decides at random until a tile is offered. */
export async function untilOffered(table: TablePage): Promise<void> {
  for (let question; (question = await table.turn());) {
    if (actionsOf(question).some((action) => 'choose_tile' in action)) break
    await table.decide(['list', 'bar'])
  }
  await table.settled()
  await table.closeList()
}

/** The centre of a square in window coordinates. */
export async function centreOf(table: TablePage, [x, y]: Square): Promise<[number, number]> {
  const box = await chartOf(table)
  return [box.x + ((x + 0.5) * box.width) / 12, box.y + ((y + 0.5) * box.height) / 12]
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** The chart in window coordinates, with what is outside its frame. */
export async function chartOf(table: TablePage): Promise<Box> {
  const box = await table.page.locator('rect.chart').boundingBox()
  if (!box) throw new Error('the planet is not visible')
  return box
}
