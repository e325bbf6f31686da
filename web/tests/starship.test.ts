import { expect, test } from 'vitest'
import { chainOf } from '../src/boards/starship-interstellar/chain'
import { flightsOf, placesOf, readEvent, recap } from '../src/boards/starship-interstellar/chronicle'
import { openRow } from '../src/boards/starship-interstellar/council'
import { follows } from '../src/boards/starship-interstellar/follows'
import { nextPrice, priceBonus } from '../src/boards/starship-interstellar/market'
import {
  COLOURS,
  PLANETS,
  TOKENS,
  cubesOf,
  depositsOf,
  game,
  members,
  plantOf,
  powerOf,
  technologyCost,
  tokenData,
} from '../src/boards/starship-interstellar/data'
import { GLYPHS, isGlyph } from '../src/boards/starship-interstellar/glyphs'
import {
  CENTRE,
  RIM,
  SIZE,
  angleIn,
  arc,
  orbitRadius,
  pointAt,
  quadrantsAfter,
  sunRadius,
  turn,
  wayRound,
} from '../src/boards/starship-interstellar/orbits'
import { colourOf, glyphOf } from '../src/boards/starship-interstellar/pictures'
import { spot, spotsOf } from '../src/boards/starship-interstellar/spots'
import { NO_FARE, tripTo } from '../src/boards/starship-interstellar/travel'
import { NO_SEAT } from '../src/lib/beats'
import { question, sentence, toldEntry } from './builders'
import type { Question } from '../src/boards/types'
import type { Action, Event, Planet, Plant, PlayerView, Token } from '../src/boards/starship-interstellar/types'

test('planets of one quadrant never hide each other, and all lie inside the rim', () => {
  const places = PLANETS.map((planet, i) => pointAt(orbitRadius(game.planets[i]?.orbit ?? 0), angleIn(planet, 1)))
  for (const [i, a] of places.entries()) {
    expect(Math.hypot(a.x - CENTRE, a.y - CENTRE)).toBeLessThan(RIM)
    for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(60)
  }
})

test('the first quadrant is at the upper right, and planets go round anticlockwise', () => {
  const [first, second] = [1, 2].map((quadrant) => pointAt(100, angleIn('mercury', quadrant)))
  expect(first && first.x > CENTRE && first.y < CENTRE).toBe(true)
  expect(second && second.x < CENTRE && second.y < CENTRE).toBe(true)
})

test('a planet that goes from the last quadrant to the first turns on, not back', () => {
  const before = turn([], [4, 4, 4, 4, 4, 4, 4, 4])
  const after = turn(before, [3, 2, 1, 4, 4, 4, 4, 4])
  const turned = after.map((angle, i) => angle - (before[i] ?? 0))
  expect(turned).toEqual([270, 180, 90, 0, 0, 0, 0, 0])
  expect(turn(after, [3, 2, 1, 4, 4, 4, 4, 4]), 'who stays, stays').toEqual(after)
  expect(turn(after, [4, 4, 4, 4, 4, 4, 4, 4], true), 'back the way they came').toEqual(before)
})

test('the planets move by the table of the rules (R11.6)', () => {
  const start = [1, 1, 1, 1, 1, 1, 1, 1]
  expect(quadrantsAfter(start, 1)).toEqual([4, 3, 2, 1, 1, 1, 1, 1])
  expect(quadrantsAfter(start, 12)).toEqual([4, 3, 2, 2, 2, 2, 1, 1])
  expect(quadrantsAfter([4, 4, 4, 4, 4, 4, 4, 4], 12), '1 follows 4').toEqual([3, 2, 1, 1, 1, 1, 4, 4])
})

test('the Sun reaches the orbit of a planet at its threshold', () => {
  const thresholds = [16, 28, 40]
  for (const [i, age] of thresholds.entries()) expect(sunRadius(age, thresholds)).toBeCloseTo(orbitRadius(i + 1))
  const radii = Array.from({ length: 41 }, (_, age) => sunRadius(age, thresholds))
  expect(radii.every((r, i) => i === 0 || r > (radii[i - 1] ?? r))).toBe(true)
  expect(sunRadius(50, thresholds), 'it grows no more').toBe(radii[40])
})

test('the track of the Sun begins at the top and goes clockwise', () => {
  expect(arc(RIM, 0)).toBe('')
  const end = (share: number): number[] => arc(RIM, share).split(' ').slice(-2).map(Number)
  expect(end(0.25)[0]).toBeGreaterThan(SIZE * 0.9)
  expect(end(0.75)[0]).toBeLessThan(SIZE * 0.1)
})

const player = (more: Partial<PlayerView> = {}): PlayerView =>
  ({ levels: [0, 0, 0, 0, 0, 0], explorer: 'earth', wormhole: null, ...more }) as PlayerView
const travel = (level: number): PlayerView['levels'] => [0, 0, 0, 0, 0, level]
const quadrants = (given: Partial<Record<Planet, number>>): number[] => PLANETS.map((planet) => given[planet] ?? 1)

test('a trip costs lift-off, orbits and quadrants (R6.3.3)', () => {
  const trip = tripTo(player(), 'jupiter', quadrants({ jupiter: 2 }))
  expect(trip).toEqual({ takeoff: 1, orbits: 3, quadrants: 1, belt: 0, discount: 0, tunnel: false, fuel: 5 })
  expect(tripTo(player(), 'mercury', quadrants({ mercury: 4 })).quadrants, 'the shorter way round').toBe(1)
})

test('technologies make trips cheaper (R6.3.4)', () => {
  const there = quadrants({ jupiter: 2 })
  expect(tripTo(player({ levels: travel(1) }), 'jupiter', there).fuel).toBe(4)
  expect(tripTo(player({ levels: travel(2) }), 'jupiter', there).fuel).toBe(3)
  expect(tripTo(player({ levels: travel(2) }), 'mars', there).belt, 'no belt on the way').toBe(0)
})

test('the Space Tunnel is used where it is cheaper, from Earth and back (R6.3.5)', () => {
  const tunnel = player({ levels: travel(3), wormhole: { orbit: 9, quadrant: 3 } })
  expect(tripTo(tunnel, 'neptune', quadrants({ neptune: 3 }))).toMatchObject({ tunnel: true, fuel: 1 })
  const neighbour = player({ levels: travel(3), wormhole: { orbit: 8, quadrant: 4 } })
  expect(tripTo(neighbour, 'saturn', quadrants({ saturn: 3 })).fuel).toBe(3)
  expect(tripTo({ ...neighbour, explorer: 'saturn' }, 'earth', quadrants({ saturn: 3 })).fuel).toBe(3)
  expect(tripTo({ ...tunnel, explorer: 'saturn' }, 'neptune', quadrants({ neptune: 3 })).tunnel, 'not from elsewhere').toBe(false)
})

test('a free trip costs nothing, a cheaper one at least 0, a repeated one at least 1 (R6.3.6)', () => {
  const at = quadrants({})
  expect(tripTo(player(), 'neptune', at, { ...NO_FARE, free: true }).fuel).toBe(0)
  expect(tripTo(player(), 'mars', at, { ...NO_FARE, discount: 2 })).toMatchObject({ fuel: 0, discount: 2 })
  expect(tripTo(player(), 'mars', at, { free: false, discount: 2, repeat: true })).toMatchObject({ fuel: 1, discount: 1 })
})

const plant = (more: Partial<Plant> = {}): Plant => ({
  token: 'MER01',
  layer: 1,
  deposit: [8, 0, 0, 0, 0],
  warehouse: [0, 0, 0, 0, 0],
  buildings: [0, 0, 0, 0],
  ...more,
})
/** ARS 2, no Converter, Outpost 1, Drill 3. */
const LEVELS = [2, 0, 1, 3, 0, 0]

test('a chain shows what goes from the deposit to the warehouse and on to the reserve', () => {
  const chain = chainOf(plant({ buildings: [1, 0, 1, 1] }), { levels: LEVELS, explorer: true, produced: null })
  expect(chain.links.map(({ moves, idle }) => [moves, idle])).toEqual([
    [5, 0],
    [3, 0],
  ])
  expect(chain).toMatchObject({ room: 7, fuel: 3, buildings: 3 })
  expect(chain.links[0]?.elements.map(({ element }) => element)).toEqual(['base', 'explorer', 'drill'])
})

test('a full warehouse and an empty deposit stop what would come', () => {
  const means = { levels: LEVELS, explorer: true, produced: null }
  const full = chainOf(plant({ warehouse: [6, 0, 0, 0, 0] }), means)
  expect(full.links[0]).toMatchObject({ moves: 1, idle: 1 })
  const empty = chainOf(plant({ deposit: [0, 0, 0, 0, 0], buildings: [1, 0, 0, 0] }), means)
  expect(empty.links.map(({ moves, idle }) => [moves, idle])).toEqual([
    [0, 2],
    [0, 3],
  ])
})

test('what deeper layers hold is moved as well (R6.6.6)', () => {
  const layered = game.production.find(({ layers, warehouse }) => layers.length > 1 && warehouse > (layers[0]?.n ?? 0))
  if (!layered) throw new Error('a layered token')
  const means = { levels: LEVELS, explorer: true, produced: null }
  const at = (layer: number): number | undefined =>
    chainOf(plant({ token: layered.id, layer, deposit: [1, 0, 0, 0, 0], buildings: [0, 0, 0, 1] }), means).links[0]?.moves
  const deeper = layered.layers.slice(1).reduce((sum, { n }) => sum + n, 0)
  expect(at(1), 'base, Explorer and Drill of level 3').toBe(Math.min(5, 1 + deeper))
  expect(at(layered.layers.length), 'no layer is left').toBe(1)
})

test('elements that have produced no longer count', () => {
  const produced = { planet: 'mercury', base: true, explorer: false, buildings: [0, 0, 0, 1] } as const
  const chain = chainOf(plant({ buildings: [0, 0, 0, 2] }), {
    levels: LEVELS,
    explorer: false,
    produced: { ...produced, buildings: [...produced.buildings] },
  })
  expect(chain.links[0]?.elements.map(({ done }) => done)).toEqual([true, true, false])
  expect(chain.links[0]?.moves).toBe(3)
})

test('buildings are as strong as their technology says (R6.6)', () => {
  expect([1, 2, 3].map((level) => powerOf('ars', [level, 0, 0, 0]))).toEqual([2, 3, 5])
  expect([1, 2, 3].map((level) => powerOf('outpost', [0, 0, level, 0]))).toEqual([3, 6, 9])
  expect([0, 1, 2, 3].map((level) => powerOf('drill', [0, 0, 0, level]))).toEqual([0, 1, 2, 3])
  expect(powerOf('base', [])).toBe(1)
})

test('sets arrive as bits, in numbers or bigints', () => {
  expect(members(0b101, COLOURS)).toEqual(['red', 'green'])
  expect(members(1n << 35n, TOKENS)).toEqual(['production_neptune'])
  expect(TOKENS).toHaveLength(36)
  expect(plantOf('production_mars')).toBe('mars')
  expect(plantOf('B_EARTH')).toBeUndefined()
  expect(cubesOf([2, 0, 1, 0, 0])).toEqual(['red', 'red', 'green'])
})

test('everything that effects show can be drawn', () => {
  const effects = [
    ...game.tokens.flatMap(({ effect, salvation }) => [...effect, ...salvation.gain]),
    ...game.passes.flatMap(({ action, salvation }) => [...action, ...salvation].flat()),
    ...game.route.flatMap(({ effect }) => effect),
    ...game.routeTokens.flatMap(({ effect }) => effect),
    ...game.leaders.flatMap(({ interstellar, humanity }) => [...interstellar, ...humanity].flat()),
    ...game.government.flat(2),
    ...game.reputation.zones.flatMap(({ effect }) => effect),
  ]
  for (const { icon } of effects) expect(isGlyph(icon) || COLOURS.some((colour) => icon === `cube-${colour}`), icon).toBe(true)
  for (const { deed } of game.tokens) expect(isGlyph(deed), deed).toBe(true)
  for (const { kind } of game.routeTokens) expect(isGlyph(kind), kind).toBe(true)
  expect(
    Object.values(GLYPHS)
      .flat()
      .every(({ d }) => d.startsWith('M')),
  ).toBe(true)
})

test('tokens show what their two sides do', () => {
  expect(tokenData('B_SOLAR')).toMatchObject({
    deed: 'sun',
    repeatable: false,
    salvation: { mode: 'standard', about: 'government' },
  })
  expect(tokenData('X04').effect).toEqual([{ icon: 'cube-yellow' }, { icon: 'cube-blue' }])
  expect(tokenData('X24').salvation).toMatchObject({ mode: 'only', about: 'satellite' })
  expect(tokenData('production_mars').salvation.mode).toBe('none')
})

test('the action of a played token goes without saying, on the Salvation side only where there is one (R5.2, R8.3)', () => {
  const next = (...actions: Action[]): Question<Action> => ({
    ...question(0),
    choices: actions.map((action) => ({ action, label: sentence('choice') })),
  })
  const play = (token: Token): Action => ({ play: { token } })
  const explore: Action = { salvation: { action: 'satellite' } }
  expect(follows(play('B_SOLAR'), next('use', 'skip'))).toBe('use')
  expect(follows(play('B_SOLAR'), next(explore, 'skip')), 'any action is allowed').toBeUndefined()
  expect(follows(play('X13'), next(explore, 'skip'))).toEqual(explore)
  expect(follows(play('X13'), next(play('B_SOLAR'), 'pass')), 'the next turn').toBeUndefined()
  expect(follows('repeat', next('use', 'skip'))).toBeUndefined()
})

test('every leader track has a bonus on each of its spaces, every government row four', () => {
  for (const { interstellar, humanity } of game.leaders)
    for (const effect of [...interstellar, ...humanity]) expect(effect.length).toBeGreaterThan(0)
  expect(game.government.map((row) => row.filter((effect) => effect.length > 0).length)).toEqual([4, 4, 4, 4])
})

test('choices are taken where they belong', () => {
  const at = (action: Action): string[] => spotsOf(action)
  expect(at({ play: { token: 'B_TRAVEL' } })).toEqual([spot.token('B_TRAVEL')])
  expect(at({ planet: { planet: 'saturn' } })).toEqual([spot.planet('saturn')])
  expect(at({ trade: { colour: 'red', side: 'sell' } })).toEqual([spot.trade('sell', 'red')])
  expect(at({ move: { to: 'C3L2' } })).toEqual([spot.node('C3L2')])
  expect(at({ mechanism: { space: 5 } })).toEqual([spot.mechanism(5)])
  expect(at({ pass_token: { token: 'PASS_U2' } })).toEqual([spot.pass('PASS_U2')])
  expect(at('repeat'), 'the token played last').toEqual([spot.repeat])
  expect(at('pass'), 'an answer beside the question').toEqual([])
})

test('turns begin with a token or a pass, rounds with theirs', () => {
  expect(readEvent({ round_begins: { round: 3 } })).toMatchObject({ seat: null, round: 3, quiet: true })
  expect(readEvent({ token_played: { seat: 1, token: 'B_SOLAR' } })).toMatchObject({ seat: 1, turn: 1 })
  expect(readEvent({ passed: { seat: 0, forced: false } })).toMatchObject({ seat: 0, turn: 0 })
  expect(readEvent({ activated: { seat: 0, planet: 'mars', element: 'base' } }).step).not.toBe(
    readEvent({ activated: { seat: 0, planet: 'mars', element: 'drill' } }).step,
  )
  expect(readEvent('planets_moved').seat).toBeNull()
})

test('a Scientist comes to the lowest row without one, or moves up (R9.1.1, R9.1.2, R10.5)', () => {
  expect(openRow(null, [0, 0, 0, 0])).toBe(1)
  expect(openRow(null, [2, 1, 0, 0])).toBe(3)
  expect(openRow(null, [1, 0, 0, 3]), 'nobody follows onto row 4').toBe(0)
  expect(openRow({ move_up: { row: 4 } }, [1, 0, 2, 0]), 'from the row below').toBe(4)
})

test('the market shows the prices of the trade under way (R6.4.3)', () => {
  const row = [4, 4, 3, 3, 2, 2]
  expect([nextPrice(row, 3, 'buy', 0), nextPrice(row, 3, 'sell', 0)]).toEqual([3, 3])
  const bonus = priceBonus({ trade: { bonus: 2, left: 1, before: null } })
  expect([nextPrice(row, 3, 'buy', bonus), nextPrice(row, 3, 'sell', bonus)]).toEqual([1, 5])
  expect(nextPrice([1], 1, 'buy', 2), 'never below 0').toBe(0)
  expect([nextPrice(row, 0, 'buy', 2), nextPrice(row, 6, 'sell', 2)]).toEqual([undefined, undefined])
  expect(priceBonus({ amount: { colour: 'red', side: 'buy', bonus: 1, left: 1 } })).toBe(1)
  expect(priceBonus(null)).toBe(0)
})

test('a technology can cost the cubes of the level before (R6.2.3)', () => {
  expect(technologyCost('ars_2', false)).toEqual(['red', 'yellow'])
  expect(technologyCost('ars_2', true)).toEqual(['red'])
  expect(technologyCost('ars_1', true), 'level 1 its own').toEqual(['red'])
})

test('events light up where they happen', () => {
  expect(placesOf({ flew: { seat: 1, to: 'venus', fuel: 3 } })).toEqual([['venus', 1]])
  expect(placesOf({ plant_built: { seat: 0, token: 'SAT03' } })).toEqual([['saturn', 0]])
  expect(placesOf({ gov_satellite_moved: { by: null, to: 'C1L3', fuel: 0 } })).toEqual([['C1L3', NO_SEAT]])
  expect(placesOf('game_ends')).toEqual([])
})

test('a recap names what a seat did', () => {
  const words = recap(
    toldEntry<Event>(
      1,
      { salvation_chosen: { seat: 0, action: 'satellite' } },
      { developed: { seat: 0, technology: 'ars_1', paid: [1, 0, 0, 0, 0] } },
    ).events,
    ({ key }) => key,
  )
  expect(words).toEqual(['action-satellite', 'technology-ars_1'])
})

test('cubes fly into the warehouse or on to the reserve, converted ones as what they become', () => {
  expect(flightsOf({ cube_sent: { seat: 1, planet: 'venus', cube: 'blue' } })).toMatchObject([{ cube: 'blue', stage: 'send' }])
  const split = flightsOf({ converted: { seat: 0, planet: 'mars', cube: 'green', into: [0, 2, 0, 0, 0], lost: [0, 0, 0, 0, 0] } })
  expect(split.map(({ cube, stage }) => [cube, stage])).toEqual([
    ['yellow', 'store'],
    ['yellow', 'store'],
  ])
})

test('a choice in the list is drawn as its cube or its icon', () => {
  expect(colourOf({ load: { piece: 'green' } })).toBe('green')
  expect(colourOf({ load: { piece: 'drill' } })).toBeUndefined()
  expect(glyphOf({ load: { piece: 'drill' } })).toBe('drill')
  expect(glyphOf({ salvation: { action: 'humanity' } })).toBe('humanity')
  expect(glyphOf({ amount: { n: 3 } })).toBeUndefined()
})

test('the way of a planet is the long arc where it turns by more than a half', () => {
  expect(wayRound(100, 45, 315)).toContain(' 0 1 0 ')
  expect(wayRound(100, 315, 45), 'on past the right').toContain(' 0 0 0 ')
})

test('the ten deposits of a planet are sorted by value; layered ones are there where they are played with', () => {
  for (const planet of PLANETS.filter((each) => each !== 'earth')) {
    const plain = depositsOf(planet, { multi_resource: 'off' })
    expect(plain).toHaveLength(10)
    expect(plain.every((layers) => layers.length === 1)).toBe(true)
    const surfaces = plain.map(([surface]) => COLOURS.findIndex((colour) => colour === surface))
    expect(surfaces).toEqual(surfaces.toSorted((a, b) => a - b))
    const layered = depositsOf(planet, { multi_resource: 'blind' }).filter((layers) => layers.length > 1)
    expect(layered).toHaveLength(2)
  }
})

test('places of the route are in the order of their bits: column by column, lane by lane', () => {
  const order = game.route.map(({ column, lane }) => column * 10 + lane)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(game.route).toHaveLength(43)
})
