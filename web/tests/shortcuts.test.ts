import { expect, test } from 'vitest'
import { shortcuts as planetUnknown } from '../src/boards/planet-unknown/shortcuts'
import { keyName, SHORTCUTS, shortcutsOn, type Context } from '../src/lib/shortcuts'

const SOURCES = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const NAMED = /\b(Enter|Escape|Tab|Home|End|PageUp|PageDown|Delete|Backspace|Arrow(?:Left|Right|Up|Down))\b/g
const COMPARED = /\bkey === '([^']+)'/g

/** Keys that a source file handles: those compared with, and named keys in the tables and patterns of files with a handler. */
function handled(source: string): string[] {
  if (!/\b(KeyboardEvent|keydown)\b/.test(source)) return []
  const code = source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const groups = /\^Arrow\(Left\|Right\)/.test(code) ? ['ArrowLeft', 'ArrowRight'] : []
  return [...[...code.matchAll(COMPARED)].map((match) => match[1] ?? ''), ...(code.match(NAMED) ?? []), ...groups]
}

test('every key that a handler knows is in the help', () => {
  const listed = new Set([...Object.values(SHORTCUTS), planetUnknown].flat().flatMap(({ keys }) => keys))
  // A letter that works with and without Shift is listed once.
  const known = (key: string): boolean => listed.has(key) || (/^[A-Z]$/.test(key) && listed.has(key.toLowerCase()))
  const found = Object.entries(SOURCES)
    .filter(([path]) => !path.endsWith('/shortcuts.ts'))
    .flatMap(([path, source]) => handled(source).map((key) => ({ path, key })))
  expect(new Set(found.map(({ key }) => key)).size).toBeGreaterThan(12)
  expect(found.filter(({ key }) => !known(key))).toEqual([])
})

test('every page lists every context, its own first', () => {
  const all = Object.keys(SHORTCUTS).sort()
  const first: Record<'table' | 'replay' | 'tour', Context> = { table: 'question', replay: 'replay', tour: 'tour' }
  for (const page of ['table', 'replay', 'tour'] as const) {
    const contexts = shortcutsOn(page).map(([context]) => context)
    expect(contexts[0]).toBe(first[page])
    expect([...contexts].sort()).toEqual(all)
  }
})

test('the keys of the open board come with the others of the board', () => {
  const board = new Map(shortcutsOn('table', planetUnknown)).get('board') ?? []
  expect(board.map(({ what }) => what)).toEqual(expect.arrayContaining(['planet-turn', 'board-press']))
})

test('keys have the labels of a keyboard', () => {
  const names = ['u', 'U', ' ', 'Enter', 'ArrowLeft', 'Home', '/'].map((key) => keyName(key, 'Space'))
  expect(names).toEqual(['U', '⇧U', 'Space', '↵', '←', 'Home', '/'])
})
