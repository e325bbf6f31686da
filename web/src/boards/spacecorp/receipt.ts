// What the server says about an action being put together: distances, costs, totals, what is missing. It stands in the sentences of
// questions and choices, as numbers beside their words.
import type { Sentence } from '../../lib/wire/Sentence'
import type { ActionChoice } from './types'

/** The first of these messages in a sentence, itself included. */
export function within({ key, args }: Sentence, keys: readonly string[]): Sentence | null {
  const found = (all: Sentence['args']): Sentence | null => {
    for (const [, arg] of all) {
      const inner = 'message' in arg ? within(arg.message, keys) : null
      if (inner) return inner
    }
    return null
  }
  return keys.includes(key) ? { key, args } : found(args)
}

export function numberIn({ args }: Sentence, name: string): number | null {
  const arg = args.find(([each]) => each === name)?.[1]
  return arg && 'number' in arg ? arg.number : null
}

export function messageIn({ args }: Sentence, name: string): Sentence | null {
  const arg = args.find(([each]) => each === name)?.[1]
  return arg && 'message' in arg ? arg.message : null
}

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

/** The members of a note in parentheses, such as "total 4; Vega may draw a card", each by itself. */
export function notesOf(sentence: Sentence): Sentence[] {
  const notes = messageIn(sentence, 'notes')
  const list = notes?.key === 'notes' ? messageIn(notes, 'list') : null
  return list ? members(list) : []
}

/** The sentence without its note in parentheses. */
export function withoutNotes({ key, args }: Sentence): Sentence {
  const none = { message: { key: 'notes-none', args: [] } }
  return { key, args: args.map(([name, arg]) => [name, name === 'notes' ? none : arg]) }
}

/** Lists are put together two by two. */
function members(sentence: Sentence): Sentence[] {
  if (sentence.key !== 'list-semicolon') return [sentence]
  return sentence.args.flatMap(([, arg]) => ('message' in arg ? members(arg.message) : []))
}
