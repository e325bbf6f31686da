// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { Desk } from '../src/boards/planet-unknown/desk.svelte'
import { game } from '../src/boards/planet-unknown/data'
import { offerTip, whyFruitless } from '../src/boards/planet-unknown/explain'
import { tileOf } from '../src/boards/planet-unknown/shape'
import { spot } from '../src/boards/planet-unknown/spots'
import { words } from '../src/lib/words.svelte'
import { argText, question } from './builders'
import type { MainAction } from '../src/boards/types'
import type { Action, ActionChoice, PlayerView, Props, Square, Term, View } from '../src/boards/planet-unknown/types'

const OFFSET = 2
const choice = (action: Action): ActionChoice => ({ action, label: { key: 'choice', args: [] } })
const ROTATIONS = [0, 1, 2, 3, 4, 5].map((offset) => choice({ rotate: { offset } }))

/** A cube on each track, all in this row. */
const cubes = (row: number): PlayerView['cubes'] =>
  (['civ', 'water', 'biomass', 'rover', 'tech'] as const).map((track) => ({ track, row })) as PlayerView['cubes']

function viewOf(given: Partial<PlayerView> = {}, places: [number, number] | null = null): View {
  const player = { corporation: 'universal-coalition', cubes: cubes(0), rovers: [], waiting: 0, squares: [], ...given }
  const depots = Array.from({ length: 6 }, () => ({ small: { top: null, left: 0 }, large: { top: null, left: 0 } }))
  return { viewer: 0, players: [player, player], depots, offset: OFFSET, own: { tile: null, places } } as unknown as View
}

let end = (): void => undefined
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

const choose = vi.fn()
const onmain = vi.fn<(main: MainAction<Action> | null) => void>()
let listHover = $state.raw<Action | null>(null)

/** The desk of the board of a player with these choices. */
function open(choices: ActionChoice[], view = viewOf()): Desk {
  end()
  choose.mockReset()
  onmain.mockReset()
  listHover = null
  const props: Props = {
    view,
    question: { ...question(0), choices },
    names: ['Ada', 'Bot'],
    shown: 0,
    get listHover() {
      return listHover
    },
    preview: null,
    fresh: [],
    say: ({ key }) => key,
    choose,
    onmain,
    why: vi.fn(),
    onhover: vi.fn(),
  }
  let desk: Desk | undefined
  end = $effect.root(() => {
    desk = new Desk(() => props)
    desk.reportMain()
  })
  flushSync()
  if (!desk) throw new Error('a desk')
  return desk
}

const press = (desk: Desk, key: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more })
  desk.turning.keydown(event)
  flushSync()
  return event
}

test('the station that the Commander has turned is what Enter confirms', () => {
  const desk = open(ROTATIONS)
  const leave = onmain.mock.lastCall?.[0]
  expect(leave).toEqual({ label: '⟦web-planet-leave-so⟧', action: { rotate: { offset: OFFSET } } })
  desk.turning.turn(1)
  flushSync()
  expect(onmain).toHaveBeenLastCalledWith({ label: '⟦web-planet-turn-so⟧', action: { rotate: { offset: OFFSET - 1 } } })
  expect(desk.boardHover, 'its preview').toEqual({ rotate: { offset: OFFSET - 1 } })
  end()
  expect(onmain, 'a board that is left has prepared nothing').toHaveBeenLastCalledWith(null)
  open([choice('confirm')])
  expect(onmain).toHaveBeenLastCalledWith(null)
})

test('arrows turn the station while that is asked for, to the right clockwise; with Shift they are left to the history', () => {
  const desk = open(ROTATIONS)
  const { angle } = desk.turning
  expect(press(desk, 'ArrowRight').defaultPrevented).toBe(true)
  expect(desk.turning.offset, 'a lower offset is further clockwise, as in the log').toBe(OFFSET - 1)
  expect(desk.turning.angle, 'and so is a larger angle of the drawing').toBe(angle + 60)
  press(desk, 'ArrowLeft')
  press(desk, 'ArrowLeft')
  expect(desk.turning.offset).toBe(OFFSET + 1)
  expect(press(desk, 'ArrowLeft', { shiftKey: true }).defaultPrevented).toBe(false)
  expect(desk.turning.offset).toBe(OFFSET + 1)
  end()
  const other = open([choice('confirm')])
  expect(press(other, 'ArrowLeft').defaultPrevented).toBe(false)
  expect(other.turning.offset).toBe(OFFSET)
})

test('Esc turns the station back, and removes the preview', () => {
  const desk = open(ROTATIONS)
  desk.turning.turn(2)
  flushSync()
  expect(desk.turning.changed).toBe(true)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  flushSync()
  expect(desk.turning.offset).toBe(OFFSET)
  expect(desk.boardHover).toBeNull()
})

test('a rotation that is hovered in the list is shown until it is left', () => {
  const desk = open(ROTATIONS)
  desk.turning.turn(1)
  flushSync()
  listHover = { rotate: { offset: 5 } }
  flushSync()
  expect(desk.turning.offset).toBe(5)
  listHover = null
  flushSync()
  expect(desk.turning.offset, 'as the player had turned it').toBe(OFFSET - 1)
})

const click = new MouseEvent('click')
const resolve = (effect: Term): Action => ({ resolve: { effect } })
const bits = (...tracks: number[]): number => tracks.reduce((set, track) => set | (1 << track), 0)
const why = (action: Action, given: Partial<PlayerView> = {}): string | null =>
  whyFruitless(open([choice(action)], viewOf(given)), action)

test('what would bring nothing now is fruitless, and says why', () => {
  const top = { cubes: cubes(15) }
  for (const effect of [{ advance: 'civ' }, { water_icon: 2 }, { energy: bits(0, 4) }, { tech_or_energy: bits(1) }] as Term[]) {
    expect(why(resolve(effect), top), JSON.stringify(effect)).toBe('⟦web-planet-all-at-top⟧')
    expect(why(resolve(effect)), JSON.stringify(effect)).toBeNull()
  }
  expect(
    why(resolve({ energy: bits(0, 4) }), { cubes: cubes(15).with(4, { track: 'tech', row: 3 }) as PlayerView['cubes'] }),
  ).toBeNull()
  expect(why(resolve({ energy: 0 }))).toBe('⟦web-planet-nothing-to-copy⟧')
  expect(why(resolve({ movement: 2 }))).toBe('⟦web-planet-no-rover⟧')
  expect(why(resolve('rover'))).toBe('⟦web-planet-no-rover-waiting⟧')
})

test('what would bring nothing says so first, and is taken by a second click', () => {
  vi.spyOn(words, 'say').mockImplementation(({ key, args }) => [key, ...args.map(([, arg]) => argText(arg))].join(' '))
  const [none, some] = [choice(resolve({ movement: 2 })), choice(resolve('patch'))]
  const desk = open([none, some])
  desk.pressOffer(none, click)
  expect(choose).not.toHaveBeenCalled()
  expect(desk.menu).toMatchObject({ title: 'web-planet-take-anyway web-planet-no-rover', choices: [none] })
  desk.take(none)
  expect(choose).toHaveBeenCalledExactlyOnceWith(none.action)
  end()
  open([none, some]).pressOffer(some, click)
  expect(choose).toHaveBeenCalledExactlyOnceWith(some.action)
})

test('a tile that fits nowhere is offered only where one must be taken, so that it is taken at once', () => {
  const tile = choice({ choose_tile: { ring: 'large' } })
  open([tile], viewOf({}, [0, 0])).press(spot.pile('large'), click)
  expect(choose).toHaveBeenCalledExactlyOnceWith(tile.action)
})

test('an offered tile says what each of its icons would bring', () => {
  vi.spyOn(words, 'say').mockImplementation(({ key, args }) => [key, ...args.map(([, arg]) => argText(arg))].join(' '))
  const tile = tileOf(
    0,
    game.pairs.findIndex(([a, b]) => a === 'civ' && b === 'energy'),
    false,
  )
  const lines = (asked: Action): readonly unknown[] =>
    offerTip(open([choice(asked)], viewOf({ cubes: cubes(2) })), 'large', tile).lines?.toSorted() ?? []
  const icons: unknown[] = ['web-planet-energy-copies', expect.stringMatching(/^web-planet-step .*2 3 /)]
  expect(lines({ choose_tile: { ring: 'large' } })).toEqual(['web-planet-drag', ...icons])
  // An event may ask for the pile instead: nothing can be dragged then.
  expect(lines({ choose_pile: { ring: 'large' } })).toEqual(['choice', ...icons])
})

test('a new tile begins where it destroys nothing, if it can', () => {
  const pair = game.pairs.findIndex(([a, b]) => a === 'civ' && b === 'energy')
  const places = [6, 4].map((x) => choice({ place_tile: { at: [x, 6], turns: 0, flip: false } }))
  const begun = (lifepods: Square[]): Square | undefined => {
    const view = viewOf({ lifepods })
    if (view.own)
      view.own.tile = tileOf(
        game.shapes.findIndex(({ id }) => id === 'I2'),
        pair,
        false,
      )
    const { hand } = open(places, view)
    hand.begin()
    return hand.held?.at
  }
  expect(begun([])).toEqual([6, 6])
  expect(begun([[6, 6]])).toEqual([4, 6])
  expect(
    begun([
      [6, 6],
      [4, 7],
    ]),
    'the nearest, where each destroys something',
  ).toEqual([6, 6])
})

test('a line of meteorites is chosen by its medal or by any of them, also by one that a rover carries', () => {
  const rover = { rover: 0, at: [2, 7], loaded: true } as const
  const view = viewOf({ meteors: [[2, 3]], rovers: [rover] as unknown as PlayerView['rovers'] })
  const [row, column] = [{ select_line: { column: false, index: 3 } }, { select_line: { column: true, index: 2 } }]
  const desk = open([choice(row), choice(column)], view)
  const at = (where: string): Action[] => desk.at(where).map(({ action }) => action)
  expect(at(spot.line(false, 3))).toEqual([row])
  expect(at(spot.square([2, 3]))).toEqual([row, column])
  expect(at(spot.square([2, 7]))).toEqual([column])
})
