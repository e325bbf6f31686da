// Grouping, filtering and the keyboard default of a seat's choices.
import type { Choice } from './wire/Choice'

export interface Group {
  /** The label key that all choices of the group share. */
  key: string
  choices: Choice[]
}

/** Groups choices by label key, in order of first occurrence. */
export function groupByLabel(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const list = groups.get(choice.label.key)
    if (list) list.push(choice)
    else groups.set(choice.label.key, [choice])
  }
  return [...groups].map(([key, list]) => ({ key, choices: list }))
}

/** An action without parameters, such as ending a turn or declining: a button beside the question rather than in the list. */
export const isPlain = (choice: Choice): boolean => typeof choice.action === 'string'

/** The choice that Enter takes: the only one, or the only plain one. */
export function defaultChoice(choices: readonly Choice[]): Choice | undefined {
  if (choices.length === 1) return choices[0]
  const plain = choices.filter(isPlain)
  return plain.length === 1 ? plain[0] : undefined
}

/** Choices whose text contains every word of the query, ignoring case and accents. */
export function filterChoices(choices: readonly Choice[], text: (choice: Choice) => string, query: string): Choice[] {
  const fold = (s: string): string => s.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const needles = fold(query).split(/\s+/).filter(Boolean)
  return choices.filter((choice) => {
    const hay = fold(text(choice))
    return needles.every((needle) => hay.includes(needle))
  })
}
