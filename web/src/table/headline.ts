// The sentence at the top of a table: the question, the result, or who is being waited for.
import { t, words } from '../lib/words.svelte'
import type { Say } from '../boards/types'
import type { OutcomeInfo } from '../lib/wire/OutcomeInfo'
import type { Question } from '../lib/wire/Question'

interface Situation {
  /** The first position has arrived. */
  ready: boolean
  outcome: OutcomeInfo | null
  question: Question | null
  /** Several people share this device: the question names whom it is for. */
  shared: boolean
  awaited: readonly number[]
  thinking: readonly number[]
  names: readonly string[]
}

export function headline({ ready, outcome, question, shared, awaited, thinking, names }: Situation, say: Say): string {
  const list = (seats: readonly number[]): string =>
    new Intl.ListFormat(words.language).format(seats.map((seat) => names[seat] ?? ''))
  if (outcome) return [verdict(outcome, names, list), outcome.solo ? say(outcome.solo.summary) : ''].filter(Boolean).join(' ')
  if (question) {
    const what = say(question.prompt)
    return shared ? t('asked-of', { who: names[question.seat] ?? '', what }) : what
  }
  const bots = thinking.filter((seat) => awaited.includes(seat))
  if (bots.length > 0) return t('waiting-thinking', { who: list(bots) })
  return ready ? t('waiting-for', { who: list(awaited) }) : t('loading')
}

function verdict({ winners }: OutcomeInfo, names: readonly string[], list: (seats: readonly number[]) => string): string {
  if (winners.length === 0) return t('verdict-lost')
  if (names.length === 1) return t('verdict-solo')
  return t(winners.length === 1 ? 'verdict-won' : 'verdict-shared', { who: list(winners) })
}
