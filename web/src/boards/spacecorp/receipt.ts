// What the server says about an action being put together: distances, costs, totals, what is missing. It stands in the sentences of
// questions and choices, as numbers beside their words.
import { numberIn, within } from '../sentences'
import type { Sentence } from '../../lib/wire/Sentence'
import type { ActionChoice } from './types'

/** What reaching a destination, exploring or building there costs. */
export function costOf({ label }: ActionChoice): number | null {
  if (label.key === 'choice-go') return numberIn(label, 'n')
  const costs = within(label, ['costs'])
  return costs && numberIn(costs, 'n')
}

export interface Sum {
  total: number
  /** Points that are missing, none if the action can be confirmed. */
  missing: number
}

/** What an action comes to: as it stands by the question, or once a choice is taken by its label. */
export function sumOf(sentence: Sentence): Sum | null {
  const points = within(sentence, ['sum-points'])
  if (points) {
    const [n, of] = [numberIn(points, 'n') ?? 0, numberIn(points, 'of') ?? 0]
    return { total: n, missing: Math.max(0, of - n) }
  }
  const sum = within(sentence, ['sum', 'sum-missing'])
  return sum && { total: numberIn(sum, 'total') ?? 0, missing: numberIn(sum, 'n') ?? 0 }
}
