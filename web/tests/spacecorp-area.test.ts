// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { game } from '../src/boards/spacecorp/data'
import { question } from './builders'
import SpaceCorpArea from './SpaceCorpArea.svelte'
import SpaceCorpWindow from './SpaceCorpWindow.svelte'
import type { Action, ActionChoice, DraftView, Props, View } from '../src/boards/spacecorp/types'

let mounted: object | undefined
afterEach(async () => {
  if (mounted) await unmount(mounted)
})

const choice = (action: Action): ActionChoice => ({ action, label: { key: 'choice', args: [] } })
const TIME = game.cards.findIndex(({ deck }) => deck === 'time')

/** A player with an open Time card. */
const player = {
  profit: 0,
  cards: 1,
  hand: [TIME],
  boxes: [null, null, null],
  wheel: [0, 0],
  genetics_steps: 0,
  stock: [],
  teams: [],
  titles: ['low_body_mass'],
  colonies: [],
  legacy: { base: 'mine', tile: 0, value: 2 },
}

/** The area of a seat while the viewer, seat 0, may take a Time card, a box, a progress card and the Legacy. */
function draw(shown: number): { buttons: HTMLButtonElement[]; choose: ReturnType<typeof vi.fn> } {
  const choose = vi.fn()
  const draft = { kind: 'move', hqs: [0], cards: [], time: null, confirmed: false } as unknown as DraftView
  const view = {
    viewer: 0,
    era: 'mariners',
    first_era: 'mariners',
    players: [player, player],
    draft,
    sites: [],
    reach: [],
    window: null,
  } as unknown as View
  const choices = [
    choice('time'),
    choice({ box: { slot: 0 } }),
    choice({ title: { title: 'low_body_mass' } }),
    choice('produce_legacy'),
  ]
  const props: Props = {
    view,
    question: { ...question(0), choices },
    names: ['Ada', 'Bot'],
    shown,
    // Hovered in the list.
    listHover: 'time',
    preview: null,
    fresh: [],
    say: ({ key }) => key,
    choose,
    why: vi.fn(),
    onhover: vi.fn(),
  }
  document.body.replaceChildren()
  mounted = mount(SpaceCorpArea, { target: document.body, props })
  flushSync()
  return { buttons: [...document.querySelectorAll('button')], choose }
}

test("in the player's area a Time card, a box, a progress card and the Legacy can be pressed", () => {
  const { buttons, choose } = draw(0)
  expect(buttons.filter(({ className }) => /\blive\b/.test(className))).toHaveLength(4)
  document.querySelector<HTMLButtonElement>('[data-card]')?.click()
  expect(choose).toHaveBeenCalledExactlyOnceWith('time')
})

test("in a rival's area nothing can be pressed, glows or is named as one's own", () => {
  const { buttons, choose } = draw(1)
  expect(buttons.length).toBeGreaterThan(5)
  for (const button of buttons) {
    button.dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    expect(button.className).not.toMatch(/\b(live|aside|hot)\b/)
    expect(button.textContent).not.toContain('choice')
    button.click()
  }
  expect(choose).not.toHaveBeenCalled()
})

test('an Edge window shows what the server says of an Edge in this game', () => {
  const edge = game.cards.findIndex((card) => card.edge === 'hack')
  const text = { key: 'solo-edge-hack', args: [] }
  const label = { key: 'choice-edge', args: [['text', { message: text }]] as ActionChoice['label']['args'] }
  const view = { viewer: 0, era: 'mariners', players: [player], sites: [], reach: [], window: null, draft: null }
  const props: Props = {
    view: { ...view, moment: 'competition_card_revealed', competition: {} } as unknown as View,
    question: { ...question(0), choices: [{ action: { play_edge: { card: edge } }, label }, choice('decline')] },
    names: ['Ada'],
    shown: 0,
    listHover: null,
    preview: null,
    fresh: [],
    say: ({ key }) => key,
    choose: vi.fn(),
    why: vi.fn(),
    onhover: vi.fn(),
  }
  document.body.replaceChildren()
  mounted = mount(SpaceCorpWindow, { target: document.body, props })
  flushSync()
  expect(document.querySelector('.effect')?.textContent).toBe('solo-edge-hack')
})
