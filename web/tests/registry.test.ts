import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES, hasCampaigns, loadBoard, loadCampaigns, loadFigures, pictureOf } from '../src/boards/registry'
import { isKind, kindOf } from '../src/boards/tagged'
import { rulesSections } from '../src/lib/rules'
import OrreryPicture from '../src/ui/OrreryPicture.svelte'
import { gameInfo } from './builders'

test('ids and pictures are unique, and every board loads', { timeout: 30_000 }, async () => {
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length)
  expect(new Set(GAMES.map(({ id }) => pictureOf(id))).size).toBe(GAMES.length)
  for (const { id } of GAMES) {
    const board = await loadBoard(gameInfo(id))
    expect(board?.Board, id).toBeDefined()
    expect((await loadCampaigns(gameInfo(id))) !== null, id).toBe(hasCampaigns(id))
  }
})

test('the rules of every large game have pictures, which belong to rules that exist', { timeout: 30_000 }, async () => {
  for (const { id } of GAMES.filter((game) => game.id !== 'connect-four')) {
    const figures = Object.keys((await loadFigures(gameInfo(id)))?.byRule ?? {})
    const text = readFileSync(new URL(`../../docs/rules/${id}.md`, import.meta.url), 'utf8')
    const rules = rulesSections(text).map((section) => section.id)
    expect(figures.length, id).toBeGreaterThan(4)
    expect(figures.filter((rule) => !rules.includes(rule))).toEqual([])
  }
})

test('a game without a board still has a picture', async () => {
  expect(await loadBoard(gameInfo('mornington-crescent'))).toBeNull()
  expect(await loadCampaigns(gameInfo('mornington-crescent'))).toBeNull()
  expect(pictureOf('mornington-crescent')).toBe(OrreryPicture)
})

test('tagged values have a kind, with or without fields', () => {
  type Action = 'end' | { move: { to: number } } | { bid: { amount: number } }
  const move: Action = { move: { to: 3 } }
  expect(kindOf<Action>('end')).toBe('end')
  expect(kindOf<Action>(move)).toBe('move')
  expect(isKind<Action, 'move'>(move, 'move')).toBe(true)
  expect(isKind<Action, 'bid'>(move, 'bid')).toBe(false)
  expect(isKind<Action, 'move'>('end', 'move')).toBe(false)
  expect(isKind<Action, 'move'>(null, 'move')).toBe(false)
})
