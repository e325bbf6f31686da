// What the pictures of the rules page share.
import { sentence, words } from '../../lib/words.svelte'

/** A text of the game. */
export const sayGame = (key: string, args: Record<string, string | number> = {}): string =>
  words.say(sentence(key, args), 'planet-unknown')

/** The entry of a list that a rule such as R10.3 is about. */
export const entryOf = <T>(list: readonly T[], rule: string): T | undefined => list[Number(rule.split('.')[1]) - 1]
