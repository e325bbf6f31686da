// Translations, from the same Fluent files as the command line.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { recall, remember } from './storage'
import type { Sentence } from './wire/Sentence'
import type { SentenceArg } from './wire/SentenceArg'

export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

// The URL of every Fluent file; the files themselves are fetched on demand.
const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?url', import: 'default', eager: true })

export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

/** The URLs of a topic: the client itself, with what the engine says in refusals, or a game with its components and its board. */
export function filesOf(language: Language, topic: string): string[] {
  const names = topic === 'web' ? ['web', 'engine'] : [topic, `${topic}-components`, `${topic}-board`]
  return names.flatMap((name) => files[`../../../locales/${language}/${name}.ftl`] ?? [])
}

async function fetchBundle(language: Language, topic: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const texts = await Promise.all(filesOf(language, topic).map(async (url) => (await fetch(url)).text()))
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

/** Formats a sentence with the first bundle that has its key; undefined if none has. `names` replace the numbers of players. */
export function format(bundles: readonly FluentBundle[], sentence: Sentence, names: readonly string[] = []): string | undefined {
  const bundle = bundles.find((each) => each.getMessage(sentence.key)?.value)
  const pattern = bundle?.getMessage(sentence.key)?.value
  if (!bundle || !pattern) return undefined
  const args: Record<string, FluentVariable> = {}
  for (const [name, arg] of sentence.args) {
    if ('number' in arg) args[name] = arg.number
    else if ('text' in arg) args[name] = arg.text
    else args[name] = playerName(arg.message, names) ?? format(bundles, arg.message, names) ?? gap(arg.message.key)
  }
  return bundle.formatPattern(pattern, args, [])
}

/** The sentence with the short forms, of itself and of its parts, that exist for small screens. */
export function shorten({ key, args }: Sentence, exists: (key: string) => boolean): Sentence {
  const short = `web-short-${key}`
  const shortArg = (arg: SentenceArg): SentenceArg => ('message' in arg ? { message: shorten(arg.message, exists) } : arg)
  return { key: exists(short) ? short : key, args: args.map(([name, arg]) => [name, shortArg(arg)]) }
}

function playerName({ key, args }: Sentence, names: readonly string[]): string | undefined {
  const arg = key === 'player' ? args[0]?.[1] : undefined
  return arg && 'number' in arg ? names[arg.number - 1] : undefined
}

/** A missing text shows its key, so that the gap is noticed. */
const gap = (key: string): string => `⟦${key}⟧`

class Words {
  language = $state<Language>('en')
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map())
  /** All that is loaded in the current language, the client's own first. */
  readonly #spoken = $derived([...this.#bundles].flatMap(([key, bundle]) => (key.startsWith(this.language) ? [bundle] : [])))

  async start(): Promise<void> {
    const remembered = recall('language')
    await this.setLanguage(languageOf(remembered ? [remembered] : navigator.languages))
  }

  /** Loads all topics in use before switching, so that no text is ever missing. */
  async setLanguage(language: Language, choice = false): Promise<void> {
    const topics = [...new Set(['web', ...[...this.#bundles.keys()].map((key) => key.slice(3))])]
    const loaded = await Promise.all(
      topics.map(async (topic) => [`${language}/${topic}`, await fetchBundle(language, topic)] as const),
    )
    this.#bundles = new Map([...this.#bundles, ...loaded])
    this.language = language
    document.documentElement.lang = language
    if (choice) remember('language', language)
  }

  /** Loads the texts of a game in the current language. */
  async load(topic: string): Promise<void> {
    const key = `${this.language}/${topic}`
    if (this.#bundles.has(key)) return
    const bundle = await fetchBundle(this.language, topic)
    this.#bundles = new Map([...this.#bundles, [key, bundle]])
  }

  has(topic: string): boolean {
    return this.#bundles.has(`${this.language}/${topic}`)
  }

  say(sentence: Sentence, topic?: string, names: readonly string[] = []): string {
    const ofTopic = (): FluentBundle[] => [topic, 'web'].flatMap((place) => this.#bundles.get(`${this.language}/${place}`) ?? [])
    const bundles = topic === undefined ? this.#spoken : ofTopic()
    return format(bundles, sentence, names) ?? gap(sentence.key)
  }

  /** The sentence as a small screen says it. */
  short(sentence: Sentence, topic: string): Sentence {
    const bundle = this.#bundles.get(`${this.language}/${topic}`)
    return shorten(sentence, (key) => bundle?.hasMessage(key) ?? false)
  }

  /** The first of these texts of a topic that exists. */
  firstOf(keys: readonly string[], topic: string): string | undefined {
    const bundle = this.#bundles.get(`${this.language}/${topic}`)
    const known = keys.find((key) => bundle?.hasMessage(key))
    return known && this.say(sentence(known), topic)
  }

  /** A text of the client itself, or of a board or tour that is loaded. */
  t(key: string, args: Record<string, string | number> = {}): string {
    return this.say(sentence(`web-${key}`, args))
  }
}

export function sentence(key: string, args: Record<string, string | number> = {}): Sentence {
  const list = Object.entries(args).map(([name, value]): [string, SentenceArg] => [
    name,
    typeof value === 'number' ? { number: value } : { text: value },
  ])
  return { key, args: list }
}

export const words = new Words()
export const t = words.t.bind(words)
