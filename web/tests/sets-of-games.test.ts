// Which questions of Starship Interstellar and On Mars are sets, and of what.
import { describe, expect, test } from 'vitest'
import { setOf as goodsOf } from '../src/boards/on-mars/sets'
import { isRight, missing, payments } from '../src/boards/starship-interstellar/payments'
import { game, PLANETS } from '../src/boards/starship-interstellar/data'
import { reputationLoss, setOf } from '../src/boards/starship-interstellar/sets'
import { message, question, sentence } from './builders'
import type { Action as Good, PlayerView as Company } from '../src/boards/on-mars/types'
import type { Action, Colour, Piece, PlayerView, View, Work } from '../src/boards/starship-interstellar/types'
import type { Sentence } from '../src/lib/wire/Sentence'

describe('payments', () => {
  test('R1.5 higher cubes pay for lower ones', () => {
    expect(isRight([0, 1, 0, 1, 0], [1, 0, 1, 0, 0], 'none')).toBe(true)
    expect(isRight([1, 1, 0, 0, 0], [1, 0, 1, 0, 0], 'none')).toBe(false)
    expect(isRight([0, 0, 0, 0, 1], [1, 1, 0, 0, 0], 'none'), 'one cube per required cube').toBe(false)
  })

  test('R15.7 substitutes are one level lower', () => {
    expect(isRight([1, 1, 0, 0, 0], [1, 0, 1, 0, 0], 'one')).toBe(true)
    expect(isRight([2, 0, 0, 0, 0], [1, 0, 1, 0, 0], 'one')).toBe(false)
    expect(isRight([1, 1, 0, 0, 0], [0, 1, 1, 0, 0], 'one')).toBe(false)
    expect(isRight([1, 1, 0, 0, 0], [0, 1, 1, 0, 0], 'every')).toBe(true)
  })

  test('all right payments of a reserve are found', () => {
    expect(payments([1, 0, 1, 1, 0], [1, 0, 1, 0, 0], 'none')).toEqual([
      [0, 0, 1, 1, 0],
      [1, 0, 0, 1, 0],
      [1, 0, 1, 0, 0],
    ])
    expect(payments([2, 0, 0, 0, 0], [1, 0, 1, 0, 0], 'none')).toEqual([])
  })

  test('what is missing is the least that completes the payment', () => {
    const of = (lower: 'none' | 'one' | 'every', paid: number[]): Colour[] => missing({ cost: [1, 0, 1, 0, 0], lower }, paid)
    expect(of('none', [0, 0, 0, 0, 0])).toEqual(['green', 'red'])
    expect(of('none', [0, 1, 0, 0, 0]), 'a yellow cube pays for the red one').toEqual(['green'])
    expect(of('none', [0, 0, 0, 1, 0])).toEqual(['red'])
    expect(of('one', [1, 1, 0, 0, 0])).toEqual([])
  })
})

const player = (more: object = {}): PlayerView =>
  ({
    reserve: { cubes: [2, 1, 0, 1, 0], bases: 2, buildings: [1, 0, 0, 2] },
    reputation: 0,
    levels: [0, 0, 0, 0, 0, 0],
    explorer: 'earth',
    cargo: { bases: 0, buildings: [0, 0, 0, 0], cubes: [0, 0, 0, 0, 0] },
    plants: [null, null, null, null, null, null, null, null],
    ...more,
  }) as unknown as PlayerView

const asked = (work: Work, actions: Action[], of = player(), prompt: Sentence = sentence('prompt')) =>
  setOf({ ...question(0), prompt, choices: actions.map((action) => ({ action, label: sentence('choice') })) }, {
    work,
    players: [of],
  } as unknown as View)

/** A token with room in its warehouse. */
const TOKEN = game.production.find(({ warehouse }) => warehouse >= 3)?.id

const cube = (colour: Colour): Action => ({ cube: { cube: colour } })
const pay = (colour: Colour): Action => ({ pay: { cube: colour } })
const load = (piece: Piece): Action => ({ load: { piece } })

test('a payment is a set of every cube that may be in it, from the highest down', () => {
  const work: Work = { pay: { cost: [1, 0, 1, 0, 0], lower: 'none', paid: [0, 0, 0, 0, 0], purpose: { mechanism: 0 } } }
  // The rules list only what may be the highest cube.
  const set = asked(work, [pay('blue')])
  expect(set?.members.map(({ action, most }) => [action, most])).toEqual([
    [pay('blue'), 1],
    [pay('yellow'), 1],
    [pay('red'), 1],
  ])
  expect(set).toMatchObject({ least: 2, most: 2 })
  expect(set?.members[2]?.label).toEqual(message('choice-pay', { cube: sentence('cube-red'), n: 2 }))
  expect(set?.fits?.([pay('red')])).toBe(true)
  expect(set?.fits?.([pay('red'), pay('yellow')]), 'nothing pays for the green cube').toBe(false)
  expect(set?.fits?.([pay('red'), pay('blue')])).toBe(true)
  const begun = { pay: { ...work.pay, paid: [0, 0, 0, 1, 0] } } as Work
  expect(asked(begun, [pay('red')]), 'one that was begun goes on cube by cube').toBeNull()
})

test('cargo is a set, as far as there is room aboard', () => {
  const work = { load: { fare: { free: false, discount: 0, repeat: false }, dismantled: false, from: 0 } } as Work
  const aboard = (n: number): Sentence => message('prompt-load', { n, of: 4 })
  const set = asked(work, [load('base'), load('ars'), load('drill'), 'stop'], player(), aboard(1))
  expect(set).toEqual({
    members: [
      { action: load('base'), most: 2 },
      { action: load('ars'), most: 1 },
      { action: load('drill'), most: 2 },
    ],
    least: 1,
    most: 3,
    end: 'stop',
  })
  expect(asked(work, [load('base'), 'stop'], player(), aboard(3)), 'a single piece is simply clicked').toBeNull()
})

test('cubes of the Sun are kept as a set, as long as Reputation bears it', () => {
  const work: Work = { keep: { drawn: [1, 0, 0, 1, 0], kept: [0, 0, 0, 0, 0], left: 2, from: 'red' } }
  const choices: Action[] = [cube('red'), cube('blue'), 'stop']
  expect(asked(work, choices)).toMatchObject({ least: 1, most: 2, end: 'stop' })
  const poor = asked(work, choices, player({ reputation: game.reputation.min + 4 }))
  expect(poor?.fits?.([cube('red')])).toBe(true)
  expect(poor?.fits?.([cube('red'), cube('blue')]), 'the lowest Reputation is reached').toBe(false)
  expect(reputationLoss(player({ levels: [0, 0, 0, 0, 1, 0] }), [1, 0, 0, 1, 0])).toBe(3)
  expect(reputationLoss(player({ levels: [0, 0, 0, 0, 3, 0] }), [1, 0, 0, 1, 0])).toBe(0)
})

test('cubes are drilled, sent and added, and buildings installed, as sets', () => {
  const plant = { token: 'P_MARS_1', layer: 1, deposit: [0, 2, 0, 1, 0], warehouse: [0, 0, 0, 0, 0], buildings: [1, 0, 0, 0] }
  const mars = (more: object = {}): PlayerView => {
    const plants = player().plants.with(PLANETS.indexOf('mars'), { ...plant, ...more } as PlayerView['plants'][number])
    return player({ plants, cargo: { bases: 0, buildings: [0, 1, 0, 1], cubes: [] } })
  }
  const cubes: Action[] = [cube('yellow'), cube('blue'), 'stop']
  const drill = { drill: { planet: 'mars', left: 2, begun: true, from: 'red' } } as Work
  expect(asked(drill, cubes, mars({ token: TOKEN }))).toMatchObject({ members: [{ most: 2 }, { most: 1 }], least: 1, most: 2 })
  const send = { send: { planet: 'mars', left: 9, begun: true, from: 'red' } } as Work
  expect(asked(send, cubes, mars({ warehouse: [0, 1, 0, 1, 0] }))).toMatchObject({ most: 2, end: 'stop' })
  const enrich = { enrich: { planet: 'mars', left: 3, upgrade: 1, from: 'red' } } as Work
  const added = asked(enrich, [cube('yellow'), cube('green')], mars())
  expect(added).toMatchObject({ members: [{ most: 3 }, { most: 3 }], least: 3, most: 3 })
  expect(added?.end).toBeUndefined()
  const install: Action[] = [{ install: { piece: 'converter' } }, { install: { piece: 'drill' } }, 'stop']
  expect(asked({ install: { planet: 'mars', from: 0 } }, install, mars())).toMatchObject({ most: 2, end: 'stop' })
})

describe('On Mars', () => {
  const company = {
    storage: [3, 0, 0, 0, 0],
    capacity: 4,
    crystals: 2,
    waiting: 1,
    ships: [1],
    working: 2,
    slots: [['x', 1]],
  } as unknown as Company
  const view = { players: [company], warehouse: [['battery', 1]] } as unknown as Parameters<typeof goodsOf>[1]
  const goods = (key: string, n: number, actions: Good[]) =>
    goodsOf(
      { ...question(0), prompt: message(key, { n }), choices: actions.map((action) => ({ action, label: sentence('choice') })) },
      view,
    )
  const item = (of: 'mineral' | 'battery' | 'crystal'): Good => ({ item: { item: of } })

  test('resources to gain are a set, as far as they can be stored', () => {
    expect(goods('prompt-choice', 2, [item('mineral'), item('battery'), item('crystal')])).toEqual({
      members: [
        { action: item('mineral'), most: 1 },
        { action: item('battery'), most: 2 },
        { action: item('crystal'), most: 2 },
      ],
      least: 1,
      most: 2,
      end: 'stop',
      pauses: ['prompt-allot'],
    })
    expect(goods('prompt-choice', 1, [item('mineral'), item('battery')]), 'a single one is simply clicked').toBeNull()
  })

  test('items of the warehouse are limited by what is there', () => {
    expect(goods('prompt-warehouse', 3, [item('battery'), item('mineral'), 'stop'])).toBeNull()
    const crystals = {
      ...view,
      warehouse: [
        ['battery', 1],
        ['crystal', 9],
      ],
    } as typeof view
    const choices = [item('battery'), item('crystal')].map((action) => ({ action, label: sentence('choice') }))
    const set = goodsOf({ ...question(0), prompt: message('prompt-warehouse', { n: 9 }), choices }, crystals)
    expect(
      set?.members.map(({ most }) => most),
      '8 spaces of the depot, a ship, three crystals',
    ).toEqual([1, 4])
  })

  test('colonists come back as a set', () => {
    const from: Good[] = [{ retrieve: { from: 'working_area' } }]
    expect(goods('prompt-retrieve', 200, from)).toMatchObject({ members: [{ most: 2 }], least: 1, most: 2 })
  })
})
