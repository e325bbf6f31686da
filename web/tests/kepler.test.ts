import { expect, test } from 'vitest'
import { kepler as data } from '../src/boards/kepler/data'
import { beeline, cells, centre, COLS, distance, fromOffset, hexName, id, ROWS, toOffset, walk } from '../src/boards/kepler/hex'
import { trackShips } from '../src/boards/kepler/ships'
import { attemptAtHex, spot, spotsOf } from '../src/boards/kepler/spots'
import { atSpots } from '../src/boards/spots'
import type { Question } from '../src/boards/types'
import type { Action, ActionChoice, Hex, View } from '../src/boards/kepler/types'
import mid from './fixtures/kepler-mid.json'
import solo from './fixtures/kepler-solo.json'

interface Position {
  views: { view: View }[]
  questions: Question<Action>[]
}
/** Recorded messages of a server. TypeScript does not infer tuples and unions from JSON. */
const positions = [...mid, ...solo] as unknown as Position[]

test('the map is complete, with Sol at the origin', () => {
  const all = cells(data.map)
  expect(all).toHaveLength(ROWS * COLS)
  expect(all.find(({ what }) => what === 'sol')?.hex).toEqual([0, 0])
  expect(all.filter(({ what }) => typeof what === 'number')).toHaveLength(20)
  for (const { q, r } of data.stars) expect(all.find(({ hex }) => id(hex) === id([q, r]))?.what).toBeTypeOf('number')
})

test('a hex is named by row and column, as the log names it', () => {
  expect([hexName([0, 0]), hexName([3, -1]), hexName([-8, 1])]).toEqual(['J17', 'I20', 'K10'])
})

test('offset and axial coordinates are inverse to each other, and neighbours are equally far apart', () => {
  for (let row = 0; row < ROWS; row++) {
    for (let col = 0; col < COLS; col++) expect(toOffset(fromOffset(row, col))).toEqual({ row, col })
  }
  const [a, b] = [centre([0, 0]), centre([0, 1])]
  const [c] = [centre([1, 0])]
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.hypot(a.x - c.x, a.y - c.y))
})

test('a beeline is a shortest path to its target', () => {
  const from: Hex = [0, 0]
  const to: Hex = [-5, 3]
  const path = beeline(from, to)
  expect(path).toHaveLength(distance(from, to))
  expect(walk(from, path).at(-1)).toEqual(to)
})

test('every choice with parameters has a spot on the board', () => {
  for (const { views, questions } of positions) {
    const flying = views[0]?.view.flying ?? null
    const actions = questions.flatMap(({ choices }) => choices.map(({ action }) => action))
    for (const action of actions.filter((each) => typeof each !== 'string'))
      expect(spotsOf(action, flying), JSON.stringify(action)).not.toEqual([])
  }
})

test('choices are grouped by spot', () => {
  const build = (card: number): ActionChoice => ({
    action: { build: { card, hex: [1, 0] } },
    label: { key: 'choice-build', args: [] },
  })
  expect(atSpots([build(0), build(9)], (action) => spotsOf(action, null)).get(spot.hex([1, 0]))).toHaveLength(2)
})

test('a click on a hex out of reach asks about flying there', () => {
  const view = { flying: [0, 1], players: [], viewer: 0 } as unknown as View
  expect(attemptAtHex([], view, [2, 1])).toEqual({ fly: { path: ['e', 'e'] } })
})

test('a ship keeps its key when it moves', () => {
  const before = trackShips(
    [],
    [
      [
        [0, 1],
        [1, 1],
      ],
      [[5, 5]],
    ],
  )
  const after = trackShips(before, [
    [
      [1, 1],
      [3, 1],
    ],
    [[5, 5]],
  ])
  expect(after.map(({ key }) => key).sort()).toEqual(before.map(({ key }) => key).sort())
  expect(after.find(({ hex }) => id(hex) === '3,1')?.key).toBe(before.find(({ hex }) => id(hex) === '0,1')?.key)
})
