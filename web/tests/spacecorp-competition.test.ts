import { expect, test } from 'vitest'
import { recap } from '../src/boards/spacecorp/chronicle'
import { competitionTurn, linesOf, saysLine } from '../src/boards/spacecorp/competition'
import { kindOf } from '../src/boards/tagged'
import type { LogEntry, Told } from '../src/boards/types'
import type { CompetitionStep, Event } from '../src/boards/spacecorp/types'

const [FIRST, SECOND] = [12, 30]

const rival = (step: CompetitionStep, rule = 'R15.3'): Event => ({ competition: { era: 'mariners', rule, step } })
const told = (event: Event): Told<Event> => ({ event, text: { key: kindOf(event), args: [] } })
const entry = (at: number, ...events: Event[]): LogEntry<Event> => ({
  at,
  seat: 0,
  undid: 0,
  own: false,
  events: events.map(told),
})
const mine: Event = { turn_begins: { seat: 0, extra: false } }
const turn = rival({ turn_begins: { left: 0 } })
const reveals = (card: number): Event => rival({ reveals: { card } })
const lost: Event = { lost: { seat: 0, profit: 1 } }
const base = rival({ places_base: { site: 3, slot: 0, base: 'spaceport', matches: true } }, 'R15.4.3')

/** The kinds of the steps with their cards. */
const storyOf = (log: readonly LogEntry<Event>[]): [string, number | null][] =>
  competitionTurn(log).map(({ told: [first], card }) => {
    const event = first?.event
    return [event && typeof event === 'object' && 'competition' in event ? kindOf(event.competition.step) : '', card]
  })

test('a card that nothing can be done with is shown at its own steps, the next one from where it is revealed', () => {
  const failed = rival({ not_possible: { card: FIRST } })
  const log = [entry(1, mine), entry(2, turn, reveals(FIRST), failed, reveals(SECOND), base, mine)]
  expect(storyOf(log)).toEqual([
    ['turn_begins', null],
    ['reveals', FIRST],
    ['not_possible', FIRST],
    ['reveals', SECOND],
    ['places_base', SECOND],
  ])
})

test('what a step costs the player belongs to it, with the gains of the competition and their rules', () => {
  const gains = rival({ gains: { profit: 2 } }, 'R15.4.6')
  const refilled: Event = { refilled: { slot: 1, card: 5 } }
  const steps = competitionTurn([entry(1, turn, reveals(FIRST), base, gains, lost, refilled, rival('extra_turn', 'R16.4'), mine)])
  expect(steps).toHaveLength(4)
  const lines = steps[2] && linesOf(steps[2], ({ text }) => text.key)
  expect(lines).toEqual([{ text: 'competition', rule: 'R15.4.3' }, { text: 'competition', rule: 'R15.4.6' }, { text: 'lost' }])
})

test('the turn can be read until the player decides something in the next one', () => {
  const log = [entry(1, turn, reveals(FIRST), base, mine)]
  expect(competitionTurn(log)).toHaveLength(3)
  const begun = { ...entry(2), events: [] }
  expect(competitionTurn([...log, begun]), 'an action was begun').toEqual([])
  const undone = { ...entry(3), undid: 1, own: true }
  expect(competitionTurn([...log, begun, undone]), 'and taken back').toHaveLength(3)
})

test("the player's answers to a card are part of the turn, and so is a turn in which the player could not act", () => {
  const hacked = rival({ hacked: { card: FIRST } })
  const played: Event = { edge_played: { seat: 0, card: 4 } }
  const answered = [entry(1, turn, reveals(FIRST)), entry(2, played, hacked, reveals(SECOND))]
  expect(storyOf(answered).map(([step]) => step)).toEqual(['turn_begins', 'reveals', 'hacked', 'reveals'])
  const skipped: Event = { skipped: { seat: 0 } }
  expect(storyOf([entry(1, turn, reveals(FIRST), mine, skipped, turn, reveals(SECOND), mine)]).map(([step]) => step)).toEqual([
    'turn_begins',
    'reveals',
    'turn_begins',
    'reveals',
  ])
})

test("what an Edge costs the competition in the player's own turn is not a turn of its own", () => {
  const loses = rival({ loses: { profit: 2 } }, 'R15.2.1')
  expect(competitionTurn([entry(1, turn, reveals(FIRST), mine), entry(2, loses)])).toEqual([])
})

test('the recap says what the competition did, and what it gained', () => {
  const steps: CompetitionStep[] = [
    { places_team: { site: 3 } },
    { places_base: { site: 3, slot: 0, base: 'spaceport', matches: true } },
    { claims_contract: { row: 0, profit: 3 } },
    { loses: { profit: 1 } },
    { discards_offers: { slots: [0], cards: [5] } },
  ]
  const words = recap(
    steps.map((step) => told(rival(step))),
    ({ key }) => key,
  )
  expect(words).toEqual([
    '⟦web-spacecorp-recap-team⟧',
    '⟦web-spacecorp-recap-built⟧',
    '⟦web-spacecorp-recap-contract⟧',
    '⟦web-spacecorp-recap-offers⟧',
    '⟦web-spacecorp-recap-profit⟧',
  ])
})

test('the line of the card stays with every step that it drives', () => {
  const line = { key: 'line-site', args: [] }
  const said: Told<Event> = { event: reveals(FIRST), text: { key: 'comp-reveals', args: [['line', { message: line }]] } }
  const log = [{ ...entry(1, turn), events: [told(turn), said, told(base), told(mine)] }]
  expect(competitionTurn(log).map((step) => step.line)).toEqual([null, line, line])
  expect([said, told(base)].map(saysLine)).toEqual([true, false])
})
