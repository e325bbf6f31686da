// The sentence at the top of a table: the question, the result, or who is being waited for.
import { t, words } from '../lib/words.svelte'
import type { ToldEvent } from '../lib/beats'
import type { Say } from '../boards/types'
import type { OutcomeInfo } from '../lib/wire/OutcomeInfo'
import type { Question } from '../lib/wire/Question'

interface Situation {
  /** The first position has arrived. */
  ready: boolean
  outcome: OutcomeInfo | null
  question: Question | null
  /** Several people share this device: the question names its player. */
  shared: boolean
  /** The seat whose move is told, or `NO_SEAT`, and the events that are. */
  telling: number | null
  told: readonly ToldEvent[]
  /** What it has done in its turn so far, in a few words; empty if the board has none. */
  doing: string
  awaited: readonly number[]
  thinking: readonly number[]
  names: readonly string[]
  /** The seats of this device. */
  mine: readonly number[]
}

export function headline(situation: Situation, say: Say): string {
  const { ready, outcome, question, shared, telling, told, doing, awaited, thinking, names, mine } = situation
  const list = (seats: readonly number[]): string =>
    new Intl.ListFormat(words.language).format(seats.map((seat) => names[seat] ?? ''))
  if (outcome) {
    const howFar = outcome.solo ? say(outcome.solo.summary) : behind(outcome, mine)
    return [verdict(outcome, names, list), howFar].filter(Boolean).join(' ')
  }
  if (question) {
    const what = say(question.prompt)
    return shared ? t('asked-of', { who: names[question.seat] ?? '', what }) : what
  }
  if (telling !== null) {
    const who = names[telling]
    const [first] = told
    // What nobody did is told in its own words.
    if (who === undefined && first) return say(first.told.text)
    return doing ? t('telling-what', { who: who ?? '', what: doing }) : t('telling', { who: who ?? '' })
  }
  const bots = thinking.filter((seat) => awaited.includes(seat))
  if (bots.length > 0) return t('waiting-thinking', { who: list(bots) })
  if (!ready) return t('loading')
  return awaited.length > 0 ? t('waiting-for', { who: list(awaited) }) : ''
}

function verdict({ winners }: OutcomeInfo, names: readonly string[], list: (seats: readonly number[]) => string): string {
  if (winners.length === 0) return t('verdict-lost')
  if (names.length === 1) return t('verdict-solo')
  return t(winners.length === 1 ? 'verdict-won' : 'verdict-shared', { who: list(winners) })
}

/** How far somebody who lost was from the winner. */
function behind({ winners, scores }: OutcomeInfo, mine: readonly number[]): string {
  const [seat, ...others] = mine
  const [own, best] = [scores[seat ?? -1]?.total, scores[winners[0] ?? -1]?.total]
  const lost = seat !== undefined && others.length === 0 && !winners.includes(seat)
  if (!lost || own === undefined || best === undefined || own >= best) return ''
  return t('verdict-behind', { points: own, n: best - own })
}
