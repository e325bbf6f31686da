// Answers beside the question: actions without parameters, unless the board takes them itself.
import { defaultChoice, isPlain } from '../lib/choices'
import type { Choice } from '../lib/wire/Choice'
import type { Question } from '../lib/wire/Question'
import type { AnyBoard } from './types'

export const isAnswer = (board: AnyBoard | null, choice: Choice): boolean =>
  isPlain(choice) && (board?.isAnswer?.(choice.action) ?? true)

/** The choice of the main button, which Enter takes. */
export const mainChoice = (board: AnyBoard | null, question: Question): Choice | undefined =>
  defaultChoice(question, (choice) => isAnswer(board, choice))

/** A shorter label for an answer, where the board shows the rest. */
export const shortAnswer = (board: AnyBoard | null, { action }: Choice): string | null => board?.shortAnswer?.(action) ?? null
