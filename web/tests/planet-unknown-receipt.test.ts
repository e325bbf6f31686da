import { expect, test } from 'vitest'
import { corporationOf, game, planetOf, type CorporationData, type PlanetData } from '../src/boards/planet-unknown/data'
import { CHART, isOnPlanet, letter, nameOf } from '../src/boards/planet-unknown/ground'
import { same } from '../src/boards/planet-unknown/path'
import { piecesOf } from '../src/boards/planet-unknown/pieces'
import { illegality, nextStep, objectivesIn, receiptOf, tracksIn } from '../src/boards/planet-unknown/receipt'
import { pieceOf } from '../src/boards/planet-unknown/shape'
import { logEntry, message, sentence } from './builders'
import type { Action, Change, CorporationId, Event, PlayerView, Square, Terrain, Tile } from '../src/boards/planet-unknown/types'
import type { LogEntry } from '../src/boards/types'

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not in the data')
  return value
}

const planet: PlanetData = found(planetOf('k5b-4156'))
const corporation = (id: CorporationId): CorporationData => found(corporationOf(id))
const coalition = corporation('universal-coalition')

function player(given: Partial<PlayerView> = {}): PlayerView {
  const cube = (track: 'civ' | 'water' | 'biomass' | 'rover' | 'tech') => ({ track, row: 0 })
  return {
    squares: [],
    meteors: [],
    lifepods: [],
    rovers: [],
    last: [],
    levels: [],
    cubes: [cube('civ'), cube('water'), cube('biomass'), cube('rover'), cube('tech')],
    ...given,
  } as PlayerView
}

/** I2 has an icon on each of its two squares, and the meteor symbol on the second one. */
function i2(a: Terrain, b: Terrain, meteor = false): Tile {
  const pair = game.pairs.findIndex((each) => each[0] === a && each[1] === b)
  return game.shapes.findIndex(({ id }) => id === 'I2') * 12 + pair * 2 + Number(meteor)
}

const receipt = (tile: Tile, at: Square, given: Partial<PlayerView> = {}, next: Action[] | null = null) =>
  receiptOf(
    planet,
    coalition,
    player(given),
    { piece: pieceOf(game, tile, { turns: 0, flip: false }), at, choice: undefined },
    next,
  )

/** The first place of a vertical pair of squares for which this holds. */
const placeWhere = (holds: (upper: Square, lower: Square) => boolean): Square =>
  found(
    CHART.find(([x, y]) => {
      const pair: [Square, Square] = [
        [x, y],
        [x, y + 1],
      ]
      return pair.every((square) => isOnPlanet(planet, square)) && holds(...pair)
    }),
  )
const isIce = (square: Square): boolean => letter(planet, square) === '*'

test('an icon names the next space of its cube and what is printed there', () => {
  const at = placeWhere(() => true)
  const [first] = receipt(i2('tech', 'biomass'), at, {}, []).icons
  expect(first).toMatchObject({ kind: 'advance', track: 'tech', step: { from: 0 } })
  const tech = player({ cubes: [...player().cubes.slice(0, 4), { track: 'tech', row: 2 }] as PlayerView['cubes'] })
  expect(nextStep(coalition, tech, 'tech').to).toMatchObject({ row: 3, tokens: [{ kind: 'tech', n: 1 }] })
})

test('a cube at the top has no next space, on special tracks too', () => {
  const top = (row: number): PlayerView =>
    player({ cubes: player().cubes.map(({ track }) => ({ track, row })) as PlayerView['cubes'] })
  expect(nextStep(coalition, top(15), 'civ').to).toBeUndefined()
  expect(nextStep(corporation('wormhole'), top(15), 'biomass').to).toBeUndefined()
  expect(nextStep(corporation('oasis'), top(15), 'water').to).toBeDefined()
})

test('the squares of water on ice and on soil are counted separately', () => {
  const dry = placeWhere((upper, lower) => !isIce(upper) && !isIce(lower))
  const wet = placeWhere((upper, lower) => isIce(upper) && !isIce(lower))
  const water = (at: Square) => receipt(i2('water', 'rover'), at).icons.find(({ kind }) => kind === 'water')
  expect(water(dry)).toMatchObject({ ice: [], soil: [dry] })
  expect(water(wet)).toMatchObject({ ice: [wet], soil: [] })
})

test('water counts twice with the technology, and for Oasis every square on ice is a step', () => {
  const wet = placeWhere((upper, lower) => isIce(upper) && isIce(lower))
  const steps = (at: Square, given: Partial<PlayerView>, of = coalition): number[] => {
    const held = { piece: pieceOf(game, i2('water', 'rover'), { turns: 0, flip: false }), at, choice: undefined }
    const water = receiptOf(planet, of, player(given), held, null).icons.find((icon) => icon.kind === 'water')
    return water?.steps.map(({ from }) => from) ?? []
  }
  expect(steps(wet, {})).toEqual([0])
  expect(steps(wet, { levels: [coalition.doubleWater] })).toEqual([0, 1])
  expect(coalition.techs[coalition.doubleWater]).toBe('4')
  expect(steps(wet, { levels: [0, 1, 2, 3, 4] }, corporation('oasis'))).toEqual([0])
  const top = player().cubes.map(({ track }) => ({ track, row: 14 })) as PlayerView['cubes']
  expect(steps(wet, { levels: [coalition.doubleWater], cubes: top }), 'no step beyond the top').toEqual([14])
  const dry = placeWhere((upper, lower) => !isIce(upper) && !isIce(lower))
  expect(steps(dry, { levels: [coalition.doubleWater] }), 'the one that it does not bring').toEqual([0])
})

test('a copy of the cube that the other icon advances is the step after that', () => {
  const energy = (tile: Tile, at: Square, copied: number) => {
    const { icons } = receipt(tile, at, {}, [{ resolve: { effect: { energy: copied } } }])
    expect(icons.map(({ kind }) => kind).at(-1), 'told last').toBe('energy')
    const icon = icons.find(({ kind }) => kind === 'energy')
    return icon?.kind === 'energy' ? icon.steps?.map(({ track, from, to }) => [track, from, to?.row]) : null
  }
  const anywhere = placeWhere(() => true)
  const civAndBiomass = 0b101
  expect(energy(i2('civ', 'energy'), anywhere, civAndBiomass)).toEqual([
    ['civ', 1, 2],
    ['biomass', 0, 1],
  ])
  const waters = game.pairs.find((pair) => pair.includes('energy') && pair.includes('water')) ?? ['water', 'energy']
  const both = (icy: boolean): Square => placeWhere((upper, lower) => [upper, lower].every((square) => isIce(square) === icy))
  expect(energy(i2(...waters), both(true), 0b10)).toEqual([['water', 1, 2]])
  expect(energy(i2(...waters), both(false), 0b10), 'the icon brings nothing').toEqual([['water', 0, 1]])
})

test('the copies of energy come from the server, whether it is one of several effects or the only one', () => {
  const at = placeWhere(() => true)
  const copies = (next: Action[] | null) => {
    const energy = receipt(i2('civ', 'energy'), at, {}, next).icons.find((icon) => icon.kind === 'energy')
    return energy?.steps?.map(({ track }) => track) ?? null
  }
  expect(copies(null)).toBeNull()
  expect(copies([{ resolve: { effect: { advance: 'civ' } } }, { resolve: { effect: { energy: 0b101 } } }])).toEqual([
    'civ',
    'biomass',
  ])
  expect(copies([{ choose_cube: { cube: 'water' } }, { choose_cube: { cube: 'tech' } }])).toEqual(['water', 'tech'])
  expect(tracksIn(0b11010)).toEqual(['water', 'rover', 'tech'])
})

test('effects besides those of the icons are listed once', () => {
  const next: Action[] = [
    { resolve: { effect: { advance: 'civ' } } },
    { resolve: { effect: 'patch' } },
    { resolve: { effect: { energy: 1 } } },
  ]
  expect(
    receipt(
      i2('civ', 'energy'),
      placeWhere(() => true),
      {},
      next,
    ).extras,
  ).toEqual(['patch'])
})

test('completed lines, lost lifepods and rovers, and meteor symbols', () => {
  // Everything but the two squares of the tile is covered.
  const at = placeWhere(([x]) => x === 5)
  const below: Square = [at[0], at[1] + 1]
  const rest = CHART.filter((square) => isOnPlanet(planet, square) && !same(square, at) && !same(square, below))
  const squares = rest.map((square) => ({ at: square, terrain: 'civ' as const, icon: false, symbol: false, patch: false }))
  const given = { squares, lifepods: [at], rovers: [{ rover: 0, at: below, loaded: false }] }
  const plain = receipt(i2('civ', 'energy'), at, given)
  expect(plain.lines.map(({ column, index }) => `${column ? 'column' : 'row'} ${index}`)).toEqual([
    `row ${at[1]}`,
    `row ${at[1] + 1}`,
    `column ${at[0]}`,
  ])
  expect(plain.lines[0]?.medals).toBe(planet.rowMedals[at[1]])
  expect([plain.lifepods.map(nameOf), plain.rovers.map(nameOf), plain.meteors]).toEqual([[nameOf(at)], [nameOf(below)], []])
  const stone = receipt(i2('civ', 'energy', true), at, given)
  expect(stone.meteors).toEqual([below])
  expect(
    stone.lines.map(({ index }) => index),
    'a meteorite spoils its row and column',
  ).toEqual([at[1]])
})

test('neighbouring tiles of one terrain are different pieces', () => {
  const tile = i2('civ', 'energy')
  const did = (changes: Change[], seat = 0): LogEntry<Event> => {
    const event: Event = { did: { seat, changes } }
    return { ...logEntry(1, seat), events: [{ event, text: { key: 'event-did', args: [] } }] }
  }
  const placed = (at: Square): Change => ({ tile_placed: { tile, at, turns: 0, flip: false } })
  const columns = [4, 5, 6].flatMap((x): Square[] => [
    [x, 4],
    [x, 5],
  ])
  const view = player({
    squares: [...columns, [7, 5] as Square].map((at) => ({ at, terrain: 'civ', icon: false, symbol: false, patch: at[0] === 7 })),
    last: [
      [6, 4],
      [6, 5],
    ],
  })
  const log = [
    did([placed([4, 4])]),
    { ...did([placed([5, 4])]), at: 2 },
    { ...did([placed([8, 8])]), at: 3 },
    { ...did([placed([6, 4])], 1), at: 4 },
  ]
  const pieces = piecesOf(log, 0, view)
  const at = (x: number, y: number): string | undefined => pieces.get(`${x},${y}`)
  expect(at(4, 4)).toBe(at(4, 5))
  expect(new Set([at(4, 4), at(5, 4), at(6, 4), at(7, 5)]).size).toBe(4)
  expect(pieces.has('8,8'), 'laid later than the position').toBe(false)
  expect(piecesOf([], 0, player({ squares: view.squares })).get('4,4'), 'no log').toBe('unknown')
})

test('where a tile cannot lie, the planet shows why', () => {
  const piece = pieceOf(game, i2('civ', 'energy'), { turns: 0, flip: false })
  const why = (at: Square, given: Partial<PlayerView> = {}, on = planet) => illegality(on, player(given), { piece, at })
  const laid = (at: Square): PlayerView['squares'] => [{ at, terrain: 'civ', icon: false, symbol: false, patch: false }]
  const centre: Square = [6, 6]
  expect(why([0, 0])).toBe('off_planet')
  expect(why(centre)).toBe('not_on_perimeter')
  expect(why([5, 0]), 'at the edge').toBeNull()
  expect(why(centre, { squares: laid(centre) })).toBe('overlap')
  expect(why(centre, { squares: laid([1, 6]) })).toBe('not_adjacent')
  expect(why(centre, { squares: laid([5, 6]) }), 'beside the other').toBeNull()
  const central = found(game.planets.find(({ grid }) => grid.some((row) => row.includes('K'))))
  expect(why(centre, {}, central), 'it begins elsewhere').toBeNull()
})

test('a preview says which objectives change, by how much, and what they gain or lose', () => {
  const text = sentence('obj-10-neighbour')
  const notes = [
    message('note-objective-more', { text, n: 3, medals: 3, from: 1, to: 2 }),
    message('note-private-fewer', { text: sentence('obj-01-private'), n: 5, medals: -5 }),
  ]
  expect(objectivesIn(notes)).toEqual([
    { text, from: 1, to: 2, medals: 3 },
    { text: sentence('obj-01-private'), from: null, to: null, medals: -5 },
  ])
})
