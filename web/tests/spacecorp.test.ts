import { expect, test } from 'vitest'
import { placesOf, pointsAsTold, readEvent } from '../src/boards/spacecorp/chronicle'
import { COMPETITION, ERAS, conditionOf, game } from '../src/boards/spacecorp/data'
import { borderLine, placeOf, row, teamOffset, wrapped } from '../src/boards/spacecorp/geometry'
import { GLYPHS, isGlyph } from '../src/boards/spacecorp/glyphs'
import { HEIGHT, PLANS, WIDTH, ZONES } from '../src/boards/spacecorp/places'
import { notesOf, numberIn, withoutNotes } from '../src/boards/sentences'
import { costOf, sumOf } from '../src/boards/spacecorp/receipt'
import { spot, spotsOf } from '../src/boards/spacecorp/spots'
import { cardTip } from '../src/boards/spacecorp/tips'
import { message, notes } from './builders'
import type { Desk } from '../src/boards/spacecorp/desk.svelte'
import type { Action, Event, Team, View } from '../src/boards/spacecorp/types'

test.each(ERAS)('every site of the %s has a place of its own inside the map', (era) => {
  const places = game.boards[era].sites.map(({ id }) => ({ id, ...placeOf(era, id) }))
  for (const { id, x, y } of places) {
    expect(PLANS[era].sites, `place of ${id}`).toHaveProperty(id)
    expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT, `${id} is inside`).toBe(true)
  }
  for (const [i, one] of places.entries()) {
    for (const other of places.slice(i + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.id} and ${other.id}`).toBeGreaterThan(one.r + other.r)
  }
  expect(Object.keys(PLANS[era].sites).sort(), 'no place without a site').toEqual(places.map(({ id }) => id).sort())
})

test('sites are numbered as the rules number them: in the order of the file, empty regions behind', () => {
  const { sites, regions } = game.boards.starfarers
  const empty = regions.filter(({ kind }) => kind === 'empty').map(({ id }) => id)
  expect(empty).toHaveLength(4)
  expect(sites.slice(-4).map(({ id }) => id)).toEqual(empty)
  expect(game.boards.mariners.sites[0]?.id).toBe('earth')
  expect(sites[13]?.id).toBe('epsilon_eridani')
})

test('the zones of the solar system have a border between each two', () => {
  const { regions, borders } = game.boards.planeteers
  expect(ZONES).toHaveLength(regions.length - 1)
  expect(borders).toHaveLength(ZONES.length)
})

test.each(['mariners', 'starfarers'] as const)('the number of a border of the %s lies off every site', (era) => {
  for (const way of game.boards[era].borders) {
    const { middle } = borderLine(era, way)
    for (const { id } of game.boards[era].sites) {
      const place = placeOf(era, id)
      const far = Math.hypot(place.x - middle.x, place.y - middle.y)
      expect(far, `${way.a}-${way.b} and ${id}`).toBeGreaterThan(place.r + 4)
    }
  }
})

test('everything that cards, tiles and bases show can be drawn', () => {
  for (const { actions } of game.cards) for (const { type } of actions) expect(isGlyph(type), type).toBe(true)
  for (const { icons } of game.tiles) for (const icon of icons) expect(isGlyph(icon), icon).toBe(true)
  for (const { id } of game.bases) expect(GLYPHS).toHaveProperty(`base-${id}`)
})

test('every era has seven contracts', () => {
  for (const era of ERAS) for (let row = 0; row < 7; row++) expect(conditionOf(era, row), `${era} ${row}`).not.toBe('')
})

test('teams stand in rows of four, those on a star track in its boxes', () => {
  const places = Array.from({ length: 6 }, (_, i) => teamOffset(i, 6, 0, 3))
  expect(new Set(places.map(({ y }) => y)).size).toBe(2)
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
  const [far, near] = [teamOffset(0, 1, 1, 3), teamOffset(0, 1, 3, 3)]
  expect(far.x).toBeLessThan(near.x)
})

test('a long name is broken at the space nearest to its middle', () => {
  expect(wrapped('Luna')).toEqual(['Luna'])
  expect(wrapped('Solar Lagrange Point 1')).toEqual(['Solar Lagrange', 'Point 1'])
  expect(wrapped('Groombridgesixteen')).toEqual(['Groombridgesixteen'])
})

test('items of a row stand side by side by their widths, centred', () => {
  expect(row([10, 30], (width) => width).map(({ x }) => x)).toEqual([-15, 5])
  expect(row([8], (width) => width)).toEqual([{ item: 8, x: 0 }])
})

test('a team is chosen where it stands, a destination where it lies', () => {
  const teams: Team[] = [
    { site: 0, track: 0, claims: false },
    { site: 3, track: 0, claims: true },
  ]
  expect(spotsOf({ team: { team: 1 } }, teams)).toEqual([spot.site(3)])
  expect(spotsOf({ site: { site: 5 } }, teams)).toEqual([spot.site(5)])
  expect(spotsOf({ transport: { team: 0, site: 7 } }, teams)).toEqual([spot.site(7)])
  expect(spotsOf({ team: { team: 9 } }, teams)).toEqual([])
})

test('Infra boxes of the rules count from 0, those of the sheet have the Research box before them', () => {
  expect(spotsOf({ box: { slot: 0 } }, [])).toEqual([spot.box(1)])
  expect(spotsOf({ install: { card: 4, slot: 2 } }, [])).toEqual([spot.box(3)])
  const doubled: Action = { double: { what: { infra: [1, 2] } } }
  expect(spotsOf(doubled, [])).toEqual([spot.shieldedBox(1, 2)])
})

test('totals, what is missing and costs are read from the sentences of the server', () => {
  const prompt = message('prompt-sources', {
    what: message('draft-explore'),
    notes: notes(message('sum-missing', { total: 5, n: 2 }), message('price', { n: 1 }), message('pays-rewards')),
  })
  expect(sumOf(prompt)).toEqual({ total: 5, missing: 2 })
  expect(notesOf(prompt).map(({ key }) => key)).toEqual(['sum-missing', 'price', 'pays-rewards'])
  expect(sumOf(message('prompt-action'))).toBeNull()
  expect(sumOf(message('x', { notes: notes(message('sum-points', { n: 3, of: 5 })) }))).toEqual({ total: 3, missing: 2 })

  const go = { action: { site: { site: 3 } }, label: message('choice-go', { site: message('site-luna'), n: 4 }) }
  expect(costOf(go)).toBe(4)
  const team = { action: { team: { team: 0 } }, label: message('choice-team', { notes: notes(message('costs', { n: 6 })) }) }
  expect(costOf(team)).toBe(6)
  expect(numberIn(team.label, 'n'), 'not in the notes').toBeNull()
})

test('a label is shortened by its notes', () => {
  const note = message('notes', { list: message('sum', { total: 4 }) })
  expect(withoutNotes(message('choice-pay', { n: 5, notes: note }))).toEqual(
    message('choice-pay', { n: 5, notes: message('notes-none') }),
  )
})

test('an era is a round, a turn begins quietly, and its action is one beat with what it led to', () => {
  expect(readEvent({ era_begins: { era: 'planeteers' } })).toMatchObject({ seat: null, round: 2 })
  expect(readEvent({ turn_begins: { seat: 1, extra: false } })).toMatchObject({ seat: 1, turn: 1, quiet: true })
  const moved = { seat: 1, era: 'mariners' as const, team: 0, from: 0, to: 3 }
  expect(readEvent({ moved }).step, 'joins the action').toBeUndefined()
  expect(placesOf({ moved })).toEqual([{ ...moved, site: 3 }])
  expect(readEvent({ refilled: { slot: 0, card: 3 } })).toMatchObject({ seat: null, quiet: true })
})

test('every step of the competition is a beat, together with its gains', () => {
  const step = (told: Extract<Event, { competition: unknown }>['competition']['step']): Event => ({
    competition: { era: 'mariners', rule: 'R15.4', step: told },
  })
  const places = step({ places_team: { site: 3 } })
  expect(readEvent(places)).toEqual({ seat: COMPETITION, step: 'competition places_team' })
  expect(placesOf(places)).toEqual([{ seat: COMPETITION, era: 'mariners', site: 3 }])
  expect(readEvent(step({ gains: { profit: 2 } })).step, 'joins the step before it').toBeUndefined()
  expect(placesOf(step('extra_turn'))).toEqual([])
})

test('what Edges of the solo game ask for is chosen on the map, among the contracts and in the hand', () => {
  expect(spotsOf({ remove_rival: { site: 4 } }, [])).toEqual([spot.site(4)])
  expect(spotsOf({ remove_contractor: { row: 2 } }, [])).toEqual([spot.contract(2)])
  expect(spotsOf({ discard: { card: 9 } }, [])).toEqual([spot.card(9)])
  expect(spotsOf({ return_progress: { title: 'hybrids' } }, [])).toEqual([spot.title('hybrids')])
})

test('an Edge is explained as it works in this game: with opponents, or alone with the numbers of the data', () => {
  const explained = (edge: string, competition: object | null): string[] => {
    const say = (key: string, args: Record<string, unknown> = {}): string => [key, ...Object.values(args)].join(' ')
    const desk = { view: { competition }, say, card: () => '', kind: () => '' } as unknown as Desk
    const card = game.cards.findIndex((each) => each.edge === edge)
    return (cardTip(desk, card).lines ?? []).filter((line) => line !== undefined).slice(game.cards[card]?.actions.length)
  }
  expect(explained('competitors', null)).toEqual(['edge-competitors: edge-competitors-text'])
  expect(explained('competitors', {})[0]).toBe('edge-competitors: solo-edge-competitors 2')
  expect(explained('poach', {})[0], 'cards to draw').toBe('edge-poach: solo-edge-poach 2')
  expect(explained('hack', {})).toEqual(['edge-hack: solo-edge-hack 0', '⟦web-spacecorp-tip-moment⟧'])
  expect(explained('market_influence', null), 'with its two numbers').toEqual([
    'edge-market_influence: ⟦web-spacecorp-edge-influence⟧',
  ])
  expect(game.cards.flatMap(({ influence }) => (influence ? [influence] : []))).toEqual([
    [2, 1],
    [3, 2],
  ])
})

test('profit changes when what earned it is told', () => {
  const at = (n: number): View =>
    ({ turns: n, players: [0, 1].map(() => ({ profit: n, cards: n })), competition: { profit: n, deck: n } }) as unknown as View
  const [before, after] = [at(1), at(2)]
  const gained: Event = { gained: { seat: 0, profit: 1 } }
  const rival: Event = { competition: { era: 'mariners', rule: 'R15', step: { gains: { profit: 1 } } } }
  const standing = { profit: 2, gained: 1, bases: 0, contracts: 0 }
  const ends: Event = { era_ends: { era: 'mariners', standings: [standing, standing] } }
  const profits = (...untold: Event[]): unknown => {
    const { players, competition } = pointsAsTold(before, after, untold)
    return [...players, competition].map((side) => side?.profit)
  }
  expect(profits(gained)).toEqual([1, 2, 2])
  expect(profits(rival)).toEqual([2, 1, 1])
  expect(profits(ends)).toEqual([1, 1, 1])
  expect(profits()).toEqual([2, 2, 2])
  expect(pointsAsTold(before, after, [gained]), 'the rest').toMatchObject({ turns: 2, players: [{ cards: 2 }, { cards: 2 }] })
})
