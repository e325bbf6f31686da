// What the pictures of the rules page share.
import { sentence, words } from '../../lib/words.svelte'

/** A text of the game. */
export const sayGame = (key: string, args: Record<string, string | number> = {}): string =>
  words.say(sentence(key, args), 'starship-interstellar')
