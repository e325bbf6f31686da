// Nouns agree with their numbers: no "1 cards". The engine has the same test for the texts of the games (`suite/plurals.rs`).
import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { expect, test } from 'vitest'

type Message = [key: string, text: string]

const LOCALES = new URL('../../locales/', import.meta.url)
const read = (language: string, file: string): string => readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8')

/** Names of variables that never hold a count of one: players, colours, limits. */
const NOT_COUNTS = ['who', 'colour', 'max', 'most']
/** Ranges ("2-4", "60-90"), and numbers that are never one: points for a bonus cube, undos beyond the limit. */
const ALLOWED = ['web-players', 'web-minutes', 'web-kepler-campaigns-text', 'web-failure-undos']
/** Words between a number and an English noun. */
const ATTRIBUTES = ['action', 'bot', 'colony', 'goal', 'more', 'other', 'progress', 'public', 'rover', 'technology']
/** English words that end in "s" and may follow a one, because they are not plurals. */
const NOT_PLURALS =
  'as becomes begins bonus completes decides earns ends fits gets goes has his is its joins leaves moves needs opens pays returns shows stays takes this was works'
/** Words before a total: "2 of 3 medals" is right with every total. */
const BEFORE_TOTALS = ['of', 'di', 'su']

const bare = (word: string): string => word.replace(/[,.:;)!?]+$/, '')

/** The messages of a Fluent file, each with the text that defines it. */
const messages = (text: string): Message[] =>
  text.split(/^(?=[a-z][\w-]* =)/m).flatMap((part): Message[] => {
    const key = /^[a-z][\w-]*(?= =)/.exec(part)?.[0]
    return key === undefined ? [] : [[key, part]]
  })

/** "carte" of "carta": the same stem, and an ending of plurals. */
const isItalianPlural = (word: string, singular: string): boolean =>
  /[ei]$/.test(word) &&
  word !== singular &&
  singular.length > 3 &&
  Math.abs(word.length - singular.length) < 2 &&
  word.startsWith(singular.slice(0, -2))

/** The Italian nouns that follow a number where a text chooses by plural. */
function italianPlurals(all: readonly Message[]): Set<string> {
  const plurals = new Set<string>()
  for (const [, text] of all) {
    for (const [, one = '', other = ''] of text.matchAll(/^ *\[one\] (.*)\n *\*\[other\] (.*)$/gm)) {
      const singulars = one.split(' ').map(bare)
      for (const [, word = ''] of other.matchAll(/\} (\p{Letter}+)/gu)) {
        if (singulars.some((singular) => isItalianPlural(word, singular))) plurals.add(word)
      }
    }
  }
  return plurals
}

/** Whether a plural follows a one. The noun is the next word, or the one after a name or an attribute: "1 Start cards". */
function hasPluralOfOne(said: string, isPlural: (word: string) => boolean): boolean {
  const words = said.split(/\s+/)
  const isAttribute = (word: string): boolean => /-|^\p{Uppercase}/u.test(word) || ATTRIBUTES.includes(word)
  return words.some((word, at) => {
    if (word.replace(/^\(/, '') !== '1' || BEFORE_TOTALS.includes(words[at - 1] ?? '')) return false
    const next = words[at + 1] ?? ''
    return isPlural(bare(isAttribute(next) ? (words[at + 2] ?? next) : next))
  })
}

const isEnglishPlural = (word: string): boolean =>
  /^[A-Za-z-]*[A-Za-rt-z-]s$/.test(word) && !NOT_PLURALS.split(' ').includes(word)

/** The texts of the client and its boards that are wrong for one thing. */
function wrong(language: string): string[] {
  const files = readdirSync(new URL(language, LOCALES))
  const isOwn = (file: string): boolean => /^(?:web|.*-board|.*-tour)\.ftl$/.test(file)
  const bundle = new FluentBundle(language, { useIsolating: false })
  // The client's own texts come first: games share some keys, and the first one counts.
  const sorted = [...files.filter(isOwn), ...files.filter((file) => !isOwn(file))]
  for (const file of sorted) bundle.addResource(new FluentResource(read(language, file)))
  const plurals = italianPlurals(files.flatMap((file) => messages(read(language, file))))
  const isPlural = language === 'it' ? (word: string): boolean => plurals.has(word) : isEnglishPlural
  const own = files.filter(isOwn).flatMap((file) => messages(read(language, file)))
  return own.flatMap(([key, text]) => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern || ALLOWED.includes(key)) return []
    const names = [...new Set([...text.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? ''))]
    return names.flatMap((one) => {
      const args = names.map((name): [string, FluentVariable] => [name, name === one ? 1 : 'x'])
      const said = bundle.formatPattern(pattern, Object.fromEntries(args), [])
      return !NOT_COUNTS.includes(one) && hasPluralOfOne(said, isPlural) ? [`${key}: ${said}`] : []
    })
  })
}

test.each(['en', 'it'])('no text of the client in %s counts one thing in the plural', (language) => {
  expect(wrong(language)).toEqual([])
})

test('plurals of one are found', () => {
  const found = (said: string): boolean => hasPluralOfOne(said, isEnglishPlural)
  for (const said of ['1 colonists, room for x', 'x (1 slots)', '1 Start cards', '1 goal cards'])
    expect(found(said), said).toBe(true)
  for (const said of ['1 colonist', 'x of 1 medals', 'Round 1 begins.', '1 pass']) expect(found(said), said).toBe(false)
  const chosen = messages('medals =\n    { $n ->\n        [one] { $n } medaglia\n       *[other] { $n } medaglie\n    }\n')
  expect([...italianPlurals(chosen)]).toEqual(['medaglie'])
})
