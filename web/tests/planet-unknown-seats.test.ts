// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { mainChoice } from '../src/boards/answers'
import { loadBoard } from '../src/boards/registry'
import SeatDetails from '../src/boards/planet-unknown/SeatDetails.svelte'
import { words } from '../src/lib/words.svelte'
import { gameInfo, question } from './builders'
import type { View } from '../src/boards/planet-unknown/types'

let mounted: object | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  if (mounted) await unmount(mounted)
  mounted = undefined
  document.body.innerHTML = ''
})

const cubes = [5, 12, 0, 3, 7].map((row) => ({ track: 'civ', row }))
const player = (done: boolean): object => ({ corporation: 'republic', cubes, done, score: [['planet', 4]] })
const view = { viewer: 0, commander: 1, phase: 'turns', players: [player(true), player(true)] } as unknown as View

test('the list of players has the five tracks of a rival, and that it is Commander and done', () => {
  vi.spyOn(words, 'say').mockImplementation(({ key }) => key)
  mounted = mount(SeatDetails, { target: document.body, props: { view, seat: 1 } })
  flushSync()
  expect([...document.querySelectorAll('b')].map((each) => each.textContent)).toEqual(['5', '12', '0', '3', '7'])
  expect(document.body.textContent).toContain('web-planet-commander, web-planet-done')
})

test(
  'the own tracks are on the board, so the list does not repeat them; its roles are in words',
  { timeout: 30_000 },
  async () => {
    vi.spyOn(words, 'say').mockImplementation(({ key }) => key)
    mounted = mount(SeatDetails, { target: document.body, props: { view, seat: 0 } })
    flushSync()
    expect(document.querySelectorAll('b')).toHaveLength(0)
    const board = await loadBoard(gameInfo('planet-unknown'))
    const line = (seat: number): string | undefined => board?.seat?.(view, seat, ({ key }) => key).line
    expect(line(0)).toBe('corporation-republic · web-planet-done')
    expect(line(1), 'its roles are signs').toBe('corporation-republic')
  },
)

test('storing a patch is not what Enter does while there is a square for it', { timeout: 30_000 }, async () => {
  const board = await loadBoard(gameInfo('planet-unknown'))
  const asked = question(0, [{ place_patch: { at: [1, 1] } }, { place_patch: { at: [2, 1] } }, 'store_patch'])
  expect(mainChoice(null, asked)?.action).toBe('store_patch')
  expect(mainChoice(board, asked)).toBeUndefined()
})
