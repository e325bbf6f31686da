import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bonusesOf, leadsTo, linkOf, preparedBy, SPACES } from '../src/boards/kepler/chain'
import { kepler } from '../src/boards/kepler/data'
import { chapterOf, CHAPTERS } from '../src/boards/kepler/guide'
import { figures } from '../src/boards/kepler/figures'
import { figures as planetUnknownFigures } from '../src/boards/planet-unknown/figures'
import { rulesSections } from '../src/lib/rules'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '')

test('actions lead to those that need what they give', () => {
  expect(leadsTo('space_missions')).toEqual(['colonial_settlement', 'stellar_propulsion'])
  expect(leadsTo('colonial_settlement')).toEqual(['terraform', 'planetary_exploitation'])
  expect(leadsTo('planetary_exploitation')).toEqual(['space_missions', 'technological_development', 'terraform'])
  expect(preparedBy('terraform')).toEqual([
    'colonial_settlement',
    'technological_development',
    'energy_accumulation',
    'planetary_exploitation',
    'antimatter_generation',
  ])
})

test('every action gives something; a free ship needs no cubes', () => {
  for (const action of Object.keys(kepler.actions) as (keyof typeof kepler.actions)[])
    expect(linkOf(action).gives).not.toEqual([])
  expect(linkOf('space_missions').needs).toEqual(['cubes'])
  expect(linkOf('space_logistics').needs).toEqual([])
})

test('technologies that decide how much an action does come from the data', () => {
  const techs = SPACES.map((space) => [space, linkOf(space).techs.join()]).filter(([, ids]) => ids)
  expect(Object.fromEntries(techs)).toEqual({
    space_missions: 'I',
    stellar_propulsion: 'I',
    terraform: 'IV',
    energy_accumulation: 'III',
    planetary_exploitation: 'IV',
    antimatter_generation: 'V',
  })
})

test('a space has the bonus actions of its column and row', () => {
  expect(bonusesOf('space_missions')).toEqual(['space_logistics', 'civil_modernity'])
  expect(bonusesOf('antimatter_generation')).toEqual(['scientific_progress', 'neo_exploitation'])
})

test('the guide has a chapter for each action and for the medals, and words for all in both languages', () => {
  expect(CHAPTERS).toEqual(['plan', ...SPACES, 'medals', 'points'])
  expect([chapterOf('medals'), chapterOf('terraform'), chapterOf(''), chapterOf('nonsense')]).toEqual([
    'medals',
    'terraform',
    'plan',
    'plan',
  ])
  const [english, italian] = ['en', 'it'].map((language) => keys(read(`locales/${language}/kepler-3042-guide.ftl`)))
  expect(italian).toEqual(english)
  for (const space of SPACES) expect(english).toEqual(expect.arrayContaining([`guide-${space}-when`, `guide-${space}-mind`]))
})

test('every picture of the rules page belongs to a rule that exists', () => {
  for (const [game, { byRule }] of Object.entries({ 'kepler-3042': figures, 'planet-unknown': planetUnknownFigures })) {
    const rules = rulesSections(read(`docs/rules/${game}.md`)).map(({ id }) => id)
    expect(Object.keys(byRule).filter((rule) => !rules.includes(rule))).toEqual([])
    expect(Object.keys(byRule).length).toBeGreaterThan(5)
  }
})
