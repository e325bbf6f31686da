// Words and chapters of the guide.
import { sentence, words } from '../../lib/words.svelte'
import { textsOf } from '../figure'
import { SPACES } from './chain'
import type { Space } from './types'

/** Fluent topic of the guide, loaded by the guide and the tour only. */
export const GUIDE_TOPIC = 'kepler-3042-guide'

/** A text of the guide. */
export const sayGuide = (key: string, args: Record<string, string | number> = {}): string =>
  words.say(sentence(`guide-${key}`, args), GUIDE_TOPIC)

/** A text of the game: names and effects of components. */
export const sayGame = textsOf('kepler-3042')

export type Chapter = Space | 'plan' | 'medals' | 'points'

export const CHAPTERS: readonly Chapter[] = ['plan', ...SPACES, 'medals', 'points']

export const isSpace = (chapter: Chapter): chapter is Space => SPACES.some((space) => space === chapter)

/** The chapter of an address; the first one if there is no such chapter. */
export const chapterOf = (hash: string): Chapter => CHAPTERS.find((chapter) => chapter === hash) ?? 'plan'

export const titleOf = (chapter: Chapter): string => (isSpace(chapter) ? sayGame(`space-${chapter}`) : sayGuide(chapter))

/** Texts `<key>-1`, `<key>-2`... of a list. */
export const listOf = (key: string, length: number): string[] => Array.from({ length }, (_, i) => sayGuide(`${key}-${i + 1}`))
