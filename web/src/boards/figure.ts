// What the pictures of the rules page share.
import { sentence, words } from '../lib/words.svelte'

/** Formats a text of a game by its key. */
export type SayGame = (key: string, args?: Record<string, string | number>) => string

/** The texts of a game, for pictures outside of its board. */
export const textsOf =
  (game: string): SayGame =>
  (key, args = {}) =>
    words.say(sentence(key, args), game)
