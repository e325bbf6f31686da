// Order among a seat's choices: groups by kind, numbers for the keyboard, and which one Enter means.
import type { Choice } from './wire/Choice'

export interface Group {
  /** Key of the label, the same for all of the group. */
  key: string
  choices: Choice[]
}

/** Choices with the same label key, in the order in which each key first occurs. */
export function group(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const list = groups.get(choice.label.key)
    if (list) list.push(choice)
    else groups.set(choice.label.key, [choice])
  }
  return [...groups].map(([key, list]) => ({ key, choices: list }))
}

/** An action without parameters ends or declines something: it belongs beside the question. */
export const isPlain = (choice: Choice): boolean => typeof choice.action === 'string'

/** What Enter does: the only choice, or the only plain one. */
export function entered(choices: readonly Choice[]): Choice | undefined {
  if (choices.length === 1) return choices[0]
  const plain = choices.filter(isPlain)
  return plain.length === 1 ? plain[0] : undefined
}

/** Choices whose text has all the words, whatever their case or accents. */
export function matching(choices: readonly Choice[], text: (choice: Choice) => string, wanted: string): Choice[] {
  const fold = (s: string): string => s.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const needles = fold(wanted).split(/\s+/).filter(Boolean)
  return choices.filter((choice) => {
    const hay = fold(text(choice))
    return needles.every((needle) => hay.includes(needle))
  })
}
