import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { withoutComments } from '../build/texts'
import { headingKeys } from '../src/lib/choices'
import { filesOf, format, languageOf, shorten } from '../src/lib/words.svelte'

const read = (language: string, file: string): string =>
  readFileSync(new URL(`../../locales/${language}/${file}.ftl`, import.meta.url), 'utf8')
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '')

const locales = (language: string): string[] => readdirSync(new URL(`../../locales/${language}`, import.meta.url))

/** The files with words of the client: its own, and those of boards and tours. */
const OWN = locales('en').flatMap((file) => (/^(?:web|.*-board|.*-tour)\.ftl$/.test(file) ? [file.replace('.ftl', '')] : []))

test.each(OWN)('%s has the same keys in both languages, all with the prefix', (file) => {
  const [english, italian] = [keys(read('en', file)), keys(read('it', file))]
  expect(italian).toEqual(english)
  expect(english.filter((key) => !key.startsWith('web-'))).toEqual([])
})

test('every key in the sources exists', () => {
  const known = new Set(OWN.flatMap((file) => keys(read('en', file))))
  const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => `web-${match[1]}`),
  )
  expect(asked.length).toBeGreaterThan(80)
  expect(asked.filter((key) => !known.has(key))).toEqual([])
})

test('nested sentences, numbers, and names of players are formatted', () => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(
    new FluentResource('player = Player { $n }\nflies = { $who } flies { $n ->\n    [one] 1 step\n   *[other] { $n } steps\n }'),
  )
  const who = { message: { key: 'player', args: [['n', { number: 2 }]] as [string, { number: number }][] } }
  const sentence = {
    key: 'flies',
    args: [
      ['who', who],
      ['n', { number: 3 }],
    ] as [string, typeof who | { number: number }][],
  }
  expect(format([bundle], sentence)).toBe('Player 2 flies 3 steps')
  expect(format([bundle], sentence, ['Mira', 'Vega'])).toBe('Vega flies 3 steps')
  expect(format([bundle], { key: 'nothing', args: [] })).toBeUndefined()
})

test('a small screen says a sentence and its parts in their short forms, where there are any', () => {
  const short = new Set(['web-short-fly', 'web-short-far'])
  const far = { message: { key: 'far', args: [] } }
  const near = { message: { key: 'near', args: [] } }
  const flies = (to: typeof far): Parameters<typeof shorten>[0] => ({ key: 'fly', args: [['to', to]] })
  expect(shorten(flies(far), (key) => short.has(key))).toEqual({
    key: 'web-short-fly',
    args: [['to', { message: { key: 'web-short-far', args: [] } }]],
  })
  expect(shorten({ ...flies(near), key: 'land' }, (key) => short.has(key))).toEqual({ ...flies(near), key: 'land' })
})

test.each(OWN.filter((file) => read('en', file).includes('web-short-')))('every short form of %s is of a text', (file) => {
  const known = new Set(keys(read('en', file.replace('-board', ''))))
  const short = keys(read('en', file)).flatMap((key) => /^web-short-(.*)$/.exec(key)?.[1] ?? [])
  expect(short.filter((key) => !known.has(key))).toEqual([])
})

test('the language is chosen by the preferences of the browser', () => {
  expect(languageOf(['de-CH', 'it-CH', 'en'])).toBe('it')
  expect(languageOf(['fr'])).toBe('en')
})

test('the client knows what the engine says, and a game its components and its board', () => {
  const names = (topic: string): string[] => filesOf('it', topic).map((url) => url.replace(/^.*\/(.*)\.ftl.*$/, '$1'))
  expect(names('web')).toEqual(['web', 'engine'])
  expect(names('kepler-3042')).toEqual(['kepler-3042', 'kepler-3042-components', 'kepler-3042-board'])
  expect(names('connect-four')).toEqual(['connect-four'])
})

test('every choice with a place in the list has a heading', () => {
  for (const game of ['kepler-3042', 'planet-unknown', 'connect-four']) {
    const text = read('en', game)
    const known = new Set(keys(text))
    // Choices without arguments are buttons beside the question.
    const listed = [...text.matchAll(/^(choice-[\w-]+) =(?=[^\n]*\$|\n)/gm)].map((match) => match[1] ?? '')
    expect(
      listed.filter((key) => !key.startsWith('choice-decline') && !headingKeys(key).some((each) => known.has(each))),
    ).toEqual([])
  }
})

test.each(['en', 'it'])('texts are downloaded without comments, and say the same (%s)', (language) => {
  for (const file of locales(language).map((each) => each.replace('.ftl', ''))) {
    const text = read(language, file)
    expect(new FluentResource(withoutComments(text)).body, file).toEqual(new FluentResource(text).body)
    expect(withoutComments(text), file).not.toMatch(/^#/m)
  }
})
