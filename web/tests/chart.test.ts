import { expect, test } from 'vitest'
import { known, stepLine } from '../src/lib/chart'

const line = (points: number[][], seat: number): string =>
  stepLine(
    known(points, seat),
    (entry) => entry,
    (value) => value,
  )

test('points change with a decision, not between two', () => {
  expect(
    line(
      [
        [0, 1],
        [3, 1],
      ],
      0,
    ),
  ).toBe('M0 0H1.0V3.0')
})

test('the line begins with the first entry after which the points are known', () => {
  expect(line([[], [], [2, 5], [4, 5]], 1)).toBe('M2 5H3.0V5.0')
  expect(line([[], []], 0)).toBe('')
})
