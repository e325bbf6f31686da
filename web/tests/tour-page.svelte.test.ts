// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadBoard } from '../src/boards/registry'
import { api } from '../src/lib/api'
import { words } from '../src/lib/words.svelte'
import { Spotlight } from '../src/table/spotlight.svelte'
import { TourPage } from '../src/table/tour-page.svelte'
import { gameInfo, question, replay, sentence } from './builders'

const GAMES = [gameInfo('kepler-3042'), { ...gameInfo('connect-four'), tour: false }]

let end: () => void = () => undefined
let page: TourPage

async function open(game: string): Promise<void> {
  end = $effect.root(() => {
    page = new TourPage(game)
  })
  await vi.waitUntil(() => page.position !== null || page.missing)
}

// Compiling a board takes longer than a test should wait for it.
beforeAll(async () => {
  await Promise.all(GAMES.map(loadBoard))
}, 30_000)
beforeEach(() => {
  vi.spyOn(words, 'load').mockResolvedValue()
  vi.spyOn(api, 'games').mockResolvedValue(GAMES)
  vi.spyOn(api, 'replay').mockImplementation((_id, at = 0) => {
    const choice = { action: `made at ${at}`, label: sentence('choice') }
    return Promise.resolve(replay(at, { question: question(0, ['a', 'b'], 3), choice }))
  })
})
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

test('a game without a tour is missing', async () => {
  await open('connect-four')
  expect(page.missing).toBe(true)
})

test('a tour is missing where the server plays with other components', async () => {
  vi.spyOn(api, 'games').mockResolvedValue([{ ...gameInfo('kepler-3042'), tour: false }])
  await open('kepler-3042')
  expect([page.missing, page.position]).toEqual([true, null])
})

test('steps go forward and back within the tour', async () => {
  await open('kepler-3042')
  expect([page.index, page.position?.at]).toEqual([0, page.steps[0]?.at])
  await page.go(-1)
  expect(page.index).toBe(0)
  await page.go(page.steps.length - 1)
  expect([page.last, page.position?.at]).toEqual([true, page.steps.at(-1)?.at])
  await page.go(page.steps.length)
  expect(page.last).toBe(true)
})

test('only the recorded choice is offered, and only where the reader acts', async () => {
  await open('kepler-3042')
  expect(page.question).toBeNull()
  const act = page.steps.findIndex((step) => step.act === 'recorded')
  await page.go(act)
  const after = (page.steps[act]?.at ?? 0) + 1
  expect(page.question?.choices.map(({ action }) => action)).toEqual([`made at ${after}`])
  expect(page.question?.undoable).toBe(0)
})

test('where the reader is free, every choice continues the tour; one that differs from the record is noted', async () => {
  await open('kepler-3042')
  const free = page.steps.findIndex((step) => step.act === 'free')
  await page.go(free)
  expect(page.question?.choices.map(({ action }) => action)).toEqual(['a', 'b'])
  await page.choose('b')
  expect([page.index, page.note?.text()]).toEqual([free + 1, '⟦web-tour-otherwise⟧'])

  await page.go(free)
  expect(page.note, 'a note belongs to its step').toBeNull()
  await page.choose(`made at ${(page.steps[free]?.at ?? 0) + 1}`)
  expect([page.index, page.note]).toEqual([free + 1, null])
})

test('an action that is not offered is explained by its rule, or as legal but not part of the tour', async () => {
  await open('kepler-3042')
  const act = page.steps.findIndex((step) => step.act)
  await page.go(act)
  const why = vi.spyOn(api, 'whyInReplay')
  why.mockResolvedValueOnce({ kind: 'rule', rule: 'R6.0', code: 'same_action', text: sentence('refused-same_action') })
  await page.why('stay')
  expect(why).toHaveBeenCalledWith('tour-kepler-3042', { at: page.steps[act]?.at, seat: 0, action: 'stay' })
  expect(page.note?.link).toEqual({ href: '/rules/kepler-3042#R6.0', text: 'R6.0' })
  why.mockResolvedValueOnce(null)
  await page.why('b')
  expect(page.note?.text()).toBe('⟦web-tour-elsewhere⟧')
})

test('Enter goes on, or makes the only move; arrows go through the steps', async () => {
  await open('kepler-3042')
  const press = (key: string): void => page.keydown(new KeyboardEvent('keydown', { key }))
  press('Enter')
  await vi.waitUntil(() => page.index === 1)
  press('ArrowRight')
  await vi.waitUntil(() => page.index === 2)
  press('ArrowLeft')
  await vi.waitUntil(() => page.index === 1)
  const act = page.steps.findIndex((step) => step.act === 'recorded')
  await page.go(act)
  press('Enter')
  await vi.waitUntil(() => page.index === act + 1)
  press('?')
  expect(page.helpOpen).toBe(true)
})

/** A table as the tour draws it, with two parts and a choice outside both. */
function draw(): { stage: Element; rail: Element; choice: Element } {
  document.body.innerHTML = `<div class="tour">
    <section class="stage"><p data-tour="map">Map</p></section>
    <section class="tray" data-panel="tray"><button class="live">Choice</button></section>
    <aside><p data-tour="seats map">Players</p></aside>
  </div>`
  const find = (selector: string): Element => document.querySelector(selector) ?? document.body
  return { stage: find('.stage p'), rail: find('aside p'), choice: find('.live') }
}

const click = (target: Element, detail = 1): void => {
  target.addEventListener('click', (event) => page.click(event as MouseEvent), { once: true })
  target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }))
}

test('a click on the board in a step without a decision explains that', async () => {
  await open('kepler-3042')
  const { stage, rail } = draw()
  click(rail)
  expect(page.note, 'beside the board').toBeNull()
  click(stage, 0)
  expect(page.note, 'by keyboard').toBeNull()
  click(stage)
  expect(page.note?.text()).toBe('⟦web-tour-look⟧')
})

test('the part that a step is about is highlighted, outside the drawer if it is there too', async () => {
  const tour = $state<{ position: object | null; step: { about: string }; question: object | null; byKeyboard: boolean }>({
    position: null,
    step: { about: 'map' },
    question: {},
    byKeyboard: true,
  })
  const { stage, rail, choice } = draw()
  let spotlight: Spotlight | undefined
  end = $effect.root(() => {
    spotlight = new Spotlight(tour)
  })
  flushSync()
  expect(document.querySelectorAll('[data-lit]'), 'no position yet').toHaveLength(0)

  tour.position = {}
  await vi.waitUntil(() => document.activeElement === choice)
  expect([stage, rail].map((part) => part.hasAttribute('data-lit'))).toEqual([true, true])
  expect([spotlight?.aboutStage, spotlight?.drawerOpen]).toEqual([true, false])

  tour.step = { about: 'seats' }
  flushSync()
  expect([stage, rail].map((part) => part.hasAttribute('data-lit'))).toEqual([false, true])
  expect([spotlight?.aboutStage, spotlight?.drawerOpen]).toEqual([false, true])
})

test('the card goes where it covers least of what is highlighted', async () => {
  const { stage, rail } = draw()
  rail.remove()
  const box = (left: number, top: number, width: number, height: number) => (): DOMRect => new DOMRect(left, top, width, height)
  stage.getBoundingClientRect = box(innerWidth / 2, innerHeight / 2, innerWidth / 2, innerHeight / 2)
  const card = document.createElement('section')
  card.getBoundingClientRect = box(0, 0, 200, 100)
  let spotlight: Spotlight | undefined
  end = $effect.root(() => {
    spotlight = new Spotlight({ position: {}, step: { about: 'map' }, question: null, byKeyboard: false })
    spotlight.card = card
  })
  await vi.waitUntil(() => spotlight?.corner === 'bottom left')
  expect(spotlight?.corner).toBe('bottom left')
})
