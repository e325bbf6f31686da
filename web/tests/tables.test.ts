// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { byUrgency, displayStatus, isAway, namesInText, optionWords, resultWords, turnWords } from '../src/lib/tables'
import { duration } from '../src/lib/time'
import { words } from '../src/lib/words.svelte'
import { bot, gameInfo, guest, outcome, standing, tableInfo as table } from './builders'
import type { OptionInfo } from '../src/lib/wire/OptionInfo'

const me = guest('Mira')
const friend = guest('Vega', false)
const easy = bot('easy')

test('it is our turn if one of our seats is awaited', () => {
  expect(displayStatus(table([friend, me], { standing: standing([1]) }))).toBe('turn')
  expect(displayStatus(table([friend, me], { standing: standing([0]) }))).toBe('playing')
  expect(displayStatus(table([me, easy], { standing: standing([0, 1]) }))).toBe('turn')
  expect(displayStatus(table([me, easy]))).toBe('playing')
  expect(displayStatus(table([me, friend], { status: 'over', abandoned: 1 }))).toBe('abandoned')
})

test('tables that need the player come first', () => {
  const list = [
    table([me], { status: 'over' }),
    table([me, friend]),
    table([me], { standing: standing([0]) }),
    table([me], { status: 'waiting' }),
  ]
  expect(list.toSorted(byUrgency).map(displayStatus)).toEqual(['turn', 'waiting', 'playing', 'over'])
})

const MINUTE = 60_000

test('durations are formatted in their largest unit', () => {
  expect(duration(59_999)).toBe('')
  expect([MINUTE, 5 * MINUTE, 90 * MINUTE, 49 * 60 * MINUTE].map(duration)).toEqual(['1 minute', '5 minutes', '1 hour', '2 days'])
})

test('a list shows who is awaited and for how long', () => {
  const key = (seats: number[], now: number): string => turnWords(table([me, friend], { standing: standing(seats) }), now)
  expect(key([1], 1000)).toBe('⟦web-turn-of⟧')
  expect(key([1], 5 * MINUTE)).toBe('⟦web-turn-of-for⟧')
  expect(key([0, 1], 5 * MINUTE), "the player's turn comes first").toBe('⟦web-turn-yours-for⟧')
  expect(turnWords(table([me], { status: 'over', standing: standing([0]) }), 0)).toBe('')
})

test('a finished game is listed with its result and its date', () => {
  const over = (winners: number[]): string =>
    resultWords(
      table([me, friend], { status: 'over', standing: standing([], { time: 1_700_000_000_000, outcome: outcome(winners) }) }),
    )
  expect(over([0])).toBe('⟦web-result-won⟧ · Nov 14, 2023')
  expect(over([1])).toBe('⟦web-result-place⟧ · Nov 14, 2023')
  expect(resultWords(table([me, friend], { status: 'over' }))).toBe('')
  expect(words.language).toBe('en')
})

test('only people who closed the page are away', () => {
  expect(isAway({ ...friend, connected: false })).toBe(true)
  expect(isAway({ ...friend, connected: true })).toBe(false)
  expect(isAway({ ...me, connected: false })).toBe(false)
  expect(isAway({ ...easy, connected: false })).toBe(false)
})

test('sentences of a solo game name the automated opponent', () => {
  expect(namesInText(['Ada'], 'on-mars', 'lacerda')).toHaveLength(2)
  expect(namesInText(['Ada'], 'kepler-3042', undefined)).toEqual(['Ada'])
  expect(namesInText(['Ada', 'Bo'], 'on-mars', 'lacerda'), 'with people there is none').toEqual(['Ada', 'Bo'])
})

test('the mode of a solo game is always named, a switch only where it is on', () => {
  vi.spyOn(words, 'has').mockReturnValue(true)
  const solo = (id: string, ...values: string[]): OptionInfo => ({
    id,
    kind: { kind: 'choice', values, default: values[0] ?? '' },
    players: [1],
  })
  const game = { ...gameInfo('spacecorp'), options: [solo('campaign', 'edge', 'core'), solo('short', 'off', 'on')] }
  expect(optionWords({ campaign: 'edge', short: 'off' }, 1, game)).toEqual(['⟦option-campaign-edge⟧'])
  expect(optionWords({ campaign: 'core', short: 'on' }, 1, game)).toEqual([
    '⟦option-campaign-core⟧',
    '⟦option-short⟧: ⟦option-short-on⟧',
  ])
  expect(optionWords({ campaign: 'core', short: 'on' }, 2, game), 'options of solo games alone').toEqual([])
  vi.restoreAllMocks()
})
