import { expect, test } from 'vitest'
import { defaultChoice, filterChoices, groupByLabel } from '../src/lib/choices'
import type { Choice } from '../src/lib/wire/Choice'

const choice = (key: string, action: unknown = {}): Choice => ({ action, label: { key, args: [] } })

test('choices are grouped by label key, in order', () => {
  const groups = groupByLabel([choice('a'), choice('b'), choice('a')])
  expect(groups.map(({ key, choices }) => [key, choices.length])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})

test('Enter takes the only choice, or the only plain one', () => {
  const end = choice('end', 'end')
  expect(defaultChoice([choice('a', { x: 1 })])?.label.key).toBe('a')
  expect(defaultChoice([choice('a', { x: 1 }), end])).toBe(end)
  expect(defaultChoice([end, choice('decline', 'decline')])).toBeUndefined()
  expect(defaultChoice([])).toBeUndefined()
})

test('the filter matches all words, ignoring case and accents', () => {
  const all = [choice('Avanza la Velocità'), choice('Avanza altro')]
  const text = (each: Choice): string => each.label.key
  expect(filterChoices(all, text, 'velocita AVANZA')).toEqual([all[0]])
  expect(filterChoices(all, text, '')).toEqual(all)
})
