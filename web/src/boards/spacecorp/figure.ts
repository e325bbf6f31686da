// What the pictures of the rules page share.
import { sentence, words } from '../../lib/words.svelte'

/** A text of the game. */
export const sayGame = (key: string): string => words.say(sentence(key), 'spacecorp')
