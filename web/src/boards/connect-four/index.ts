// Connect Four at the table: the smallest possible board.
import Board from './Board.svelte'
import type { BoardModule } from '../types'
import type { Action, View } from './types'

export const board: BoardModule<View, Action, unknown> = { Board, onBoard: () => true }
