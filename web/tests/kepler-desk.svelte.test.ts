// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { Desk } from '../src/boards/kepler/desk.svelte'
import { gainOf, isFruitless, leadsNowhere } from '../src/boards/kepler/gains'
import { namedNear } from '../src/boards/kepler/places'
import { spot } from '../src/boards/kepler/spots'
import { planetTip, spaceTip } from '../src/boards/kepler/tips'
import { words } from '../src/lib/words.svelte'
import { argText, message, question } from './builders'
import type { Preview } from '../src/boards/types'
import type { Action, ActionChoice, Dir, Hex, Props, Space, View } from '../src/boards/kepler/types'
import mid from './fixtures/kepler-mid.json'

const { view } = (mid as unknown as { views: { view: View }[] }[])[0]?.views[0] ?? { view: null }
if (!view) throw new Error('a recorded position')

let end = (): void => undefined
afterEach(() => end())

const choice = (action: Action): ActionChoice => ({ action, label: { key: 'choice', args: [] } })

const choose = vi.fn()
const onhover = vi.fn()
const onpart = vi.fn()

/** The desk of a player with these choices. */
function open(choices: ActionChoice[], given: Partial<View> = {}, preview: Preview<Action> | null = null): Desk {
  choose.mockReset()
  onhover.mockReset()
  onpart.mockReset()
  const props: Props = {
    view: { ...view, ...given } as View,
    question: { ...question(0), choices },
    names: ['Ada', 'Bot'],
    shown: 0,
    listHover: null,
    preview,
    fresh: [],
    say: ({ key }) => key,
    choose,
    why: vi.fn(),
    onhover,
    onpart,
  }
  let desk: Desk | undefined
  end = $effect.root(() => {
    desk = new Desk(() => props)
  })
  flushSync()
  if (!desk) throw new Error('a desk')
  return desk
}

const click = new MouseEvent('click')

test('a menu stands beside what was pressed: the pointer in a wide area, the area itself for a key', () => {
  const hex: Hex = [1, 0]
  const desk = open([choice({ reveal: { hex } }), choice({ reveal: { hex } })])
  const area = document.createElement('button')
  const at = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
  const boxFor = (width: number, event: MouseEvent | KeyboardEvent): unknown => {
    area.getBoundingClientRect = () => at(100, 200, width, 50) as DOMRect
    const press = (pressed: Event): void => desk.press(spot.hex(hex), pressed as MouseEvent | KeyboardEvent)
    area.addEventListener(event.type, press, { once: true })
    area.dispatchEvent(event)
    return desk.menu?.box
  }
  const pointer = (): MouseEvent => new MouseEvent('click', { detail: 1, clientX: 300, clientY: 220 })
  expect(boxFor(900, pointer())).toEqual(at(284, 204, 32, 32))
  expect(boxFor(90, pointer())).toEqual(at(100, 200, 90, 50))
  expect(boxFor(900, new MouseEvent('click', { detail: 0 })), 'a button that was pressed by a key').toEqual(at(100, 200, 900, 50))
  expect(boxFor(900, new KeyboardEvent('keydown', { key: 'Enter' }))).toEqual(at(100, 200, 900, 50))
})

test('a hex that several flights reach is in reach once', () => {
  const ship: Hex = [0, 1]
  const next: Action[] = [{ fly: { path: ['e', 'e'] } }, { fly: { path: ['e', 'e'] } }, { fly: { path: ['e'] } }]
  const desk = open([choice({ ship: { ship } })], {}, { kind: 'known', events: [], points: [0, 0], next, notes: [] })
  desk.boardHover = desk.choices[0]?.action ?? null
  flushSync()
  expect(desk.reach).toEqual([
    [2, 1],
    [1, 1],
  ])
})

test('Esc closes the menu and ends the hover, so that its preview goes', () => {
  const hex: Hex = [1, 0]
  const desk = open([choice({ build: { card: 0, hex } }), choice({ build: { card: 9, hex } })])
  desk.press(spot.hex(hex), click)
  desk.boardHover = desk.choices[0]?.action ?? null
  flushSync()
  expect(desk.menu?.choices).toHaveLength(2)
  expect(onhover).toHaveBeenLastCalledWith(desk.boardHover)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  flushSync()
  expect(desk.menu).toBeNull()
  expect(onhover).toHaveBeenLastCalledWith(null)
})

test('withdrawing opens the menu of the ship; other single choices are taken at once', () => {
  const ship: Hex = [2, 0]
  const withdraw = choice({ withdraw: { ship, regenerate: null } })
  const burn = choice({ burn: { from: 'depot', kind: 'energy' } })
  const desk = open([withdraw, burn])
  desk.press(spot.hex(ship), click)
  expect(desk.menu?.choices).toEqual([withdraw])
  expect(choose).not.toHaveBeenCalled()
  desk.press(spot.cube('depot', 'energy'), click)
  expect(choose).toHaveBeenCalledExactlyOnceWith(burn.action)
})

test('a flight back to where it began does not glow, and is only taken from a menu, unless it takes an objective', () => {
  const flying: Hex = [2, 0]
  const [back, on] = [choice({ fly: { path: ['e', 'w'] } }), choice({ fly: { path: ['e'] } })]
  const desk = open([back, on], { flying, tiles: [] })
  expect([desk.spotState(spot.hex(flying)), desk.spotState(spot.hex([3, 0]))]).toEqual(['aside', 'live'])
  desk.press(spot.hex(flying), click)
  expect(desk.menu?.choices).toEqual([back])
  expect(choose).not.toHaveBeenCalled()
  end()
  const taking = open([back, on], { flying, tiles: [{ hex: [3, 0], tile: 'objective', colonised_by: null }] })
  expect(taking.spotState(spot.hex(flying))).toBe('live')
})

test('a landing where the ship cannot settle is only taken from a menu', () => {
  const flying: Hex = [2, 0]
  const land = (path: Dir[], settles: number): ActionChoice => ({
    action: { fly: { path } },
    label: message('choice-fly-land', { landing: message('landing', { settles }) }),
  })
  const [vain, good] = [land(['w'], 0), land(['e'], 1)]
  const desk = open([vain, good], { flying, tiles: [] })
  desk.press(spot.hex([1, 0]), click)
  expect(desk.menu?.choices).toEqual([vain])
  expect(choose).not.toHaveBeenCalled()
  desk.press(spot.hex([3, 0]), click)
  expect(choose).toHaveBeenCalledExactlyOnceWith(good.action)
})

test('a main action that would bring nothing says so, and is taken by a second click', () => {
  const select = (space: Space, n: number): ActionChoice => ({
    action: { select: { space } },
    label: { key: 'choice-select', args: [['gain', { message: { key: `gain-${space}`, args: [['n', { number: n }]] } }]] },
  })
  const [none, some] = [select('terraform', 0), select('space_missions', 2)]
  vi.spyOn(words, 'say').mockImplementation(({ key, args }) => [key, ...args.map(([, arg]) => argText(arg))].join(' '))
  const desk = open([none, some])
  desk.press(spot.space('terraform'), click)
  expect(choose).not.toHaveBeenCalled()
  expect(desk.menu).toMatchObject({ title: 'web-kepler-take-anyway', choices: [none] })
  desk.take(none)
  expect(choose).toHaveBeenCalledExactlyOnceWith(none.action)
  end()
  vi.restoreAllMocks()
  open([none, some]).press(spot.space('space_missions'), click)
  expect(choose).toHaveBeenCalledExactlyOnceWith(some.action)
})

test('every cube that can be burned, moved, converted, regenerated or taken is a spot', () => {
  const desk = open([
    choice({ burn: { from: { card: 3 }, kind: 'matter' } }),
    choice({ displace: { from: 3, to: 0, kind: 'energy' } }),
    choice({ convert: { card: 0, from: 'energy' } }),
    choice({ regenerate: { kind: 'antimatter' } }),
    choice({ bonus_cube: { kind: 'energy' } }),
  ])
  for (const here of [spot.cube(3, 'matter'), spot.cube('well', 'antimatter'), spot.cube('depot', 'energy')])
    expect(desk.spotState(here), here).toBe('live')
  // Free powers are always there, and glow less.
  for (const here of [spot.cube(3, 'energy'), spot.cube(0, 'energy')]) expect(desk.spotState(here), here).toBe('aside')
  expect(desk.spotState(spot.cube(0, 'matter'))).toBe('still')
})

test('places are called by the planet on them, or a planet or star next to them', () => {
  const tiles: View['tiles'] = [
    { hex: [3, 0], tile: { planet: 5 }, colonised_by: null },
    { hex: [6, 0], tile: null, colonised_by: null },
  ]
  expect(namedNear([3, 0], tiles)).toEqual({ key: 'planet-5', on: true })
  expect(namedNear([2, 0], tiles)).toEqual({ key: 'planet-5', on: false })
  expect(namedNear([6, 0], [])).toBeNull()
  // Between two planets the log names the first one counterclockwise from the east.
  const two: View['tiles'] = [
    { hex: [2, 0], tile: { planet: 1 }, colonised_by: null },
    { hex: [4, 0], tile: { planet: 2 }, colonised_by: null },
  ]
  expect(namedNear([3, 0], two)).toEqual({ key: 'planet-2', on: false })
})

const select = (space: 'space_missions' | 'galactic_mapping', n: number): ActionChoice => ({
  action: { select: { space } },
  label: {
    key: 'choice-select',
    args: [['gain', { message: { key: `gain-${space}`, args: [['n', { number: n }]] } }]],
  },
})

test('a space is fruitless if the server counts nothing for it', () => {
  expect(isFruitless('space_missions', gainOf(select('space_missions', 0)))).toBe(true)
  expect(isFruitless('space_missions', gainOf(select('space_missions', 2)))).toBe(false)
  // A step on a track remains without tiles to turn up.
  expect(isFruitless('galactic_mapping', gainOf(select('galactic_mapping', 0)))).toBe(false)
  expect(isFruitless('space_missions', gainOf(choice('end')))).toBe(false)
})

test('an action leads nowhere if only free powers and the end follow, and nobody gains points', () => {
  const preview = (next: Action[], points = [0, 0]): Preview<Action> => ({ kind: 'known', events: [], points, next, notes: [] })
  expect(leadsNowhere(preview(['end', { convert: { card: 0, from: 'energy' } }]))).toBe(true)
  expect(leadsNowhere(preview(['end', { build: { card: 0, hex: [1, 0] } }]))).toBe(false)
  expect(leadsNowhere(preview(['end'], [2, 0]))).toBe(false)
  expect(leadsNowhere({ kind: 'hidden' })).toBe(false)
  expect(leadsNowhere(null)).toBe(false)
})

test('the tooltip of a space says its effect, what it would bring now, what the preview says, and its rule', () => {
  const mission = select('space_missions', 0)
  const desk = open(
    [mission],
    {},
    { kind: 'known', events: [{ key: 'log-moved', args: [] }], points: [0, 0], next: ['end'], notes: [] },
  )
  vi.spyOn(words, 'say').mockImplementation(({ key }) => key)
  expect(spaceTip(desk, 'space_missions', true).lines).toEqual(['space-space_missions-text', 'web-kepler-tip-now'])
  desk.boardHover = mission.action
  flushSync()
  expect(spaceTip(desk, 'space_missions', true)).toEqual({
    title: 'space-space_missions',
    lines: ['space-space_missions-text', 'web-kepler-tip-now', 'web-preview-would log-moved', undefined, 'web-kepler-tip-idle'],
    rule: 'R6.1',
  })
  // A spot without a choice can be asked about; another player's area cannot.
  expect(spaceTip(desk, 'terraform', true).lines).toContain('web-kepler-tip-why')
  expect(spaceTip(desk, 'space_missions', false).lines).toEqual(['space-space_missions-text', undefined])
  expect(planetTip(desk, 1)).toMatchObject({ cost: 'web-kepler-tip-terraform', rule: 'R6.5' })
  vi.restoreAllMocks()
})

test('after the first of the two technologies, the question is about the second one', () => {
  const pair = choice({ setup_tech: { techs: ['I', 'III'] } })
  const desk = open([pair])
  desk.pressTech('I', click)
  flushSync()
  expect(onpart).toHaveBeenLastCalledWith({ key: 'web-kepler-second-tech', args: [['tech', { text: 'tech-I' }]] })
  desk.pressTech('I', click)
  flushSync()
  expect(onpart, 'taken back').toHaveBeenLastCalledWith(null)
  desk.pressTech('I', click)
  desk.pressTech('III', click)
  expect(choose).toHaveBeenCalledExactlyOnceWith(pair.action)
})
