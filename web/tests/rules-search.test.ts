import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APPENDIX, rulesSections } from '../src/lib/rules'
import { highlight, indexRules, searchRules } from '../src/lib/rules-search'

const book = (game: string): string => readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8')
const found = (game: string, query: string): string[] =>
  searchRules(indexRules(rulesSections(book(game))), query).map(({ id }) => id)

test('a number finds the rule, those below it and those that cite it, but not longer numbers', () => {
  const sections = rulesSections('# G\n\n## R1 One\n\n### R1.1 Sub\n\n## R10 Ten\n\n### R10.1 Deep\n\n## R2 Two\n\nSee R1.')
  const ids = (query: string): string[] => searchRules(indexRules(sections), query).map(({ id }) => id)
  expect(ids('R1')).toEqual(['R1', 'R1.1', 'R2'])
  expect(ids('r10')).toEqual(['R10', 'R10.1'])
  expect(ids('1.1')).toEqual(['R1.1'])
  expect(ids('R1.1')).toEqual(['R1.1'])
})

test('all words must occur, ignoring case and accents; an empty query finds nothing', () => {
  expect(found('kepler-3042', 'terraform  COST')).toContain('R6.5')
  expect(found('kepler-3042.it', 'perche')).toEqual(found('kepler-3042.it', 'perché'))
  expect(found('kepler-3042', 'terraform zebra')).toEqual([])
  expect(found('kepler-3042', '  ')).toEqual([])
})

test('hits are marked in texts, never in tags or character references', () => {
  expect(highlight('<a href="#R4">R4</a> of R4', 'r4')).toBe('<a href="#R4"><mark>R4</mark></a> of <mark>R4</mark>')
  expect(highlight('a &#38; b', '38')).toBe('a &#38; b')
  expect(highlight('Perché', 'perche')).toBe('<mark>Perché</mark>')
  expect(highlight('terraform', 'terra raf form')).toBe('<mark>terraform</mark>')
  expect(highlight('<p>x</p>', '')).toBe('<p>x</p>')
})

test.each(['kepler-3042', 'kepler-3042.it', 'planet-unknown', 'planet-unknown.it'])(
  '%s keeps what only programmers need in an appendix',
  (game) => {
    const sections = rulesSections(book(game))
    const appendix = sections.filter((section) => section.appendix).map(({ id }) => id)
    expect(appendix[0]).toBe(APPENDIX)
    const chapters = appendix.filter((id) => /^R\d+$/.test(id))
    expect(chapters).toEqual(game.startsWith('kepler') ? ['R17', 'R19'] : ['R18', 'R20', 'R21'])
    // Open questions are for players.
    expect(sections.find(({ id }) => id === 'Q1')?.appendix).toBe(false)
  },
)
