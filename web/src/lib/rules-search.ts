// Searching the rules: every word of the query must occur in a rule's number, title or text, ignoring case and accents.
import type { Section } from './rules'

/** Tags and character references: the parts of HTML that are not text. */
const MARKUP = /(<[^>]*>|&[^;\s]+;)/
const RULE_NUMBER = /^[rq]?\d+(\.\d+)*$/

/** Letters with accents of the languages of the rules. */
const ACCENTED = /[\u00c0-\u024f]/g

/** Without case and accents; every character keeps its position. */
const fold = (text: string): string => text.toLowerCase().replace(ACCENTED, (letter) => letter.normalize('NFD').charAt(0))

/** Words of a query as patterns over folded text. A number matches the rules below it, but not R10 for R1. */
function patterns(query: string): RegExp[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return words.map((word) => {
    const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(RULE_NUMBER.test(word) ? `(?<![\\d.])${plain}(?!\\d)` : plain, 'g')
  })
}

const textOf = (html: string): string =>
  html
    .split(MARKUP)
    .map((part, i) => (i % 2 === 0 ? part : ' '))
    .join('')

/** A section with the text that is searched. */
export interface Indexed {
  section: Section
  text: string
}

export const indexRules = (sections: readonly Section[]): Indexed[] =>
  sections.map((section) => ({ section, text: fold(`${section.text} ${textOf(section.html)}`) }))

/** The sections that match, in order. An empty query finds none. */
export function searchRules(index: readonly Indexed[], query: string): Section[] {
  const words = patterns(query)
  if (words.length === 0) return []
  return index.filter(({ text }) => words.every((word) => text.search(word) >= 0)).map(({ section }) => section)
}

/** HTML with the words of the query marked. */
export function highlight(html: string, query: string): string {
  const words = patterns(query)
  if (words.length === 0) return html
  return html
    .split(MARKUP)
    .map((part, i) => (i % 2 === 0 ? mark(part, words) : part))
    .join('')
}

function mark(text: string, words: readonly RegExp[]): string {
  const folded = fold(text)
  const hits = words
    .flatMap((word) => [...folded.matchAll(word)].map(({ index, 0: hit }) => ({ from: index, to: index + hit.length })))
    .sort((a, b) => a.from - b.from)
  let [marked, at] = ['', 0]
  for (const { from, to } of merged(hits)) {
    marked += `${text.slice(at, from)}<mark>${text.slice(from, to)}</mark>`
    at = to
  }
  return marked + text.slice(at)
}

interface Span {
  from: number
  to: number
}

/** Overlapping and touching spans, which are sorted, as one. */
function merged(spans: readonly Span[]): Span[] {
  const list: Span[] = []
  for (const span of spans) {
    const last = list.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else list.push({ ...span })
  }
  return list
}
