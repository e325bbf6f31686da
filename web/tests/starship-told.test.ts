import { expect, test } from 'vitest'
import { asTold } from '../src/boards/starship-interstellar/as-told'
import type { Event, View } from '../src/boards/starship-interstellar/types'

test('while a turn is told, the Explorer, the Sun and plants stand where the told events left them', () => {
  const player = (more: object): object => ({
    pp: 3,
    reputation: 2,
    explorer: 'earth',
    satellite: 'EARTH',
    plants: [null],
    ...more,
  })
  const plant = { token: 'MER01' }
  const hall = (red: number, pile: string[]): object => ({ bag: [red, 2, 0, 0, 0], sheet: [0, 0, 0, 0, 0], pile })
  const before = {
    sun: 3,
    saved: 1,
    hall: hall(4, ['B_SOLAR', 'B_TRAVEL']),
    players: [player({}), player({})],
  } as unknown as View
  const after = {
    sun: 5,
    saved: 2,
    hall: hall(3, ['B_TRAVEL']),
    players: [player({}), player({ pp: 7, reputation: 1, explorer: 'mercury', plants: [plant] })],
  } as unknown as View
  const goods = {
    fuel: 0,
    pp: 4,
    reputation: 1,
    scientists: 0,
    cubes: [0, 0, 0, 0, 0] as [number, number, number, number, number],
    extra_actions: 0,
  }
  const events: Event[] = [
    { ai_cube_drawn: { cube: 'red' } },
    { token_played: { seat: 1, token: 'B_SOLAR' } },
    { sun_kept: { seat: 1, cubes: [0, 1, 0, 0, 0], reputation_lost: 2 } },
    { sun_advanced: { to: 4 } },
    { flew: { seat: 1, to: 'mars', fuel: 2 } },
    { sun_advanced: { to: 5 } },
    { flew: { seat: 1, to: 'mercury', fuel: 2 } },
    { plant_built: { seat: 1, token: 'MER01' } },
    { gained: { seat: 1, goods, source: 'plant' } },
    { component_saved: { seat: 1, component: 'red', paid: [1, 0, 0, 0, 0] } },
  ]
  const at = (n: number): object => {
    const { sun, saved, hall, players } = asTold(before, after, events.slice(n), events.slice(0, n))
    const { explorer, pp, reputation, plants } = players[1] ?? {}
    return { sun, saved, red: hall?.bag[0], pile: hall?.pile.length, explorer, pp, reputation, plants: plants?.[0] ?? null }
  }
  const none = { sun: 3, saved: 1, red: 4, pile: 2, explorer: 'earth', pp: 3, reputation: 2, plants: null }
  expect(at(0)).toEqual(none)
  expect(at(1)).toEqual({ ...none, red: 3 })
  expect(at(3)).toEqual({ ...none, red: 3, pile: 1, reputation: 0 })
  expect(at(5)).toEqual({ ...none, red: 3, pile: 1, reputation: 0, sun: 4, explorer: 'mars' })
  expect(at(8)).toMatchObject({ sun: 5, saved: 1, explorer: 'mercury', pp: 3, plants: plant })
  expect(asTold(before, after, [], events).players[1]).toMatchObject({ pp: 7, reputation: 1 })
})
