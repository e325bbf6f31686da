// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { Desk } from '../src/boards/starship-interstellar/desk.svelte'
import { spot } from '../src/boards/starship-interstellar/spots'
import { question } from './builders'
import type { Action, ActionChoice, Props, View } from '../src/boards/starship-interstellar/types'

let end = (): void => undefined
afterEach(() => end())

const choice = (action: Action): ActionChoice => ({ action, label: { key: 'choice', args: [] } })

/** What the desk reads of a position. */
const view = (more: Partial<View> = {}): View =>
  ({
    round: 1,
    quadrants: [1, 1, 1, 1, 1, 1, 1, 1],
    work: null,
    hall: null,
    players: [0, 1].map(() => ({
      levels: [0, 0, 0, 0, 0, 0],
      explorer: 'earth',
      wormhole: null,
      plants: [null, null, null, null, null, null, null, null],
    })),
    ...more,
  }) as unknown as View

class Table {
  shown = $state.raw<View>(view())
  choices = $state.raw<ActionChoice[]>([])
  seat = $state(0)
  readonly choose = vi.fn()
  readonly desk: Desk

  constructor(choices: ActionChoice[], more: Partial<View> = {}) {
    this.choices = choices
    this.shown = view(more)
    let desk: Desk | undefined
    end = $effect.root(() => {
      desk = new Desk(() => this.props)
    })
    flushSync()
    if (!desk) throw new Error('a desk')
    this.desk = desk
  }

  get props(): Props {
    return {
      view: this.shown,
      question: { ...question(0), choices: this.choices },
      names: ['Ada'],
      shown: this.seat,
      listHover: null,
      preview: null,
      fresh: [],
      say: ({ key }) => key,
      choose: this.choose,
      why: vi.fn(),
      onhover: vi.fn(),
    }
  }
}

test('Fuel is shown while a trip is prepared, with its discount', () => {
  const fare = { free: false, discount: 2, repeat: false }
  const table = new Table([], { work: { depart: { fare, dismantled: false } } })
  expect(table.desk.fuelTo('jupiter')).toBe(2)
  expect(table.desk.fuelTo('earth'), 'the Explorer is there').toBeNull()
  table.shown = view()
  flushSync()
  expect(table.desk.fuelTo('jupiter'), 'no trip').toBeNull()
})

test('the planets can be seen after the round, until it is over', () => {
  const table = new Table([])
  table.desk.lookAhead(true)
  flushSync()
  expect(table.desk.quadrants).toEqual([4, 3, 2, 1, 1, 1, 1, 1])
  table.shown = view({ round: 2 })
  flushSync()
  expect(table.desk.ahead).toBe(false)
  expect(table.desk.quadrants).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
})

test('the plant that a question is about is the one that works', () => {
  const table = new Table([], { work: { drill: { planet: 'mars', left: 1, begun: false, from: 'red' } } })
  expect(table.desk.working).toBe('mars')
  table.shown = view({ work: 'wormhole_orbit' })
  flushSync()
  expect(table.desk.working).toBeNull()
})

test('a destination is taken by a click, and only the asked seat is interactive', () => {
  const table = new Table([choice({ planet: { planet: 'mars' } })])
  expect(table.desk.own).toBe(true)
  table.desk.press(spot.planet('mars'), new MouseEvent('click'))
  expect(table.choose).toHaveBeenCalledWith({ planet: { planet: 'mars' } })
  table.seat = 1
  flushSync()
  expect(table.desk.own).toBe(false)
})

test('a token is played without its action where that was chosen before, until the next question', () => {
  const play: Action = { play: { token: 'B_SOLAR' } }
  const table = new Table([choice(play), choice('pass')])
  table.desk.press(spot.token('B_SOLAR'), new MouseEvent('click'))
  expect(table.choose).toHaveBeenLastCalledWith(play)
  table.choices = [choice(play)]
  flushSync()
  table.desk.idle = true
  table.desk.press(spot.token('B_SOLAR'), new MouseEvent('click'))
  expect(table.choose).toHaveBeenLastCalledWith(play, 'skip')
  table.choices = [choice(play)]
  flushSync()
  expect(table.desk.idle).toBe(false)
})

test('in the solo game the second seat has the name of H.A.L.L.', () => {
  const hall = {} as View['hall']
  expect(new Table([], { hall }).desk.nameOf(1)).toBe('hall')
  expect(new Table([]).desk.nameOf(1)).toBe('')
})
