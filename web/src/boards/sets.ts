// Sets that the rules take one member at a time, such as cubes to burn. A board declares which questions are sets; the page lets
// the player build the set in any order and confirm it once.
import type { Sentence } from '../lib/wire/Sentence'
import type { Question } from './types'

export interface SetMember<Action> {
  /** The step that adds it. */
  action: Action
  /** How often it can be added. */
  most: number
  /** Its words, where the rules do not list the step before others are taken. */
  label?: Sentence
}

export interface SetQuestion<Action> {
  /** In an order in which the rules take them. */
  members: readonly SetMember<Action>[]
  /** Fewest and most members of the set. */
  least: number
  most: number
  /** The action that ends the set when it has fewer than the most. */
  end?: Action
  /** Whether these members can be in one set, besides their number; without it all can. */
  fits?: (picked: readonly Action[]) => boolean
  /** Prompts of questions that a step may raise before the next one. */
  pauses?: readonly string[]
}

/** Returns the set that a question asks for, or null, given the question and its view. */
export type SetOf<View, Action> = (question: Question<Action>, view: View) => SetQuestion<Action> | null
