// Sets that the rules take one member at a time, such as cubes to burn. A board declares which questions are sets; the page lets
// the player build the set in any order and confirm it once.
import type { Question } from './types'

export interface SetQuestion<Action> {
  /** The steps that add a member, and how many members each of them can add. */
  members: readonly { action: Action; most: number }[]
  /** Fewest and most members of the set. */
  least: number
  most: number
  /** The action that ends the set when it has fewer than the most. */
  end?: Action
}

/** Returns the set that a question asks for, or null, given the question and its view. */
export type SetOf<View, Action> = (question: Question<Action>, view: View) => SetQuestion<Action> | null
