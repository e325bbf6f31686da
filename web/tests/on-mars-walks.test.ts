// Where pieces are led by one click on Mars: walks of several steps, and the tiles that end them.
import { expect, test } from 'vitest'
import { labSpace } from '../src/boards/on-mars/data'
import { hexAt, neighbours } from '../src/boards/on-mars/hexes'
import { canTake } from '../src/boards/on-mars/tiles'
import { walksTo } from '../src/boards/on-mars/walks'
import { message } from './builders'
import type { ActionChoice, Hex, HexView, MovementView, Piece, PlayerView, Tile, View } from '../src/boards/on-mars/types'

const hex = (q: number, r: number): Hex => {
  const found = hexAt([q, r])
  if (found === undefined) throw new Error(`no hex ${q},${r}`)
  return found
}

const [centre, north, far] = [hex(0, 0), hex(0, -1), hex(0, -2)]
const first = (piece: Piece, ...to: Hex[]): ActionChoice[] =>
  to.map((each) => ({ action: { step: { piece, to: each, fee: 'point' } }, label: message('choice-step') }))
const ground = (more: Partial<MovementView>, hexes: Partial<HexView>[] = []): Parameters<typeof walksTo>[1] => ({
  movement: { seat: 0, bots: 2, rover: 2, rover_moved: false, moved: [], tech: false, as_rover: false, ...more },
  hexes: new Map(
    hexes.map((each) => {
      const empty = { building: null, advanced: null, miner: null, bots: [], rovers: [], tile: null, crystal: false }
      return [each.hex ?? 0, { ...empty, owner: null, size: 0, hex: 0, ...each }]
    }),
  ),
  start: () => centre,
  canTake: (tile) => 'discovery' in tile,
})

test('a distant hex is reached by steps from hex to hex, as far as the points go', () => {
  const walks = walksTo(first('rover', ...neighbours(centre)), ground({ rover: 2 }))
  expect(walks.size, 'the ring at distance two').toBe(12)
  expect(walks.get(far)?.path).toEqual([centre, north, far])
  expect(walks.get(far)?.steps).toEqual([
    { step: { piece: 'rover', to: north, fee: 'point' } },
    { step: { piece: 'rover', to: far, fee: 'point' } },
  ])
  expect(walksTo(first('rover', north), ground({ rover: 1 })).size).toBe(0)
})

test('a bot has another name once it has moved', () => {
  const walk = walksTo(first({ bot: centre }, north), ground({})).get(far)
  expect(walk?.steps[1]).toEqual({ step: { piece: { moved_bot: north }, to: far, fee: 'point' } })
})

test('a rover goes over crystals without a detour', () => {
  const side = hex(1, -1)
  const over = (at: Hex): readonly Hex[] | undefined =>
    walksTo(first('rover', ...neighbours(centre)), ground({}, [{ hex: at, crystal: true }])).get(hex(1, -2))?.path
  expect(over(side)).toEqual([centre, side, hex(1, -2)])
  expect(over(north)).toEqual([centre, north, hex(1, -2)])
})

test('nothing is led onto another piece, and no bot onto what it would destroy', () => {
  const tile = { hex: far, tile: { discovery: 'disc_crystals' as const } }
  const useless = { hex: far, tile: { research: 'research_A' as const } }
  const to = (piece: Piece, state: Partial<HexView>): boolean => walksTo(first(piece, north), ground({}, [state])).has(far)
  expect(to('rover', { hex: far, miner: 1 })).toBe(false)
  expect(to('rover', tile)).toBe(true)
  expect(to('rover', useless), 'R9.7: it cannot be taken').toBe(false)
  expect(to({ bot: centre }, tile)).toBe(false)
  expect(to({ bot: centre }, { hex: far, crystal: true })).toBe(false)
})

test('what may not be an end may be passed', () => {
  const useless = { hex: north, tile: { research: 'research_A' as const } }
  const miner = { hex: north, miner: 1 }
  for (const between of [useless, miner])
    expect(walksTo(first('rover', north), ground({}, [between])).get(far)?.path).toEqual([centre, north, far])
})

test('a hex that several pieces can reach is not one of them', () => {
  const both = [...first('rover', north), ...first({ bot: centre }, north)]
  expect(walksTo(both, ground({})).size).toBe(0)
})

const player = (more: Partial<PlayerView>): PlayerView =>
  ({
    storage: [3, 3, 3, 3, 3],
    capacity: 3,
    crystals: 0,
    goals: 0,
    quarters: 0,
    lab: [],
    research: [],
    ...more,
  }) as unknown as PlayerView
const view = (more: Partial<View> = {}): View => ({ warehouse: [], grid: [], ...more }) as unknown as View
const discovery = (id: Extract<Tile, { discovery: unknown }>['discovery']): Tile => ({ discovery: id })

test('a research tile can be taken once, while a tech can still move on', () => {
  const tile: Tile = { research: 'research_B' }
  const lab: PlayerView['lab'] = [['mine', 'c1_1']]
  expect(canTake(tile, player({ lab }), view())).toBe(true)
  expect(canTake(tile, player({ lab, research: ['research_B'] }), view())).toBe(false)
  expect(canTake(tile, player({ lab, research: ['research_A'] }), view()), 'another type').toBe(true)
  expect(canTake(tile, player({ lab: [['mine', 'c6_1']] }), view()), 'at the last level').toBe(false)
  const blocked: PlayerView['lab'] = (labSpace('c5_1')?.right ?? []).map((space) => ['rover', space])
  expect(canTake(tile, player({ lab: [['mine', 'c5_1'], ...blocked] }), view()), 'the next space is taken').toBe(false)
})

test('a discovery is an end where its benefit can certainly be taken and paid for', () => {
  const full = player({})
  const roomy = player({ storage: [3, 2, 3, 3, 3] })
  expect([canTake(discovery('disc_battery'), full, view()), canTake(discovery('disc_battery'), roomy, view())]).toEqual([
    false,
    true,
  ])
  expect(canTake(discovery('disc_water'), roomy, view()), 'no room for water').toBe(false)
  expect(canTake(discovery('disc_crystals'), full, view())).toBe(true)
  const offers = view({ warehouse: [['battery', 1]] })
  expect([canTake(discovery('disc_warehouse'), full, offers), canTake(discovery('disc_warehouse'), roomy, offers)]).toEqual([
    false,
    true,
  ])
  expect(canTake(discovery('disc_warehouse'), roomy, view({ warehouse: [['battery', 0]] })), 'none left').toBe(false)
  const lab: PlayerView['lab'] = [['mine', 'c1_1']]
  expect(canTake(discovery('disc_develop'), player({ lab }), view())).toBe(true)
  expect(canTake(discovery('disc_develop'), player({ lab, storage: [0, 0, 0, 0, 0] }), view()), 'it costs something').toBe(false)
  const grid = view({ grid: ['mine', null, null, null, null, null, null, null] })
  expect(canTake(discovery('disc_tech'), full, grid)).toBe(true)
  expect(canTake(discovery('disc_tech'), player({ lab }), grid), 'owned').toBe(false)
  expect(canTake(discovery('disc_tech'), player({ storage: [0, 0, 0, 0, 0] }), grid), 'the top row costs something').toBe(false)
  expect(canTake(discovery('disc_build_any'), full, view()), 'the map decides').toBe(false)
})
