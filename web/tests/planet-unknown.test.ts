import { expect, test } from 'vitest'
import { leaders } from '../src/boards/planet-unknown/contest'
import { corporationOf, game as data, planetOf, type CorporationData } from '../src/boards/planet-unknown/data'
import { borders, CHART, complete, isOnPlanet } from '../src/boards/planet-unknown/ground'
import { between, extend, type PathLimits } from '../src/boards/planet-unknown/path'
import {
  anchors,
  footprint,
  nextInDirection,
  pieceOf,
  placements,
  snap,
  type Orientation,
} from '../src/boards/planet-unknown/shape'
import { attemptAtSquare, spot, spotsOf } from '../src/boards/planet-unknown/spots'
import { cubeSpace, parseTokens, spaces } from '../src/boards/planet-unknown/tokens'
import { angleAt, angleOf, polar, shortestTurn, withDetents, offsetAt, angleDelta } from '../src/boards/planet-unknown/turn'
import { atSpots } from '../src/boards/spots'
import type { Action, ActionChoice, CorporationId, PlayerView, Square } from '../src/boards/planet-unknown/types'

const ORIENTATIONS: Orientation[] = [false, true].flatMap((flip) => [0, 1, 2, 3].map((turns) => ({ turns, flip })))
const tile = (shape: string, pair: number, meteor: boolean): number =>
  data.shapes.findIndex(({ id }) => id === shape) * 12 + pair * 2 + Number(meteor)
const choice = (action: Action): ActionChoice => ({ action, label: { key: 'choice', args: [] } })

test('the component data is complete', () => {
  expect(data.shapes).toHaveLength(12)
  expect(data.planets).toHaveLength(13)
  expect(data.corporations).toHaveLength(9)
  expect([data.civ.length, data.events.length]).toEqual([36, 60])
  expect(data.positions[3]).toEqual([0, 1, 3, 4])
  expect(data.objectiveMedals).toEqual({ win: 5, tie: 2 })
  for (const planet of data.planets)
    expect(
      CHART.filter((square) => isOnPlanet(planet, square)),
      planet.id,
    ).toHaveLength(planet.id === 'lacuna' ? 94 : 96)
})

test('a tile is mirrored before it is rotated, with its bounding box at the origin (R4.1)', () => {
  // F5: ..B / AAB / .A.
  const f5 = tile('F5', 0, true)
  const squares = (orientation: Orientation): string =>
    pieceOf(data, f5, orientation)
      .cells.map(({ x, y }) => `${x}${y}`)
      .sort()
      .join(' ')
  expect(squares({ turns: 0, flip: false })).toBe('01 11 12 20 21')
  expect(squares({ turns: 1, flip: false })).toBe('01 10 11 12 22')
  expect(squares({ turns: 0, flip: true })).toBe('00 01 11 12 21')
  for (const orientation of ORIENTATIONS) {
    const { cells, width, height } = pieceOf(data, f5, orientation)
    expect(Math.min(...cells.map(({ x }) => x)) + Math.min(...cells.map(({ y }) => y))).toBe(0)
    expect([Math.max(...cells.map(({ x }) => x)), Math.max(...cells.map(({ y }) => y))]).toEqual([width - 1, height - 1])
    expect(cells.filter(({ icon }) => icon)).toHaveLength(2)
    expect(cells.filter(({ meteor }) => meteor)).toHaveLength(1)
  }
})

test('straight tiles have four distinct orientations, the others eight (R4.9)', () => {
  for (const { id } of data.shapes) {
    const distinct = new Set(ORIENTATIONS.map((orientation) => footprint(pieceOf(data, tile(id, 2, true), orientation), [0, 0])))
    expect(distinct.size, id).toBe(id.startsWith('I') ? 4 : 8)
  }
})

test('a placement is found in any of its equivalent orientations', () => {
  const i4 = tile('I4', 0, true)
  const listed = choice({ place_tile: { at: [3, 5], turns: 2, flip: false } })
  const found = placements(data, i4, [listed, choice('confirm')])
  // A flipped I4 equals one rotated by half a turn.
  expect(found.get(footprint(pieceOf(data, i4, { turns: 0, flip: true }), [3, 5]))).toBe(listed)
  expect(found.get(footprint(pieceOf(data, i4, { turns: 0, flip: false }), [3, 5]))).toBeUndefined()
  expect(anchors(pieceOf(data, i4, { turns: 0, flip: true }), found)).toEqual([{ at: [3, 5], choice: listed }])
})

test('a tile snaps to a legal place nearby, else to the nearest squares of the chart', () => {
  const piece = pieceOf(data, tile('O4', 0, false), { turns: 0, flip: false })
  expect(snap(piece, [4.6, 4.6], [[4, 4]])).toEqual([4, 4])
  expect(snap(piece, [6.9, 4], [[4, 4]])).toEqual([6, 3])
  expect(snap(piece, [-3, 20], [])).toEqual([0, 10])
})

test('arrow keys move to the nearest legal place in their direction', () => {
  const places: Square[] = [
    [1, 1],
    [4, 1],
    [2, 6],
    [3, 2],
  ]
  expect(nextInDirection(places, [1, 1], [1, 0])).toEqual([4, 1])
  expect(nextInDirection(places, [1, 1], [0, 1])).toEqual([3, 2])
  expect(nextInDirection(places, [1, 1], [-1, 0])).toBeUndefined()
})

test('the station takes the shortest turn, and a clockwise turn lowers the offset (R2.3)', () => {
  for (let offset = 0; offset < 6; offset++) expect(offsetAt(angleOf(offset))).toBe(offset)
  expect(offsetAt(angleOf(2) + 60)).toBe(1)
  expect(offsetAt(29)).toBe(0)
  expect(offsetAt(31)).toBe(5)
  expect(shortestTurn(0, 5)).toBe(60)
  expect(shortestTurn(-300, 0)).toBe(-360)
  expect(shortestTurn(720, 1)).toBe(660)
})

test('the detents of the wheel hold it, but it can be turned through them', () => {
  for (let sixth = -6; sixth <= 6; sixth++) expect(withDetents(sixth * 60)).toBeCloseTo(sixth * 60)
  expect(Math.abs(withDetents(8))).toBeLessThan(4)
  for (let angle = -90; angle < 90; angle++) expect(withDetents(angle + 1)).toBeGreaterThan(withDetents(angle))
})

test('angles run clockwise from the bottom', () => {
  for (const angle of [0, 60, 120, -60, 179]) {
    const { x, y } = polar(angle, 100)
    expect(angleAt(x, y)).toBeCloseTo(angle)
  }
  expect(polar(90, 10).x).toBeCloseTo(-10)
  expect(angleDelta(170, -170)).toBeCloseTo(20)
  expect(angleDelta(-170, 170)).toBeCloseTo(-20)
})

const ground = (steps: number, blocked: Square[] = []): PathLimits => ({
  open: ([x, y]) => !blocked.some(([p, q]) => p === x && q === y),
  diagonal: false,
  steps,
})

test('a path includes every square in between', () => {
  expect(between([0, 0], [2, 1], false)).toEqual([
    [1, 0],
    [2, 0],
    [2, 1],
  ])
  expect(between([0, 0], [2, 1], true)).toEqual([
    [1, 1],
    [2, 1],
  ])
})

test('a path ends with the movement or at an obstacle, and is shortened by going back', () => {
  expect(extend([[0, 0]], [5, 0], ground(3))).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ])
  expect(extend([[0, 0]], [5, 0], ground(9, [[2, 0]]))).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(
    extend(
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [1, 0],
      ground(9),
    ),
  ).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(extend([], [1, 0], ground(9))).toEqual([])
})

test('the tokens of the tracks are parsed', () => {
  expect(parseTokens('V2+R')).toEqual([
    { kind: 'move', n: 2 },
    { kind: 'rover', n: 0 },
  ])
  expect(parseTokens('')).toEqual([])
  for (const corporation of data.corporations) {
    const known = spaces(corporation)
    expect(
      known.filter(({ tokens: found }) => found.some(({ kind }) => kind === 'civ')).length,
      corporation.id,
    ).toBeGreaterThanOrEqual(4)
  }
})

test('cubes of special tracks are on the spaces of their steps', () => {
  const by = (id: CorporationId): CorporationData => {
    const found = corporationOf(id)
    if (!found) throw new Error(`no corporation ${id}`)
    return found
  }
  expect(cubeSpace(by('wormhole'), 'biomass', { track: 'biomass', row: 2 })).toEqual({ track: 'biomass', row: 5, span: 2 })
  expect(cubeSpace(by('oasis'), 'water', { track: 'water', row: 4 })).toEqual({ track: 'tech', row: 4, span: 1 })
  expect(cubeSpace(by('makeshift'), 'water', { track: 'rover', row: 3 })).toEqual({ track: 'rover', row: 3, span: 1 })
  expect(spaces(by('wormhole')).filter(({ track }) => track === 'biomass')).toHaveLength(6)
})

test('the highest value leads, or the lowest where the fewest win', () => {
  const fewest = data.fewest[0] ?? NaN
  expect(leaders({ card: 1, seats: [0, 1], values: [3, 5] }, data.fewest)).toEqual([1])
  expect(leaders({ card: fewest, seats: [0, 1], values: [3, 5] }, data.fewest)).toEqual([0])
  expect(leaders({ card: 1, seats: [2, 0], values: [4, 4] }, data.fewest)).toEqual([2, 0])
})

test('a row is complete when it is covered and free of meteorites', () => {
  const planet = planetOf('k5b-4156')
  if (!planet) throw new Error('no such planet')
  const top: Square[] = [
    [5, 0],
    [6, 0],
  ]
  const player = { squares: top.map((at) => ({ at })), meteors: [], rovers: [] } as unknown as PlayerView
  expect(complete(planet, player).rows[0]).toBe(true)
  expect(complete(planet, { ...player, meteors: [[6, 0]] }).rows[0]).toBe(false)
  expect(complete(planet, player).columns[5]).toBe(false)
})

test('borders separate squares of different kinds', () => {
  const kind = ([x, y]: Square): string | undefined => (y === 0 && (x === 0 || x === 1) ? `k${x}` : undefined)
  expect(borders(kind, false)).toBe('M40 0v40')
  expect(borders(kind, true).match(/M/g)).toHaveLength(7)
})

test('every action with parameters has a spot on the board', () => {
  const at: Square = [4, 4]
  const actions: Action[] = [
    { choose_planet: { planet: 'gaia' } },
    { choose_corporation: { corporation: 'flux' } },
    { keep_objective: { card: 1 } },
    { rotate: { offset: 2 } },
    { choose_tile: { ring: 'small' } },
    { place_tile: { at, turns: 0, flip: false } },
    { resolve: { effect: 'synergy' } },
    { use_tech: { tech: 1 } },
    { choose_cube: { cube: 'civ' } },
    { cube_target: { track: 'rover', row: 3 } },
    { choose_option: { option: 1 } },
    { choose_pile: { ring: 'large' } },
    { drop_load: { drop: true } },
    { choose_objective: { card: 3 } },
    { place_patch: { at } },
    { place_rover: { at } },
    { step_rover: { rover: 0, to: at } },
    { position_lifepod: { place: 'scoring' } },
    { position_lifepod: { place: { track: { track: 'civ', row: 3 } } } },
    { take_lifepod: { place: { tech: { tech: 2 } } } },
    { move_flux: { track: 'water' } },
    { pick_civ: { card: 7 } },
    { select_square: { at } },
    { select_line: { column: true, index: 3 } },
  ]
  for (const action of actions) expect(spotsOf(action), JSON.stringify(action)).not.toEqual([])
  expect(
    atSpots([choice({ step_rover: { rover: 0, to: at } }), choice({ step_rover: { rover: 1, to: at } })], spotsOf).get(
      spot.square(at),
    ),
  ).toHaveLength(2)
})

test('a click on a square without choices asks about the pending kind of action', () => {
  expect(attemptAtSquare([choice({ place_patch: { at: [1, 1] } })], [0, 0], null)).toEqual({ place_patch: { at: [0, 0] } })
  expect(attemptAtSquare([choice({ step_rover: { rover: 2, to: [1, 1] } })], [9, 9], null)).toEqual({
    step_rover: { rover: 2, to: [9, 9] },
  })
  expect(attemptAtSquare([choice('confirm')], [0, 0], null)).toBeNull()
})

test('an icon that advances a cube can be chosen at that cube', () => {
  expect(spotsOf({ resolve: { effect: { advance: 'tech' } } })).toEqual([spot.cube('tech'), spot.offer])
  expect(spotsOf({ resolve: { effect: 'patch' } })).toEqual([spot.offer])
})
