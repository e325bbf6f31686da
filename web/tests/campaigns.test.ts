import { expect, test } from 'vitest'
import { levelsOf } from '../src/boards/kepler/campaigns'
import { kepler } from '../src/boards/kepler/data'

test('only the first level of a new campaign is open', () => {
  for (const { id, objectives } of kepler.solo.campaigns) {
    const levels = levelsOf(id, {})
    expect(levels.map(({ open }) => open)).toEqual([true, false, false, false])
    expect(levels.map(({ objective }) => objective)).toEqual(objectives)
    expect(levels.map(({ min }) => min)).toEqual([30, 40, 50, 60])
  }
})

test('passing a level opens the next one and earns its bonus cubes (R14.2)', () => {
  const levels = levelsOf('galaxy-edge', { 'galaxy-edge/1': 44, 'galaxy-edge/2': 40, 'sagittarius-a/3': 70 })
  expect(levels.map(({ open, best }) => [open, best])).toEqual([
    [true, 44],
    [true, 40],
    [true, undefined],
    [false, undefined],
  ])
  expect(levels.map(({ bonus }) => bonus)).toEqual([
    undefined,
    { antimatter: 1, cubes: 2 },
    { antimatter: 2, cubes: 0 },
    { antimatter: 3, cubes: undefined },
  ])
})
