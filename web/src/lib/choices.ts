// Grouping, filtering and the keyboard default of a seat's choices.
import type { Choice } from './wire/Choice'
import type { Question } from './wire/Question'

export interface Group {
  /** Common heading of the choices. */
  heading: string
  choices: Choice[]
}

/** Groups choices by heading, in order of first occurrence. */
export function groupByHeading(choices: readonly Choice[], headingOf: (choice: Choice) => string): Group[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const heading = headingOf(choice)
    const list = groups.get(heading)
    if (list) list.push(choice)
    else groups.set(heading, [choice])
  }
  return [...groups].map(([heading, list]) => ({ heading, choices: list }))
}

/**
 * Keys of the headings that fit a label, the closest first. The heading of "choice-fly-land" is "heading-fly-land", or "heading-fly"
 * where the game has no narrower one.
 */
export function headingKeys(label: string): string[] {
  const words = label.replace(/^choice-/, '').split('-')
  return words.map((_, i) => ['heading', ...words.slice(0, words.length - i)].join('-'))
}

/** Whether two actions are equal: plain data, whose fields may be in another order where they were sent in another message. */
export function sameAction(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && sameAction(one[key], other[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** An action without parameters, such as ending a turn or declining: a button beside the question rather than in the list. */
export const isPlain = (choice: Choice): boolean => typeof choice.action === 'string'

/** The choice that Enter takes: the usual one, the only one, or the only answer beside the question. */
export function defaultChoice(
  { choices, usual }: Pick<Question, 'choices' | 'usual'>,
  isAnswer: (choice: Choice) => boolean,
): Choice | undefined {
  if (usual !== null) return choices[usual]
  if (choices.length === 1) return choices[0]
  const answers = choices.filter(isAnswer)
  return answers.length === 1 ? answers[0] : undefined
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
