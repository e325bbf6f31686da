// Connect Four at the table: the smallest board there can be.
import Board from './Board.svelte'
import type { BoardModule } from '../types'

export const module: BoardModule = {
  Board,
  onBoard: (action) => typeof action === 'object' && action !== null && 'column' in action,
}
