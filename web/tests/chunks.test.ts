import { expect, test } from 'vitest'

// Scripts are plain JavaScript.
const { href } = new URL('../scripts/chunks.mjs', import.meta.url)
const { nameOf, isLater, unknownNames } = (await import(href)) as {
  nameOf: (file: string) => string
  isLater: (file: string) => boolean
  unknownNames: (files: readonly string[]) => string[]
}

test('the name of a chunk ends before its hash, which may have hyphens', () => {
  expect(
    ['assets/Help-B1c_D-e2.js', 'assets/turn-steps-a-b-c-d-.css', 'assets/desk.svelte-12345678.js', 'index.html'].map(nameOf),
  ).toEqual(['Help', 'turn-steps', 'desk.svelte', 'index'])
})

test('a chunk counts unless exactly its name is listed', () => {
  expect(['Help', 'Replay', 'figures', 'Tour'].every((name) => isLater(`assets/${name}-12345678.js`))).toBe(true)
  const others = ['HelpText', 'TourCard', 'my-figures', 'Draftsman', 'ReplayPositions', 'Table', 'share-button']
  expect(others.filter((name) => isLater(`assets/${name}-12345678.js`))).toEqual([])
})

test('of texts and fonts, those of a table count', () => {
  expect(isLater('assets/on-mars-tour-12345678.ftl')).toBe(true)
  expect(isLater('assets/on-mars-board-12345678.ftl')).toBe(false)
  expect(isLater('assets/inter-latin-ext-wght-normal-12345678.woff2')).toBe(true)
  expect(isLater('assets/inter-latin-wght-normal-12345678.woff2')).toBe(false)
})

test('names that no chunk has are reported', () => {
  expect(unknownNames(['assets/Help-12345678.js'])).toContain('Tour')
  expect(unknownNames(['assets/Help-12345678.js'])).not.toContain('Help')
})
