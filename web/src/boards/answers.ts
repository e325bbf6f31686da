// Answers beside the question: actions without parameters, unless the board takes them itself.
import { defaultChoice, isPlain, sameAction } from '../lib/choices'
import { words } from '../lib/words.svelte'
import type { Choice } from '../lib/wire/Choice'
import type { OutcomeInfo } from '../lib/wire/OutcomeInfo'
import type { Question } from '../lib/wire/Question'
import type { AnyBoard, Say } from './types'

export const isAnswer = (board: AnyBoard | null, choice: Choice): boolean =>
  isPlain(choice) && (board?.isAnswer?.(choice.action) ?? true)

/**
 * The choice of the main button, which Enter takes: nothing that gives something up, or leaves a chosen step before anything was done.
 * If there is one choice besides giving up, it is this one.
 */
export function mainChoice(board: AnyBoard | null, question: Question): Choice | undefined {
  const leaves = ({ action }: Choice): boolean => question.pass?.untouched === true && sameAction(action, question.pass.action)
  const gains = question.choices.filter(({ action }) => !board?.declines?.(action))
  if (gains.length === 1 && gains.length < question.choices.length && question.usual === null) return gains[0]
  return defaultChoice(question, (choice) => gains.includes(choice) && isAnswer(board, choice) && !leaves(choice))
}

/** The label of an answer, which says what else it passes. A brief one is for a phone. */
export function answerLabel({ label }: Choice, passes: number, brief: boolean, game: string, say: Say): string {
  const through = passes > 0 ? words.firstOf([`web-through-${label.key}`], game) : ''
  return through || say(brief ? words.short(label, game) : label)
}

/** A shorter label for an answer, where the board shows the rest. */
export const shortAnswer = (board: AnyBoard | null, { action }: Choice): string | null => board?.shortAnswer?.(action) ?? null

/** Choices in the order of the list: those that the question is not about come last. */
export function listed(board: AnyBoard | null, choices: Choice[], view: unknown): Choice[] {
  const isAside = board?.isAside
  if (!isAside) return choices
  return [false, true].flatMap((aside) => choices.filter(({ action }) => isAside(action, view) === aside))
}

/** Points of all seats, where the board knows them; after the game the final ones, secret points included. */
export function pointsOf(
  board: AnyBoard | null,
  view: unknown,
  seats: number,
  say: Say,
  outcome: OutcomeInfo | null = null,
): number[] {
  if (outcome) return outcome.scores.map(({ total }) => total)
  if (!view || !board?.seat) return []
  return Array.from({ length: seats }, (_, seat) => board.seat?.(view, seat, say).points).filter((points) => points !== undefined)
}
