// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words } from '../src/lib/words.svelte'
import { question } from './builders'
import KeplerParts from './KeplerParts.svelte'
import type { Action, ActionChoice, Hex, Props, View } from '../src/boards/kepler/types'
import mid from './fixtures/kepler-mid.json'

const { view } = (mid as unknown as { views: { view: View }[] }[])[0]?.views[0] ?? { view: null }
if (!view) throw new Error('a recorded position')

let mounted: object | undefined
beforeEach(() => {
  vi.spyOn(words, 'say').mockImplementation(({ key }) => key)
  // Which the page's environment lacks.
  vi.stubGlobal('screen', { orientation: new EventTarget() })
})
afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = undefined
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Draws the parts for the first player, who has these choices. */
async function draw(
  given: Partial<View>,
  choices: ActionChoice[] = [],
  hex: Hex | null = null,
  more: Partial<Props> = {},
): Promise<HTMLElement> {
  if (mounted) await unmount(mounted)
  document.body.innerHTML = ''
  mounted = mount(KeplerParts, {
    target: document.body,
    props: {
      view: { ...view, viewer: 0, ...given } as View,
      question: { ...question(0), choices },
      names: ['Ada', 'Bot'],
      shown: 0,
      listHover: null,
      preview: null,
      fresh: [],
      say: ({ key }: { key: string }) => key,
      choose: vi.fn(),
      why: vi.fn(),
      onhover: vi.fn(),
      hex,
      ...more,
    },
  })
  flushSync()
  return document.body
}

/** The players with these positions on both tracks. */
const at = (...positions: number[]): View['players'] =>
  view.players.map((player, seat) => ({ ...player, track: [positions[seat] ?? 0, positions[seat] ?? 0] }))

test('a track keeps its height when markers meet on it', async () => {
  const height = async (...positions: number[]): Promise<string | null | undefined> =>
    (await draw({ players: at(...positions) })).querySelector('[data-tour="tracks"] svg')?.getAttribute('viewBox')
  expect(await height(3, 3)).toBe(await height(3, 7))
})

test('the first of the two technologies is marked, with the level that it will have', async () => {
  const pair: Action = { setup_tech: { techs: ['I', 'III'] } }
  const players = view.players.map((player) => ({ ...player, tech: [0, 0, 0, 0, 0] })) as View['players']
  const page = await draw({ players }, [{ action: pair, label: { key: 'choice', args: [] } }])
  const level = (row: number): string | undefined =>
    page.querySelectorAll('[data-tour="techs"] button')[row]?.querySelectorAll('.level')[1]?.className
  expect(level(0)).not.toMatch(/\bat\b/)
  page.querySelector<HTMLButtonElement>('[data-tour="techs"] button')?.click()
  flushSync()
  expect(level(0)).toMatch(/\bat\b/)
  expect(level(2)).not.toMatch(/\bat\b/)
})

test('members of a set are pressed at the cubes, not at the place on which they lie', async () => {
  const burn: Action = { burn: { from: 'depot', kind: 'energy' } }
  const more = { members: [{ action: burn, most: 4 }], picked: [burn] }
  const depot = (await draw({}, [{ action: burn, label: { key: 'choice', args: [] } }], null, more)).querySelector('.depot')
  expect(depot?.querySelector(':scope > button')?.getAttribute('aria-pressed')).toBe(null)
  const cubes = [...(depot?.querySelectorAll('.one') ?? [])].map((cube) => cube.getAttribute('aria-pressed'))
  expect(cubes).toEqual(['true', 'false', 'false', 'false'])
})

test("the player's own ship is called theirs, that of another by its name", async () => {
  const ships = (seat: number): View['players'] =>
    view.players.map((player, each) => ({ ...player, ships: each === seat ? [[2, 2]] : [] }))
  expect((await draw({ players: ships(0) }, [], [2, 2])).textContent).toContain('web-kepler-own-ship')
  expect((await draw({ players: ships(1) }, [], [2, 2])).textContent).toContain('table-ship-of')
})

test('a hex that a ship reaches with and without an objective is drawn once', async () => {
  const ship: Hex = [0, 1]
  const flights: Action[] = [{ fly: { path: ['e', 'e'] } }, { fly: { path: ['ne', 'se'] } }, { fly: { path: ['e'] } }]
  const choices = [{ action: { ship: { ship } }, label: { key: 'choice', args: [] } }]
  const page = await draw({ tiles: [] }, choices, null, {
    listHover: { ship: { ship } },
    preview: { kind: 'known', events: [], points: [0, 0], next: flights, notes: [] },
  })
  expect(page.querySelectorAll('polygon.reach')).toHaveLength(2)
})
