// How colonists move between areas and slots.
import { expect, test } from 'vitest'
import { colonistMoves, isSlot } from '../src/boards/on-mars/colonists'
import type { PlayerView, View } from '../src/boards/on-mars/types'

const player = (more: Partial<PlayerView> = {}): Partial<PlayerView> => ({
  supply: 9,
  quarters: 3,
  working: 0,
  slots: [],
  ...more,
})
/** What the moves are read from: the players, and hexes with somebody's miner. */
const position = (players: Partial<PlayerView>[], miners: number[] = []): View =>
  ({ players, hexes: [{ miner: null }, ...miners.map((miner) => ({ miner }))] }) as unknown as View

test('a colonist goes onto the slot of its action, and the surcharge to work', () => {
  const before = position([player(), player({ slots: [['construct_building', 1]] })])
  const after = position([player({ quarters: 1, working: 1, slots: [['construct_building', 1]] }), before.players[1] ?? {}])
  expect(colonistMoves(before, after)).toEqual([
    { seat: 0, from: 'quarters', to: 'work' },
    { seat: 0, from: 'quarters', to: 'construct_building' },
  ])
  expect(isSlot('construct_building') && !isSlot('mines')).toBe(true)
})

test('colonists come back from where they are, of each player by itself', () => {
  const away = player({ quarters: 0, working: 2, slots: [['obtain_blueprint', 1]] })
  const cleared = player({ working: 1, quarters: 2, slots: [] })
  const before = position([away, player({ quarters: 2, slots: [['obtain_blueprint', 1]] })])
  expect(colonistMoves(before, position([player(), cleared]))).toEqual([
    { seat: 0, from: 'work', to: 'quarters' },
    { seat: 0, from: 'work', to: 'quarters' },
    { seat: 0, from: 'obtain_blueprint', to: 'quarters' },
    { seat: 1, from: 'obtain_blueprint', to: 'work' },
  ])
})

test('mines take one, the supply gives some, and nothing moves where nothing changed', () => {
  const before = position([player()], [1])
  expect(colonistMoves(before, position([player({ quarters: 2 })], [1, 0]))).toEqual([{ seat: 0, from: 'quarters', to: 'mines' }])
  expect(colonistMoves(before, position([player({ supply: 7, quarters: 5 })], [1]))).toHaveLength(2)
  expect(colonistMoves(before, before)).toEqual([])
})

test("Lacerda's colonists come from nowhere", () => {
  const his = player({ supply: 0, quarters: 0 })
  const after = { ...his, slots: [['hire_or_contract', 1]] as PlayerView['slots'] }
  expect(colonistMoves(position([player(), his]), position([player(), after]))).toEqual([])
})
