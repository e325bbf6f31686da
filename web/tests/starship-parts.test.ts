// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HALL } from '../src/boards/starship-interstellar/data'
import { words } from '../src/lib/words.svelte'
import StarshipParts from './StarshipParts.svelte'
import { toldEntry } from './builders'
import type { Event, Plant, Props, View } from '../src/boards/starship-interstellar/types'

const plant = (token: Plant['token']): Plant => ({
  token,
  layer: 1,
  deposit: [0, 0, 0, 0, 3],
  warehouse: [0, 0, 0, 0, 1],
  buildings: [0, 0, 0, 0],
})
const NOBODYS = [null, null, null, null, null, null, null, null]
/** A plant on Mercury, the planet that is drawn first. */
const view = {
  round: 1,
  phase: 'action',
  options: {},
  sun: 3,
  thresholds: [16, 28, 40],
  destroyed: 0,
  doomed: false,
  quadrants: [1, 1, 1, 1, 1, 1, 1, 1],
  piles: [],
  work: null,
  hall: {},
  players: [[plant('MER01'), ...NOBODYS.slice(1)], NOBODYS].map((plants) => ({
    levels: [0, 0, 0, 0, 0, 0],
    explorer: 'earth',
    wormhole: null,
    plants,
  })),
} as unknown as View

let mounted: object | undefined
beforeEach(() => {
  vi.spyOn(words, 'say').mockImplementation(({ key }) => key)
  // Which the page's environment lacks.
  vi.stubGlobal('screen', { orientation: new EventTarget() })
})
afterEach(async () => {
  if (mounted) await unmount(mounted)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function draw(...events: Event[]): HTMLElement {
  document.body.innerHTML = ''
  const props = {
    view,
    log: [toldEntry(1, ...events)],
    question: null,
    names: ['Ada', 'H.A.L.L.'],
    shown: 0,
    listHover: null,
    preview: null,
    fresh: [],
    say: (({ key }) => key) satisfies Props['say'],
    choose: vi.fn(),
    why: vi.fn(),
  } as unknown as Props
  mounted = mount(StarshipParts, { target: document.body, props })
  flushSync()
  return document.body
}

test('no planet hides a plant', () => {
  const drawn = [...draw().querySelectorAll<HTMLElement>('[data-planet], [data-plants]')]
  expect(drawn.filter(({ dataset }) => dataset.plants).map(({ dataset }) => dataset.plants)).toEqual(['mercury'])
  expect(drawn.at(-1)?.dataset.plants, 'drawn last, so on top').toBe('mercury')
})

test('the steps of H.A.L.L. are a list that grows as it is read, and shrinks on the way back', () => {
  const home = draw(
    { ai_cube_drawn: { cube: 'green' } },
    { token_played: { seat: HALL, token: 'B_TRAVEL' } },
    { loaded: { seat: HALL, piece: 'purple' } },
    { loaded: { seat: HALL, piece: 'purple' } },
  )
  const steps = (): number => home.querySelectorAll('li').length
  const [back, next] = home.querySelectorAll<HTMLButtonElement>('footer button')
  expect(steps()).toBe(1)
  for (const expected of [2, 3, 4, 4]) {
    next?.click()
    flushSync()
    expect(steps()).toBe(expected)
  }
  expect(home.querySelector('[aria-current="step"]')?.textContent).toMatch(/^4/)
  back?.click()
  flushSync()
  expect(steps()).toBe(3)
})
