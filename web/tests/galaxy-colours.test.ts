import { expect, test } from 'vitest'
import { colour, contrast } from './contrast'

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
