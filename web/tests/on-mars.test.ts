import { expect, test } from 'vitest'
import { buildersIn, placesOf, readEvent, recap } from '../src/boards/on-mars/chronicle'
import { LACERDA, blueprintData, contractData, game, labSpace } from '../src/boards/on-mars/data'
import { ACTION_GLYPHS, GLYPHS, isGlyph } from '../src/boards/on-mars/glyphs'
import {
  HEIGHT,
  HEXES,
  SIZE,
  WIDTH,
  centre,
  complexAt,
  hexAt,
  hexName,
  neighbours,
  outline,
  step,
  zoneOf,
} from '../src/boards/on-mars/hexes'
import { linesOf, rivalTurn } from '../src/boards/on-mars/rival-turn'
import { siteOf, sitesOf } from '../src/boards/on-mars/sites'
import { kindOf } from '../src/boards/tagged'
import { spot, spotsOf, type Where } from '../src/boards/on-mars/spots'
import { LEVELS, contours, height } from '../src/boards/on-mars/terrain'
import { scoresReward } from '../src/boards/on-mars/tips'
import { message, notes } from './builders'
import type { Sentence } from '../src/lib/wire/Sentence'
import type { Action, Building, Event, Hex, HexView, Payment } from '../src/boards/on-mars/types'

const hex = (q: number, r: number): Hex => {
  const found = hexAt([q, r])
  if (found === undefined) throw new Error(`no hex ${q},${r}`)
  return found
}

test('the map has 91 hexes, numbered by column and row, all inside the drawing', () => {
  expect(HEXES).toHaveLength(91)
  expect(hex(-6, 2)).toBe(0)
  expect(hex(6, -2)).toBe(90)
  for (const each of HEXES) {
    const { x, y } = centre(each)
    expect(x >= SIZE && x <= WIDTH - SIZE && y >= SIZE * 0.8 && y <= HEIGHT - SIZE * 0.8, hexName(each)).toBe(true)
  }
})

test('hexes have the names of the text view', () => {
  expect(hexName(hex(-6, 2))).toBe('A1')
  expect(hexName(hex(-6, 4))).toBe('A3')
  expect(hexName(hex(0, 0))).toBe('G5')
  expect(hexName(hex(6, -4))).toBe('M1')
})

test('neighbours lie one hex apart, and steps lead there and back', () => {
  const apart = Math.sqrt(3) * SIZE
  for (const each of HEXES)
    for (const near of neighbours(each)) {
      const [a, b] = [centre(each), centre(near)]
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(apart)
      expect(neighbours(near)).toContain(each)
    }
  expect(neighbours(hex(0, 0))).toHaveLength(6)
  expect(neighbours(hex(-6, 2)).length).toBeLessThan(6)
  expect(step(hex(0, 0), 'N')).toBe(hex(0, -1))
  expect(step(hex(0, -4), 'N')).toBeUndefined()
})

test('the outline of hexes follows their outer sides alone', () => {
  const corners = (path: string): number => path.split('L').length
  expect(corners(outline(new Set([hex(0, 0)])))).toBe(6)
  expect(corners(outline(new Set([hex(0, 0), hex(0, 1)])))).toBe(10)
  // Around a hole: one line outside, one inside.
  const ring = new Set(neighbours(hex(0, 0)))
  expect(outline(ring).match(/M/g)).toHaveLength(2)
})

test('the zone of bots is their hexes with all neighbours', () => {
  expect(zoneOf([hex(0, 0)]).size).toBe(7)
  expect(zoneOf([hex(0, 0), hex(0, 1)]).size).toBe(10)
})

const building = (at: Hex, type: Building, owner: number | null = null): [Hex, HexView] => [
  at,
  { hex: at, building: type, owner, size: 1, advanced: null, miner: null, bots: [], rovers: [], tile: null, crystal: false },
]

test('a new building joins all groups of its type that it touches', () => {
  const hexes = new Map([
    building(hex(0, 0), 'mine'),
    building(hex(0, 1), 'mine'),
    building(hex(2, 0), 'mine'),
    building(hex(1, -1), 'generator'),
  ])
  const joined = complexAt(hexes, hex(1, 0), 'mine', null)
  expect([...joined].sort()).toEqual([hex(0, 0), hex(0, 1), hex(1, 0), hex(2, 0)].sort())
  expect(complexAt(hexes, hex(-2, 0), 'mine', null).size).toBe(1)
})

test('shelters of two players do not form a complex', () => {
  const hexes = new Map([building(hex(0, 0), 'shelter', 0), building(hex(2, 0), 'shelter', 1)])
  expect(complexAt(hexes, hex(1, 0), 'shelter', 0)).toEqual(new Set([hex(1, 0), hex(0, 0)]))
})

test('the ground is the same every time, and lower heights lie around higher ones', () => {
  expect(height({ x: 120, y: 77 })).toBe(height({ x: 120, y: 77 }))
  const paths = contours(300, 200)
  expect(paths).toHaveLength(LEVELS)
  for (const path of paths) expect(path.split('M').length, 'closed lines').toBe(path.split('Z').length)
  expect(paths[0]?.length).toBeGreaterThan(100)
})

test('everything that effects and costs show can be drawn', () => {
  const effects = [
    ...game.lab.flatMap(({ effect }) => effect),
    ...game.blueprints.flatMap(({ effect, gain }) => [...effect, ...gain]),
    ...game.executives.flatMap(({ effect }) => effect),
    ...game.discoveries.flatMap(({ effect }) => effect),
    ...game.benefits.flatMap(({ effect }) => effect),
    ...game.spaces.flatMap(({ effect }) => effect),
  ]
  for (const { icon } of effects) {
    const drawn = isGlyph(icon) || game.buildings.some(({ id }) => icon === `building-${id}`)
    expect(drawn, icon).toBe(true)
  }
  for (const { effect } of [...game.blueprints, ...game.discoveries, ...game.executives, ...game.benefits])
    expect(effect).not.toHaveLength(0)
  for (const { id } of game.actions) expect(GLYPHS).toHaveProperty(ACTION_GLYPHS[id])
})

test('the laboratory leads from level to level, half a row up or down', () => {
  for (const { level, y, right } of game.lab)
    for (const id of right) {
      const to = labSpace(id)
      expect(to?.level).toBe(level + 1)
      expect(Math.abs((to?.y ?? 0) - y)).toBe(0.5)
    }
})

test('cards are found by their printed numbers', () => {
  expect(blueprintData(1)?.upgrades).toBe('mine')
  expect(blueprintData(24)).toMatchObject({ upgrades: 'shelter', level: 3, complex: 3 })
  expect(contractData(9)?.deliver).toEqual({ water: 3, mineral: 2 })
  expect(contractData(18)).toMatchObject({ tech: 'rover' })
})

const nowhere: Where = { built: () => null, picked: null }

test('an executive action and the ship on its space are taken at the same place', () => {
  expect(spotsOf({ executive: { action: 'exec_blueprint' } }, nowhere)).toEqual([spot.depot(3)])
  expect(spotsOf({ ship: { space: 3 } }, nowhere)).toEqual([spot.depot(3)])
})

test('a step is taken where it leads, by the picked piece alone if one is picked', () => {
  const move: Action = { step: { piece: { bot: 12 }, to: 13, fee: 'point' } }
  expect(spotsOf(move, nowhere)).toEqual([spot.hex(13)])
  expect(spotsOf(move, { ...nowhere, picked: '"rover"' })).toEqual([])
  expect(spotsOf(move, { ...nowhere, picked: JSON.stringify({ bot: 12 }) })).toEqual([spot.hex(13)])
})

test('an advanced building is used on its card or where it stands', () => {
  const use: Action = { use_building: { blueprint: 7, move_scientist: false } }
  expect(spotsOf(use, nowhere)).toEqual([spot.blueprint(7)])
  expect(spotsOf(use, { ...nowhere, built: () => 40 })).toEqual([spot.blueprint(7), spot.hex(40)])
})

test('colonists come back from the work area or from the slots of an action', () => {
  expect(spotsOf({ retrieve: { from: 'working_area' } }, nowhere)).toEqual([spot.work])
  expect(spotsOf({ retrieve: { from: { slots: 'construct_building' } } }, nowhere)).toEqual([spot.main('construct_building')])
})

test('every choice with parameters has a spot', () => {
  const payment: Payment = { resources: [1, 0, 0, 0, 0], crystals: 0, goals: 0, colonists: 0 }
  const actions: Action[] = [
    { turn_order: { space: 3 } },
    { shuttle: { side: 'orbit' } },
    { discovery: { tile: 'disc_water' } },
    { main: { action: 'resupply' } },
    { deliver: { contract: 9, item: 'water' } },
    { complete_goal: { goal: 4, reward: 'own' } },
    { pay: { payment } },
    { use_tech: { owner: 1 } },
    { blueprint: { blueprint: 2 } },
    { tech: { row: 'top', tech: 'rover' } },
    { lab_space: { space: 'c1_1' } },
    { develop: { tech: 'mine', space: 'c3_1' } },
    { item: { item: 'oxygen' } },
    { building: { building: 'shelter' } },
    { hex: { hex: 5 } },
    { benefit: { benefit: 'lss_crystal' } },
    { reward: { index: 1 } },
    { card: { slot: 2 } },
    { refill: { contract: 8 } },
    { allot: { contract: 9, units: 2 } },
    { reveal_b: { card: 'first_b_2' } },
  ]
  const spots = actions.flatMap((action) => spotsOf(action, nowhere))
  expect(new Set(spots).size).toBe(actions.length)
})

test('what would arise on a hex is read from the label of its choice', () => {
  const label = message('choice-hex', {
    notes: notes(
      message('site-complex', { n: 3, level: 2 }),
      message('site-yields', { amount: message('amount-oxygen', { n: 3 }) }),
      message('site-crystal'),
      message('site-cube'),
      message('site-lss', { op: message('amount-op', { n: 4 }) }),
      message('site-benefit'),
      message('site-level', { n: 3 }),
    ),
  })
  const complex = { size: 3, level: 2, item: 'oxygen', crystal: true, cube: true, op: 4, benefit: true, colony: 3 }
  expect(siteOf([{ action: { hex: { hex: 4 } }, label }])).toEqual(complex)
  const alone = message('choice-hex', { notes: notes(message('site-alone')) })
  const plain = { size: 1, crystal: false, cube: false, op: 0, benefit: false }
  expect(siteOf([{ action: { hex: { hex: 4 } }, label: alone }])).toEqual(plain)
  expect(siteOf([{ action: { hex: { hex: 4 } }, label: message('choice-hex') }]), 'where a bot goes').toBeNull()
})

test('the buildings that a blueprint fits are read from its label', () => {
  const named = (name: string): Sentence => ({ key: 'hex', args: [['name', { text: name }]] })
  const list = message('list-comma', { a: named('G5'), b: named('A1') })
  const label = message('choice-upgrade', { notes: notes(message('note-sites', { list })) })
  expect(sitesOf({ action: { blueprint: { blueprint: 1 } }, label })).toEqual([hex(0, 0), hex(-6, 2)])
  expect(sitesOf({ action: { blueprint: { blueprint: 1 } }, label: message('choice-upgrade') })).toEqual([])
})

test('rounds and turns begin quietly; an action is one beat with what it leads to', () => {
  expect(readEvent({ round_begins: { round: 4, last: false } })).toMatchObject({ seat: null, round: 4, quiet: true })
  expect(readEvent({ turn_begins: { seat: 1, crystals: 0, lost: 0 } })).toMatchObject({ seat: 1, turn: 1, quiet: true })
  expect(readEvent({ main_action: { seat: 0, action: 'resupply' } })).toEqual({ seat: 0, step: 'main' })
  const gained = { gained: { seat: 0, item: 'water' as const, units: 1, lost: 0 } }
  expect(readEvent(gained).step, 'joins the action').toBeUndefined()
})

test('what happens on the map is lit there', () => {
  const moved = { seat: 1, rover: true, from: 3, to: 4 }
  expect(placesOf({ moved })).toEqual([{ ...moved, hex: 4 }])
  expect(placesOf({ built: { seat: 0, building: 'mine', hex: 7, size: 1 } })).toMatchObject([{ seat: 0, hex: 7 }])
  expect(placesOf('end_triggered')).toEqual([])
})

test('a turn in short: the action, what came of it, the points', () => {
  const told = [
    { event: { main_action: { seat: 0, action: 'construct_building' as const } } },
    { event: { built: { seat: 0, building: 'mine' as const, hex: 7, size: 1 } } },
    { event: { lss_scored: { seat: 0, building: 'generator' as const, op: 4 } } },
  ].map((each) => ({ ...each, text: message('log') }))
  expect(recap(told, ({ key }) => key)).toHaveLength(3)
})

test('a way to pay with goal cards lights up the cards that it gives up', () => {
  const payment: Payment = { resources: [0, 0, 0, 0, 0], crystals: 1, goals: (1 << 7) | (1 << 24), colonists: 0 }
  expect(spotsOf({ pay: { payment } }, nowhere)).toEqual([spot.payment(payment), spot.goal(7), spot.goal(24)])
})

test('a reward of life support is scored below the colony marker, and never on the last row', () => {
  expect([1, 2, 3, 4, 5].map((row) => scoresReward(row, 1))).toEqual([true, false, false, false, false])
  expect([1, 2, 3, 4, 5].map((row) => scoresReward(row, 5))).toEqual([true, true, true, true, false])
})

test('points that cards and tiles bring are those of the data', () => {
  expect(game.scientistOp).toBe(3)
  expect(game.rewards).toMatchObject({ lss_tech: 1, lss_bots: 2, lss_colonists: 1 })
  expect(game.blueprints.map(({ cost }) => cost)).toEqual(game.blueprints.map(() => ({ mineral: 1 })))
})

test('the builders of life support are read from the log, in order', () => {
  const built = (seat: number, building: Building) => ({
    event: { built: { seat, building, hex: 7, size: 1 } },
    text: message('log'),
  })
  const entry = { at: 1, seat: 0, undid: 0, own: false, events: [built(1, 'generator'), built(0, 'mine')] }
  const log = [entry, { ...entry, at: 2, events: [built(0, 'generator')] }]
  expect(buildersIn(log).get('generator')).toEqual([1, 0])
  expect(buildersIn(log).get('greenhouse')).toBeUndefined()
  const undo = { ...entry, at: 3, undid: 1, own: true, events: [] }
  expect(buildersIn([...log, undo]).get('generator'), 'the last one was undone').toEqual([1])
  const again = { ...entry, at: 4, seat: 1, events: [built(1, 'generator')] }
  expect(buildersIn([...log, undo, again]).get('generator')).toEqual([1, 1])
})

test("Lacerda's turn is read by its steps, with the card he revealed and the rules behind them", () => {
  const mine: Event = { turn_begins: { seat: 0, crystals: 0, lost: 0 } }
  const his: Event = { turn_begins: { seat: LACERDA, crystals: 0, lost: 0 } }
  const card: Event = { solo_card: { card: 7 } }
  const built: Event = { built: { seat: LACERDA, hex: 4, building: 'mine', size: 1 } }
  const scored: Event = { scored: { seat: LACERDA, op: 1 } }
  const ends: Event = { turn_ends: { seat: LACERDA } }
  const entry = (at: number, ...events: Event[]) => ({
    at,
    seat: 0,
    undid: 0,
    own: false,
    events: events.map((event) => ({ event, text: { key: kindOf(event), args: [] } })),
  })
  const log = [entry(1, mine), entry(2, his, card, built, scored, ends, mine)]
  const steps = rivalTurn(log)
  expect(steps.map((step) => [step.card, linesOf(step, ({ text }) => text.key)])).toEqual([
    [7, [{ text: 'solo_card', rule: 'R22.2' }]],
    [7, [{ text: 'built', rule: 'R22.19' }, { text: 'scored' }]],
  ])
  expect(rivalTurn([...log, entry(3)]), 'the player has decided').toEqual([])
})
