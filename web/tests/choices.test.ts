import { expect, test } from 'vitest'
import { mainChoice } from '../src/boards/answers'
import { defaultChoice, filterChoices, groupByHeading, headingKeys, isPlain, sameAction } from '../src/lib/choices'
import { question } from './builders'
import type { AnyBoard } from '../src/boards/types'
import type { Choice } from '../src/lib/wire/Choice'

const choice = (key: string, action: unknown = {}): Choice => ({ action, label: { key, args: [] } })

test('choices are grouped by heading, in order', () => {
  const groups = groupByHeading([choice('a'), choice('b'), choice('aa')], ({ label }) => label.key.charAt(0))
  expect(groups.map(({ heading, choices }) => [heading, choices.length])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})

test('the closest heading of a label comes first', () => {
  expect(headingKeys('choice-fly-land')).toEqual(['heading-fly-land', 'heading-fly'])
  expect(headingKeys('drop')).toEqual(['heading-drop'])
})

test('actions are equal whatever the order of their fields', () => {
  const action = { place_tile: { at: [5, 0], turns: 0, flip: false } }
  expect(sameAction(action, { place_tile: { flip: false, at: [5, 0], turns: 0 } })).toBe(true)
  expect(sameAction('end', 'end')).toBe(true)
  for (const other of [
    'place_tile',
    null,
    { place_tile: { at: [0, 5], turns: 0, flip: false } },
    { place_tile: { at: [5, 0] } },
    { place_tile: { at: [5, 0], turns: 0, flip: undefined } },
  ])
    expect(sameAction(action, other)).toBe(false)
})

test('Enter takes the usual choice, the only one, or the only plain one', () => {
  const end = choice('end', 'end')
  const enter = (choices: Choice[], usual: number | null = null): Choice | undefined => defaultChoice({ choices, usual }, isPlain)
  const [most, less] = [choice('most', { n: 2 }), choice('less', { n: 1 })]
  expect(enter([less])).toBe(less)
  expect(enter([most, less, end])).toBe(end)
  expect(enter([most, less, end], 0), 'the usual amount comes before ending').toBe(most)
  expect(enter([end, choice('decline', 'decline')])).toBeUndefined()
  expect(enter([])).toBeUndefined()
  const aside = choice('time', 'time')
  expect(
    defaultChoice({ choices: [aside, end], usual: null }, (each) => each !== aside),
    'a step of the board',
  ).toBe(end)
})

test('a board may name answers that give something up: Enter does not take them', () => {
  const [gain, decline] = [choice('gain', { n: 1 }), choice('decline', 'decline')]
  const asked = { ...question(0), choices: [gain, choice('other', { n: 2 }), decline] }
  const board = { declines: (action: unknown) => action === 'decline' } as unknown as AnyBoard
  expect(mainChoice(null, asked)).toBe(decline)
  expect(mainChoice(board, asked)).toBeUndefined()
  expect(mainChoice(board, { ...asked, choices: [decline] }), 'nothing else is possible').toBe(decline)
  expect(mainChoice(board, { ...asked, choices: [gain, decline] }), 'the only gain').toBe(gain)
})

test('Enter does not leave a chosen step before anything was done in it', () => {
  const asked = { ...question(0, [{ build: 1 }, { build: 2 }, 'end']) }
  const pass = { action: 'end', count: 4, through: 4 }
  expect(mainChoice(null, { ...asked, pass: { ...pass, untouched: false } })?.action).toBe('end')
  expect(mainChoice(null, { ...asked, pass: { ...pass, untouched: true } })).toBeUndefined()
  expect(mainChoice(null, { ...asked, usual: 0, pass: { ...pass, untouched: true } })?.action).toEqual({ build: 1 })
})

test('the filter matches all words, ignoring case and accents', () => {
  const all = [choice('Avanza la Velocità'), choice('Avanza altro')]
  const text = (each: Choice): string => each.label.key
  expect(filterChoices(all, text, 'velocita AVANZA')).toEqual([all[0]])
  expect(filterChoices(all, text, '')).toEqual(all)
})
