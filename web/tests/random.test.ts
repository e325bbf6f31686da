import { expect, test } from 'vitest'
import { Random, repeat, seed } from '../e2e/random'

const draw = (stream: string): number[] => {
  const random = new Random(stream)
  return Array.from({ length: 200 }, () => random.below(6))
}

test('a stream is reproducible, and streams differ', () => {
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
  expect(new Set(draw('a'))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})

test('a failure prints how to repeat the run', () => {
  expect(repeat).toBe(`ORRERY_E2E_SEED=${seed} npm run e2e`)
})
