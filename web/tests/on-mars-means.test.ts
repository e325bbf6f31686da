// What a player of On Mars can pay, and what a building changes.
import { expect, test } from 'vitest'
import { game } from '../src/boards/on-mars/data'
import { buildingChanges, canPay, executivePrice, meansOf, missing, purseOf, withColonist } from '../src/boards/on-mars/means'
import type { PlayerView, View } from '../src/boards/on-mars/types'

const purse = (storage: number[], crystals = 0, colonists = 0) => ({ storage, crystals, colonists })

test('minerals pay for other resources, but nothing else pays for minerals', () => {
  expect(canPay(purse([1, 0, 0, 0, 0]), { water: 1 })).toBe(true)
  expect(missing(purse([1, 0, 0, 0, 0]), { plant: 1, water: 1 })).toEqual({ plant: 1 })
  expect(missing(purse([0, 4, 0, 0, 0]), { mineral: 2 })).toEqual({ mineral: 2 })
  expect(missing(purse([2, 0, 0, 0, 0]), { mineral: 2, water: 1 })).toEqual({ water: 1 })
})

test('a resource of any kind is one that nothing else of the cost needs', () => {
  expect(canPay(purse([0, 2, 0, 0, 0]), { battery: 1, any: 1 })).toBe(true)
  expect(missing(purse([0, 1, 0, 0, 0]), { battery: 1, any: 1 })).toEqual({ any: 1 })
  expect(canPay(purse([0, 1, 0, 1, 0]), { battery: 1, any: 1 })).toBe(true)
})

test('colonists and crystals are counted by themselves, goal cards as crystals', () => {
  expect(missing(purse([9, 9, 9, 9, 9], 1, 1), { crystal: 2, colonist: 3 })).toEqual({ crystal: 1, colonist: 2 })
  const player = { storage: [0, 0, 0, 0, 0], crystals: 1, goals: 3, quarters: 2 } as unknown as PlayerView
  expect(purseOf(player)).toEqual({ storage: [0, 0, 0, 0, 0], crystals: 4, colonists: 2 })
})

test('a surcharge is paid with crystals and colonists in any mix, beside the colonist on the slot', () => {
  const mine = withColonist({ colonist: 1 })
  expect(mine).toEqual({ colonist: 2 })
  expect(missing(purse([0, 0, 0, 0, 0], 0, 3), mine, 1)).toEqual({})
  expect(missing(purse([0, 0, 0, 0, 0], 0, 2), mine, 1)).toEqual({ crystal: 1 })
  expect(missing(purse([0, 0, 0, 0, 0], 1, 2), mine, 1)).toEqual({})
  expect(missing(purse([0, 0, 0, 0, 0], 3, 0), withColonist({}), 1)).toEqual({ colonist: 1 })
})

test('the receipt of a building has its cost, minerals for what is missing, and what there is room for', () => {
  const player = { storage: [1, 0, 0, 0, 2], capacity: 3, crystals: 1, waiting: 1, quarters: 2 } as unknown as PlayerView
  const face = game.buildings.find(({ id }) => id === 'oxygen_condenser')
  const site = { size: 2, item: 'oxygen' as const, crystal: true, cube: false, op: 0, benefit: false }
  if (!face) throw new Error('a condenser')
  const oxygen = { what: 'oxygen', before: 2, after: 3 }
  expect(buildingChanges(player, face, site, { free: false, keepsCrystal: true })).toEqual([
    { what: 'mineral', before: 1, after: 0 },
    oxygen,
    { what: 'crystal', before: 2, after: 3 },
  ])
  expect(buildingChanges(player, face, site, { free: true, keepsCrystal: false })).toEqual([oxygen])
})

const spaceOn = (side: 'orbit' | 'colony'): number => game.spaces.findIndex((space) => space.side === side) + 1
/** What {@link meansOf} reads of a position in which seat 0 stands in the colony. */
const position = (player: Partial<PlayerView> = {}, more: Partial<View> = {}): View =>
  ({
    phase: 'colonization',
    active: 1,
    main_done: false,
    exec_done: false,
    cards: [],
    colony_level: 1,
    players: [
      {
        storage: [1, 0, 0, 0, 0],
        crystals: 3,
        goals: 0,
        quarters: 1,
        ships: [1, 2, 3, 4, 5],
        surcharges: [['construct_building', 1]],
        slots: [],
        blueprints: [{ blueprint: 1, built: null, sites: [] }],
        lab: [],
        advanced_price: null,
        space: spaceOn('colony'),
        ...player,
      },
    ],
    ...more,
  }) as unknown as View

test("first the actions of the player's side, then executive actions; those of the other side come later", () => {
  const means = meansOf(position(), 0)
  expect(means?.side).toBe('colony')
  expect(means?.now.map(({ of }) => of)).toEqual([
    'construct_building',
    'upgrade_building',
    'welcome_ship',
    'hire_or_contract',
    'executive',
  ])
  expect(means?.later.map(({ of }) => of)).toEqual(['obtain_blueprint', 'learn_technology', 'research_development'])
  expect(meansOf(position({ space: spaceOn('orbit') }), 0)?.later).toHaveLength(4)
  expect(meansOf(position(), 5), 'no such seat').toBeNull()
})

test('every offer has its cost and what is missing for it, with the colonist and the surcharge of its action', () => {
  const group = (of: string, view = position()) => meansOf(view, 0)?.now.find((each) => each.of === of)
  const construct = group('construct_building')
  expect(construct).toMatchObject({ slot: true, surcharge: 1, slotShort: {} })
  const short = (building: string) =>
    construct?.offers.find(({ subject }) => 'building' in subject && subject.building === building)?.short
  expect(short('generator'), 'a mineral and a colonist are there').toEqual({})
  expect(short('mine'), 'two colonists are not').toEqual({ colonist: 1 })
  expect(group('welcome_ship')?.offers).toEqual([
    { subject: { action: 'welcome_ship' }, cost: game.shipCost, short: { plant: 1 } },
  ])
  const cards: View['cards'] = ['empty', { scientist: 'rd_engineer' }, { contract: 8 }]
  expect(group('hire_or_contract', position({}, { cards }))?.offers.map(({ subject }) => subject)).toEqual([
    { scientist: 'rd_engineer' },
    { contract: 8 },
  ])
  expect(group('upgrade_building')?.offers, 'each blueprint that is not built, at the price on its card').toMatchObject([
    { subject: { blueprint: 1 }, cost: { mineral: 1 }, short: {} },
  ])
})

test('an advanced building is offered at the price that it has now, and not at all if there is none', () => {
  const executives = (advanced_price: number | null) =>
    meansOf(position({ advanced_price }), 0)?.now.find(({ of }) => of === 'executive')?.offers ?? []
  const costs = (price: number | null) => executives(price).map(({ cost }) => cost)
  const others = game.executives.slice(5, -1).map(({ cost }) => ({ crystal: cost }))
  expect(costs(null), 'of depot spaces without a ship').toEqual(others)
  expect(costs(2)).toEqual([...others, { crystal: 2 }])
  expect(costs(0), 'with a scientist').toEqual([...others, {}])
  const last = game.executives.at(-1)
  if (!last) throw new Error('executive actions')
  expect(executivePrice({ advanced_price: 0 } as PlayerView, last)).toBe(0)
})

test('what cannot be done at any price says why', () => {
  const barred = (of: string, player: Partial<PlayerView>, more: Partial<View> = {}) => {
    const means = meansOf(position(player, more), 0)
    const group = [...(means?.now ?? []), ...(means?.later ?? [])].find((each) => each.of === of)
    expect(group?.offers.length === 0).toBe(group?.barred !== undefined)
    return group?.barred
  }
  const cards: View['cards'] = [{ contract: 8 }]
  expect(barred('hire_or_contract', {}, { cards })).toBeUndefined()
  expect(barred('hire_or_contract', { slots: [['hire_or_contract', 1]] }, { cards })).toBe('hired')
  expect(barred('welcome_ship', {})).toBeUndefined()
  expect(barred('welcome_ship', { ships: [1, 2, 3, 4] })).toBe('level')
  expect(barred('welcome_ship', { ships: [1, 2, 3, 4] }, { colony_level: 2 })).toBeUndefined()
  expect(barred('welcome_ship', { ships: [] }, { colony_level: 5 })).toBe('ship')
  expect(barred('upgrade_building', { blueprints: [{ blueprint: 1, built: 4, sites: [] }] })).toBe('blueprint')
  const all = Array.from({ length: game.markers }, (_, i) => ({ blueprint: i + 1, built: null, sites: [] }))
  expect(barred('obtain_blueprint', { blueprints: all })).toBe('marker')
  expect(barred('learn_technology', { lab: [['mine', 'c1_1']] })).toBeUndefined()
  const entry = game.lab.filter(({ level }) => level === 1).map(({ id }): PlayerView['lab'][number] => ['mine', id])
  expect(barred('learn_technology', { lab: entry })).toBe('lab')
})

test('what is done in the turn that is being played cannot be paid for once more', () => {
  const now = (more: Partial<View>): unknown[] | undefined => meansOf(position({}, more), 0)?.now.map(({ of }) => of)
  expect(now({ active: 0, main_done: true })).toEqual(['executive'])
  expect(now({ active: 0, exec_done: true })).not.toContain('executive')
  expect(now({ active: 1, main_done: true, exec_done: true }), "another player's turn").toHaveLength(5)
})
