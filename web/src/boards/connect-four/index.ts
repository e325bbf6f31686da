// The board of Connect Four, the smallest possible one.
import Board from './Board.svelte'
import type { BoardModule } from '../types'
import type { Action, View } from './types'

export const board: BoardModule<View, Action, unknown> = { shape: 'stage-only', Board, onBoard: () => true }
