import { expect, test } from 'vitest'
import { signed } from '../src/lib/signed'

test('changes have a sign, and the minus sign is not a hyphen', () => {
  expect([3, -3, 0].map(signed)).toEqual(['+3', '−3', '0'])
})
