import { expect, test } from 'vitest'
import { cubesIn } from '../src/boards/starship-interstellar/chronicle'
import { HALL } from '../src/boards/starship-interstellar/data'
import { hallTurn, ruleOf } from '../src/boards/starship-interstellar/hall-turn'
import { toldEntry } from './builders'
import type { Event } from '../src/boards/starship-interstellar/types'

const entry = toldEntry<Event>

test('a turn of H.A.L.L. reaches from its cube to the next decision of the player, each step with what followed', () => {
  const drawn: Event = { ai_cube_drawn: { cube: 'green' } }
  const played: Event = { token_played: { seat: HALL, token: 'production_mars' } }
  const laid: Event = { ai_cube_laid: { cube: 'green' } }
  const moved: Event = { cube_moved: { seat: HALL, planet: 'mars', cube: 'blue' } }
  const later: Event = { cube_moved: { seat: HALL, planet: 'mars', cube: 'red' } }
  const returned: Event = { ai_cube_returned: { cube: 'red' } }
  const under: Event = { token_under: { token: 'X01' } }
  const before: Event = { token_played: { seat: HALL, token: 'B_EARTH' } }
  const log = [
    entry(1, before, { ai_cube_laid: { cube: 'red' } }),
    entry(
      2,
      { token_played: { seat: 0, token: 'B_SOLAR' } },
      { ai_cube_drawn: { cube: 'red' } },
      returned,
      under,
      drawn,
      played,
      laid,
      moved,
      later,
    ),
  ]
  const steps = hallTurn(log).map(({ told }) => told.map(({ event }) => event))
  const first: Event = { ai_cube_drawn: { cube: 'red' } }
  expect(steps, 'each cube that moves is a step').toEqual([[first, returned, under], [drawn], [played, laid], [moved], [later]])
  expect(steps.flat().map(cubesIn)).toEqual([['red'], ['red'], [], ['green'], [], ['green'], ['blue'], ['red']])
  expect(hallTurn([...log, entry(3, { passed: { seat: 0, forced: false } })]), 'the player has decided').toEqual([])
  const over: Event = { round_begins: { round: 2 } }
  expect(hallTurn([...log, entry(3, over)]), 'a new round').toHaveLength(5)
  expect(hallTurn([...log, entry(3, over), entry(4)]), 'and a decision in it').toEqual([])
})

test('the cubes that H.A.L.L. loads and unloads are steps with their cubes', () => {
  const loaded: Event = { loaded: { seat: HALL, piece: 'purple' } }
  const home: Event[] = [
    { token_played: { seat: HALL, token: 'B_TRAVEL' } },
    loaded,
    { loaded: { seat: HALL, piece: 'base' } },
    { flew: { seat: HALL, to: 'earth', fuel: 0 } },
    { unloaded: { seat: HALL, cubes: [0, 1, 0, 0, 2] } },
  ]
  const steps = hallTurn([entry(1, ...home)]).map(({ told }) => told.flatMap(({ event }) => cubesIn(event)))
  expect(steps).toEqual([[], ['purple'], [], [], ['yellow', 'purple', 'purple']])
  const gained: Event = {
    gained: {
      seat: HALL,
      source: 'market',
      goods: { fuel: 0, pp: 0, reputation: 0, scientists: 0, cubes: [1, 0, 0, 0, 0], extra_actions: 0 },
    },
  }
  expect(cubesIn(gained)).toEqual(['red'])
  expect(cubesIn({ component_saved: { seat: HALL, component: 'blue', paid: [0, 0, 0, 1, 0] } })).toEqual(['blue'])
})

test('the lines of a turn of H.A.L.L. name the rules that they follow', () => {
  expect(ruleOf({ ai_cube_drawn: { cube: 'red' } })).toBe('R14.2.4')
  expect(ruleOf({ passed: { seat: HALL, forced: true } })).toBe('R14.3.2')
  expect(ruleOf({ cube_moved: { seat: HALL, planet: 'mars', cube: 'red' } })).toBe('R14.5.1')
  expect(ruleOf({ cube_sent: { seat: HALL, planet: 'mars', cube: 'red' } })).toBe('R14.2.5')
  expect(ruleOf({ flew: { seat: HALL, to: 'mars', fuel: 4 } }), 'to a new plant').toBe('R14.6.3')
  expect(ruleOf({ flew: { seat: HALL, to: 'earth', fuel: 0 } })).toBe('R14.6.1')
  const goods = {
    fuel: 0,
    pp: 0,
    reputation: 0,
    scientists: 0,
    cubes: [1, 0, 0, 0, 0] as [number, number, number, number, number],
    extra_actions: 0,
  }
  expect(ruleOf({ gained: { seat: HALL, goods, source: 'market' } })).toBe('R14.4.3')
  expect(ruleOf({ gained: { seat: HALL, goods, source: 'government' } })).toBe('R14.8.1')
})
