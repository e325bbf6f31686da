import { expect, test } from 'vitest'
import { LEVELS } from '../src/boards/on-mars/terrain'
import { colour, contrast, difference } from './contrast'

const ZONES = ['short', 'medium', 'long'] as const

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(['light', 'dark'] as const)('zones have a contrast of at least 1.3 against each other in the %s theme', (theme) => {
  const zones = ZONES.map((zone) => colour(zone, theme))
  for (const [i, a] of zones.entries())
    for (const b of zones.slice(i + 1)) expect(contrast(a, b), `${a} ${b}`).toBeGreaterThan(1.3)
})

test.each(['light', 'dark'] as const)('names on the map are legible in every zone in the %s theme', (theme) => {
  for (const zone of ZONES)
    for (const name of ['zone-name', 'star-name'])
      expect(contrast(colour(name, theme), colour(zone, theme)), `${name} on ${zone}`).toBeGreaterThan(4.5)
})

test.each(['light', 'dark'] as const)('a distant hex of Mars stands out against the ground in the %s theme', (theme) => {
  const mars = (name: string): string => colour(`om-${name}`, theme, 'boards/on-mars/colours.css')
  const [line, outline] = [mars('legal'), mars('outline')]
  expect(contrast(line, outline)).toBeGreaterThan(3)
  for (let height = 0; height <= LEVELS; height++) {
    const ground = mars(`ground-${height}`)
    expect(Math.max(contrast(line, ground), contrast(outline, ground)), ground).toBeGreaterThan(3)
  }
})

test.each(['light', 'dark'] as const)('what is terraformed has the colour of no seat in the %s theme', (theme) => {
  const terraformed = colour('terraformed', theme, 'boards/kepler/galaxy.css')
  for (let seat = 0; seat < 6; seat++)
    expect(difference(terraformed, colour(`seat-${seat}`, theme)), `seat ${seat}`).toBeGreaterThan(20)
})
