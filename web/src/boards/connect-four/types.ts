// Connect Four's view and action on the wire; its board does not use events.
import type { BoardProps, Choice } from '../types'

export interface View {
  /** From the bottom row up; a disc is the number of its seat. */
  rows: (number | null)[][]
}

export interface Action {
  column: number
}

export type ActionChoice = Choice<Action>
export type Props = BoardProps<View, Action, unknown>
