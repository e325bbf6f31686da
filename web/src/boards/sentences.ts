// Reads numbers and names from the arguments of the server's sentences, where a board needs more than the text.
import type { Sentence } from '../lib/wire/Sentence'

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

/** The members of a note in parentheses, such as "total 4; Vega may draw a card", one by one. */
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

/** Lists are built pairwise. */
function members(sentence: Sentence): Sentence[] {
  if (sentence.key !== 'list-semicolon') return [sentence]
  return sentence.args.flatMap(([, arg]) => ('message' in arg ? members(arg.message) : []))
}
