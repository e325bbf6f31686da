import { expect, test } from 'vitest'
import { kepler as data } from '../src/boards/kepler/data'
import {
  around,
  beeline,
  cells,
  centre,
  COLS,
  distance,
  emptyRun,
  fromOffset,
  hexAt,
  hexName,
  id,
  mapLines,
  nameSide,
  rim,
  ROWS,
  SIZE,
  toOffset,
  walk,
} from '../src/boards/kepler/hex'
import { pointsAsTold } from '../src/boards/kepler/chronicle'
import { trackShips } from '../src/boards/kepler/ships'
import { fitsInRow, slotsOf } from '../src/boards/kepler/slots'
import { attemptAtHex, isMereFlight, spot, spotsOf } from '../src/boards/kepler/spots'
import { atSpots } from '../src/boards/spots'
import type { Question } from '../src/boards/types'
import type { Action, ActionChoice, Event, Hex, View } from '../src/boards/kepler/types'
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

test('a point of the map belongs to the hex around it, and no point outside to any', () => {
  for (const { hex } of cells(data.map)) {
    const { x, y } = centre(hex)
    for (const [dx, dy] of [
      [0, 0],
      [SIZE * 0.8, 0],
      [-SIZE * 0.8, 0],
      [0, SIZE * 0.95],
      [0, -SIZE * 0.95],
    ] as const)
      expect(hexAt({ x: x + dx, y: y + dy })).toEqual(hex)
  }
  expect(hexAt({ x: 0, y: 0 })).toBeNull()
  expect(hexAt({ x: 1e4, y: 300 })).toBeNull()
})

test('every edge of the map is drawn once', () => {
  const { borders, outline, grid } = mapLines(cells(data.map))
  const edges = [borders, outline, grid].flatMap((path) => path.split('M').slice(1)).map((edge) => edge.split('L').sort().join())
  expect(new Set(edges).size).toBe(edges.length)
  // Each hex has six edges; those inside belong to two.
  expect(2 * edges.length - outline.split('M').slice(1).length).toBe(6 * ROWS * COLS)
})

test('an area is outlined as a whole, without a single hex that it surrounds', () => {
  const edges = (hexes: Hex[]): number => rim(hexes).split('M').length - 1
  expect(edges([[0, 0]])).toBe(6)
  expect(
    edges([
      [0, 0],
      [1, 0],
    ]),
  ).toBe(10)
  expect(edges(around([0, 0]))).toBe(18)
})

test('names of zones and stars keep clear of tiles', () => {
  const all = cells(data.map)
  const star = all.find(({ what }) => what === 1)
  if (!star) throw new Error('a star')
  const below = nameSide(star, new Set())
  expect(nameSide(star, new Set(below.covers)).covers).not.toEqual(below.covers)
  const [first] = emptyRun(all, 'short', new Set()) ?? []
  if (!first) throw new Error('a run')
  expect(emptyRun(all, 'short', new Set([id(first)]))?.[0]).not.toEqual(first)
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

test('a flight into empty space is told by its way alone, one to a tile also in words', () => {
  const view = { flying: [0, 1], tiles: [{ hex: [2, 1] }] } as unknown as View
  expect(isMereFlight({ fly: { path: ['e'] } }, view)).toBe(true)
  expect(isMereFlight({ fly: { path: ['e', 'e'] } }, view)).toBe(false)
  expect(isMereFlight('end', view)).toBe(false)
})

test('a click on a hex out of reach asks about flying there', () => {
  const view = { flying: [0, 1], players: [], viewer: 0 } as unknown as View
  expect(attemptAtHex([], view, [2, 1])).toEqual({ fly: { path: ['e', 'e'] } })
})

test('a click on a hex where no ship can be built asks about the nearest planet', () => {
  const cards = [
    { card: 0, hex: null },
    { card: 9, hex: [6, 0] },
  ]
  const view = { flying: null, players: [{ ships: [], cards }], viewer: 0 } as unknown as View
  const build: ActionChoice = { action: { build: { card: 0, hex: [1, 0] } }, label: { key: 'choice-build', args: [] } }
  expect(attemptAtHex([build], view, [2, 0])).toEqual({ build: { card: 0, hex: [2, 0] } })
  expect(attemptAtHex([build], view, [5, 1])).toEqual({ build: { card: 9, hex: [5, 1] } })
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

test('cubes that are taken away leave their places open during the turn, so that the others stay where they are', () => {
  const full = { energy: 5, matter: 4, antimatter: 0 }
  const burned = { energy: 3, matter: 4, antimatter: 1 }
  expect(slotsOf(full, burned, true)).toEqual({ energy: 5, matter: 4, antimatter: 1 })
  expect(slotsOf(full, burned, false)).toEqual(burned)
})

test('seventeen cubes are too many for one row of the depot', () => {
  expect(fitsInRow({ energy: 7, matter: 7, antimatter: 3 }, 16, 150)).toBe(false)
  expect(fitsInRow({ energy: 4, matter: 2, antimatter: 0 }, 16, 150)).toBe(true)
})

test('points, medals and the next round change when they are told; the board changes at once', () => {
  const at = (n: number): View =>
    ({
      round: n,
      card: `card-${n}`,
      medals_left: [[n], [n]],
      ghost: { track: [n, n] },
      tiles: [n],
      players: [0, 1].map(() => ({ score: [['planets', n]], medals: [n, n], track: [n, n], ships: [n] })),
    }) as unknown as View
  const medals: Event = { medals_awarded: { seat: 1, track: 'colonial', n: 2 } }
  const round: Event = { round_begins: { round: 2, card: 'card-2' } }
  const [before, after] = [at(1), at(2)]
  const part = pointsAsTold(before, after, [medals, round])
  expect(part).toMatchObject({ round: 1, card: 'card-1', medals_left: [[1], [1]], ghost: { track: [2, 2] }, tiles: [2] })
  expect(part.players).toMatchObject([
    { score: [['planets', 2]], medals: [2, 2], track: [2, 2], ships: [2] },
    { score: [['planets', 1]], medals: [1, 1], track: [1, 1], ships: [2] },
  ])
  expect(pointsAsTold(before, after, [round])).toEqual({ ...after, round: 1, card: 'card-1' })
  expect(pointsAsTold(before, after, [])).toEqual(after)
})
