// What a player reads of a refused request.
import { paths } from '../lib/router.svelte'
import { toasts } from '../lib/toasts.svelte'
import { t } from '../lib/words.svelte'
import type { Say } from '../boards/types'
import type { Refusal } from '../lib/wire/Refusal'

const TOPIC = 'refusal'

export function showRefusal(reason: Refusal, game: string, say: Say): void {
  const text = reason.kind === 'stale' ? () => t('refused-stale') : () => say(reason.text)
  const link = reason.kind === 'rule' && { link: { href: paths.rules(game, reason.rule), text: reason.rule } }
  toasts.show(text, { ...link, topic: TOPIC })
}

/** It was read, or something else was decided. */
export const closeRefusal = (): void => toasts.closeTopic(TOPIC)
