// Not every position of a game that outlived a version of the program can be replayed; the server answers with the nearest one.
import { toasts } from '../lib/toasts.svelte'
import { t, words } from '../lib/words.svelte'
import type { ReplayInfo } from '../lib/wire/ReplayInfo'

/** Says why another position is shown than the one that was asked for. */
export function tellNearest({ trouble, game }: ReplayInfo): void {
  if (trouble) toasts.show(() => t('replay-nearest', { reason: words.say(trouble, game) }))
}
