// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { Desk } from '../src/boards/on-mars/desk.svelte'
import { hexAt } from '../src/boards/on-mars/hexes'
import { spot } from '../src/boards/on-mars/spots'
import { question } from './builders'
import type { Action, ActionChoice, Piece, Props, View } from '../src/boards/on-mars/types'

let end = (): void => undefined
afterEach(() => end())

const CENTRE = hexAt([0, 0]) ?? 0
const [NORTH, SOUTH] = [hexAt([0, -1]) ?? 0, hexAt([0, 1]) ?? 0]

const step = (piece: Piece, to: number): ActionChoice => ({
  action: { step: { piece, to, fee: 'point' } },
  label: { key: 'choice-step', args: [] },
})

/** What the desk reads of a position. */
const view = (more: Partial<View>): View =>
  ({
    viewer: 0,
    question: 'movement',
    about: { building: null, hex: null },
    players: [{ rover: null, bots: [SOUTH], blueprints: [] }],
    hexes: [],
    ...more,
  }) as unknown as View

class Table {
  shown = $state.raw<View>(view({}))
  choices = $state.raw<ActionChoice[]>([])
  hover = $state.raw<Action | null>(null)
  readonly choose = vi.fn()
  readonly chooseAll = vi.fn()
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
      shown: 0,
      listHover: this.hover,
      preview: null,
      fresh: [],
      say: ({ key }) => key,
      choose: this.choose,
      chooseAll: this.chooseAll,
      why: vi.fn(),
      onhover: vi.fn(),
    }
  }
}

test('a rover that is not on the map yet is picked in the middle', () => {
  const { desk } = new Table([step('rover', NORTH), step({ bot: SOUTH }, CENTRE)])
  expect(desk.movableAt(CENTRE)).toEqual(['rover'])
  desk.pick(CENTRE)
  flushSync()
  expect(desk.picked).toBe('rover')
  expect(desk.at(spot.hex(NORTH))).toHaveLength(1)
  expect(desk.at(spot.hex(CENTRE)), 'a step of the bot').toHaveLength(0)
  desk.pick(CENTRE)
  flushSync()
  expect(desk.at(spot.hex(CENTRE)), 'all steps again').toHaveLength(1)
})

test('a bot that has stepped stays picked, until it has no step left', () => {
  const table = new Table([step({ bot: SOUTH }, CENTRE), step('rover', NORTH)])
  const [first] = table.choices
  if (first) table.desk.take(first)
  flushSync()
  expect(table.choose).toHaveBeenCalledOnce()
  expect(table.desk.picked).toEqual({ moved_bot: CENTRE })
  table.choices = [step({ moved_bot: CENTRE }, NORTH), step('rover', NORTH)]
  flushSync()
  expect(table.desk.at(spot.hex(NORTH))).toHaveLength(1)
  table.choices = [step('rover', NORTH)]
  flushSync()
  expect(table.desk.at(spot.hex(NORTH)), 'its steps are used up').toHaveLength(1)
})

test('a click on a distant hex takes all steps there, and the piece stays picked', () => {
  const movement = { bots: 2, rover: 2, as_rover: false } as View['movement']
  const { desk, chooseAll } = new Table([step({ bot: SOUTH }, CENTRE)], { movement })
  desk.walkTo(NORTH)
  expect(chooseAll).toHaveBeenCalledExactlyOnceWith([
    { step: { piece: { bot: SOUTH }, to: CENTRE, fee: 'point' } },
    { step: { piece: { moved_bot: CENTRE }, to: NORTH, fee: 'point' } },
  ])
  expect(desk.picked).toEqual({ moved_bot: NORTH })
  desk.walkTo(hexAt([0, 4]) ?? 0)
  expect(chooseAll, 'too far').toHaveBeenCalledOnce()
})

test('no walk leads to a hex where a click does something else: a step, or picking a piece that is there', () => {
  const movement = { bots: 2, rover: 2, as_rover: false } as View['movement']
  const [far, near] = [hexAt([0, 2]) ?? 0, hexAt([1, 0]) ?? 0]
  const players = [{ rover: null, bots: [far], blueprints: [] }] as unknown as View['players']
  const bot = step({ bot: far }, SOUTH)
  const alone = new Table([bot], { movement, players })
  expect([CENTRE, near].map((hex) => alone.desk.walks.has(hex))).toEqual([true, true])
  const { desk } = new Table([bot, step('rover', near)], { movement, players })
  expect(desk.walks.has(CENTRE), 'the rover waits there').toBe(false)
  expect(desk.walks.has(near), 'the rover can step there').toBe(false)
  desk.pick(far)
  flushSync()
  expect(desk.walks.has(near), 'only the bot is asked for').toBe(true)
})

test('a click on a hex picks the piece that stands there, unless something can be done on the hex', () => {
  const { desk } = new Table([step('rover', NORTH), step({ bot: SOUTH }, CENTRE)])
  desk.pressHex(CENTRE)
  expect([desk.isPickable(CENTRE), desk.picked], 'the bot can step there').toEqual([false, null])
  desk.pressHex(NORTH)
  expect(desk.picked, 'nobody is there').toBeNull()
  desk.pressHex(SOUTH)
  expect([desk.isPickable(SOUTH), desk.picked]).toEqual([true, { bot: SOUTH }])
})

test('what is picked is forgotten when the movement is over', () => {
  const table = new Table([step('rover', NORTH)])
  table.desk.pick(CENTRE)
  table.shown = view({ question: 'turn' })
  flushSync()
  expect(table.desk.picked).toBeNull()
})

test('the complex that would arise is that of the hex under the pointer', () => {
  const hexes = [{ hex: CENTRE, building: 'mine', owner: null }] as unknown as View['hexes']
  const about = { building: 'mine', hex: null } as View['about']
  const table = new Table([{ action: { hex: { hex: NORTH } }, label: { key: 'choice-hex', args: [] } }], {
    question: 'building_hex',
    about,
    hexes,
  })
  expect(table.desk.rising).toBeNull()
  table.hover = { hex: { hex: NORTH } }
  flushSync()
  expect(table.desk.rising?.hexes).toEqual(new Set([NORTH, CENTRE]))
})

test('deliveries and goals of a turn are asides, and are never taken by a single click', () => {
  const deliver: ActionChoice = { action: { deliver: { contract: 9, item: 'water' } }, label: { key: 'choice', args: [] } }
  const { desk, choose } = new Table([deliver], { question: 'turn' })
  expect(desk.spotState(spot.contract(9))).toBe('aside')
  desk.press(spot.contract(9), new MouseEvent('click'))
  expect(choose).not.toHaveBeenCalled()
  expect(desk.menu?.choices).toHaveLength(1)
})
