// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { Desk } from '../src/boards/spacecorp/desk.svelte'
import { sources } from '../src/boards/spacecorp/named.svelte'
import { siteData } from '../src/boards/spacecorp/data'
import { partsOf } from '../src/boards/spacecorp/parts'
import { spot } from '../src/boards/spacecorp/spots'
import { logEntry, question } from './builders'
import type { LogEntry } from '../src/lib/wire/LogEntry'
import type { Action, ActionChoice, DraftView, Props, SourceView, View } from '../src/boards/spacecorp/types'

/** Goes to another table and comes back: only what is stored is left. */
function reload(): void {
  history.pushState(null, '', '/table/other')
  sources.open(0)
  history.pushState(null, '', '/table/t')
}

let end = (): void => undefined
afterEach(() => {
  end()
  sessionStorage.clear()
  reload()
})

const choice = (action: Action): ActionChoice => ({ action, label: { key: 'choice', args: [] } })
const card = (id: number): Action => ({ card: { card: id, shielded: false } })

const draft: DraftView = {
  kind: 'move',
  teams: [0],
  sites: [3],
  bases: [],
  hqs: [0],
  cards: [],
  time: null,
  competitors: null,
  shielded_boxes: [],
  supports: [],
  doubled: 'nothing',
  titles: [],
  team_removed: false,
  paid: false,
  bought: 0,
  totals: [1],
  price: 0,
  sources: [],
  confirmed: false,
}

/** What the desk reads of a position. */
const view = (drafted: DraftView | null): View =>
  ({
    viewer: 0,
    era: 'mariners',
    first_era: 'mariners',
    players: [{ teams: [] }],
    draft: drafted,
    sites: [],
    reach: [],
    window: null,
  }) as unknown as View

/** A desk whose question and draft change as a server would change them. */
class Table {
  drafted = $state.raw<DraftView | null>(draft)
  choices = $state.raw<ActionChoice[]>([])
  log = $state.raw<LogEntry[]>([])
  readonly choose = vi.fn((action: Action) => {
    this.choices = this.choices.filter((each) => JSON.stringify(each.action) !== JSON.stringify(action))
    const { drafted } = this
    if (drafted && action === 'time') this.drafted = { ...drafted, time: 44 }
    else if (drafted && typeof action === 'object' && 'card' in action)
      this.drafted = { ...drafted, cards: [...drafted.cards, [action.card.card, action.card.shielded]] }
    this.log = [...this.log, logEntry(this.log.length + 1, 0)]
  })
  readonly undo = vi.fn()
  readonly desk: Desk

  constructor(choices: ActionChoice[], before?: Table) {
    this.choices = choices
    if (before) [this.drafted, this.log] = [before.drafted, before.log]
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
      view: view(this.drafted),
      question: { ...question(0), choices: this.choices },
      names: ['Ada', 'Bot'],
      shown: 0,
      listHover: null,
      preview: null,
      fresh: [],
      log: this.log as Props['log'] & object,
      say: ({ key }) => key,
      choose: this.choose,
      undo: this.undo,
      why: vi.fn(),
      onhover: vi.fn(),
    }
  }

  take(action: Action): void {
    this.desk.take(choice(action))
    flushSync()
  }
}

test('the source named last is taken out by one step back', () => {
  const table = new Table([choice(card(1)), choice(card(2)), choice('time')])
  table.take(card(1))
  table.take('time')
  expect(table.desk.isNamed('time')).toBe(true)
  table.desk.takeOut('time')
  flushSync()
  expect(table.undo).toHaveBeenCalledExactlyOnceWith(1)
  expect(table.desk.named).toEqual([card(1)])
})

test('a source before others is taken out by going back to it, and the others are named again', () => {
  const table = new Table([choice(card(1)), choice(card(2)), choice(card(3))])
  for (const id of [1, 2, 3]) table.take(card(id))
  table.choose.mockClear()
  table.desk.takeOut(card(1))
  expect(table.undo).toHaveBeenCalledExactlyOnceWith(3)
  // The server answers with the question as it was before.
  table.choices = [choice(card(1)), choice(card(2)), choice(card(3))]
  flushSync()
  table.choices = [...table.choices]
  flushSync()
  expect(table.choose.mock.calls.map(([action]) => action)).toEqual([card(2), card(3)])
  expect(table.desk.named).toEqual([card(2), card(3)])
})

test('without undo nothing can be taken out, and a new draft begins with nothing', () => {
  const table = new Table([choice(card(1))])
  table.take(card(1))
  expect(table.desk.named).toHaveLength(1)
  table.drafted = null
  flushSync()
  expect(table.desk.named).toEqual([])
  expect(table.desk.isNamed(card(1))).toBe(false)
})

test('choices that are not sources do not change the draft', () => {
  const table = new Table([choice({ site: { site: 3 } })])
  table.take({ site: { site: 3 } })
  expect(table.desk.named).toEqual([])
  expect(table.desk.at(spot.site(3))).toEqual([])
})

test('sources can be taken out after the page was reloaded, unless the game went on elsewhere', () => {
  const table = new Table([choice(card(1)), choice(card(2))])
  for (const id of [1, 2]) table.take(card(id))
  end()
  reload()
  const reloaded = new Table([choice('confirm')], table)
  expect(reloaded.desk.named).toEqual([card(1), card(2)])
  reloaded.desk.takeOut(card(2))
  expect(reloaded.undo).toHaveBeenCalledExactlyOnceWith(1)
  end()
  reload()
  table.log = [...table.log, logEntry(3, 0)]
  expect(new Table([choice('confirm')], table).desk.named).toEqual([])
})

test('a source that was undone otherwise is no longer named', () => {
  const table = new Table([choice(card(1)), choice(card(2))])
  for (const id of [1, 2]) table.take(card(id))
  // The server answers to an undo.
  table.drafted = { ...draft, cards: [[1, false]] }
  table.log = [...table.log, logEntry(3, 0, 1)]
  table.choices = [choice(card(2))]
  flushSync()
  table.desk.takeOut(card(1))
  expect(table.undo).toHaveBeenCalledExactlyOnceWith(1)
})

/** A source of the wire that does nothing but count. */
const source = (of: SourceView['source'], more: Partial<SourceView> = {}): SourceView => ({
  source: of,
  part: null,
  add: 0,
  times: 1,
  shielded: false,
  pays: null,
  costs: 0,
  ...more,
})

test('the parts come from the draft, so that they survive a reload', () => {
  const table = new Table([])
  const named: DraftView = {
    ...draft,
    cards: [[7, true]],
    time: 44,
    titles: ['low_body_mass'],
    paid: true,
    sources: [
      source({ infra: [1, 1] }, { add: 1, pays: 1 }),
      source({ card: 7 }, { add: 2, shielded: true }),
      source({ base: [3, 'spaceport'] }, { add: 2 }),
      source({ title: 'low_body_mass' }),
      source({ title: 'jump_drive' }, { times: 4 }),
      source({ time: 44 }, { times: 2 }),
      source('colony_point', { costs: 5 }),
    ],
  }
  const parts = partsOf(table.desk, named)
  expect(parts.map(({ action }) => action)).toEqual([
    undefined,
    { card: { card: 7, shielded: true } },
    undefined,
    { title: { title: 'low_body_mass' } },
    undefined,
    undefined,
    'pay',
  ])
  expect(parts.map(({ value }) => value)).toEqual(['+1', '+2', '+2', '', '×4', '×2', ''])
  expect(parts.map(({ pays }) => pays)).toEqual([1, null, null, null, null, null, null])
  expect(parts.map(({ costs }) => costs)).toEqual([0, 0, 0, 0, 0, 0, 5])
  expect(parts[0]?.seat, 'whose HQ').toBe(1)
})

test('costs of a site are those of its tiles and of the situation', () => {
  const changed = {
    ...view(null),
    sites: [{ site: 3, build: 1 }],
    changed: [{ site: 3, explore: 9, gravity: 2 }],
    reach: [{ site: 3, team: 0, distance: 4, state: 'more' }],
  } as unknown as View
  let desk: Desk | undefined
  const table = new Table([])
  end()
  end = $effect.root(() => {
    desk = new Desk(() => ({ ...table.props, view: changed }))
  })
  expect(desk?.costsOf(3)).toEqual({ explore: 9, build: 1, gravity: 2 })
  expect(desk?.reachOf(3)?.distance).toBe(4)
  const printed = siteData('mariners', 4)
  expect(desk?.costsOf(4)).toEqual({ explore: printed?.explore, build: printed?.build, gravity: printed?.gravity })
})
