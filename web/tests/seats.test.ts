import { expect, test } from 'vitest'
import { seatSigns } from '../src/lib/seats'

test('marks of seats carry the number that ends a name, or its first letter', () => {
  expect(seatSigns(['Ada', 'Easy bot 1', 'Easy bot 2'])).toEqual(['A', '1', '2'])
  expect(seatSigns(['ada', 'Zoe'])).toEqual(['A', 'Z'])
})

test('where these are ambiguous, marks carry the number of the seat', () => {
  expect(seatSigns(['Ada', 'Anna', 'Bob'])).toEqual(['1', '2', '3'])
})
