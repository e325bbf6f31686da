// What a player reads of a refused request.
import { paths } from '../lib/router.svelte'
import { toasts } from '../lib/toasts.svelte'
import { t } from '../lib/words.svelte'
import type { Say } from '../boards/types'
import type { Refusal } from '../lib/wire/Refusal'

export function showRefusal(reason: Refusal, game: string, say: Say): void {
  switch (reason.kind) {
    case 'rule':
      return toasts.show(() => say(reason.text), { link: { href: paths.rules(game, reason.rule), text: reason.rule } })
    case 'stale':
      return toasts.show(() => t('refused-stale'))
    case 'bad':
      return toasts.show(() => say(reason.text))
  }
}
