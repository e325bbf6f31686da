// Keys of the board, for the help.
import type { Shortcut } from '../../lib/shortcuts'

export const shortcuts: readonly Shortcut[] = [
  { keys: ['r', 'R'], what: 'planet-turn' },
  { keys: ['f'], what: 'planet-flip' },
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], what: 'planet-arrows' },
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], what: 'planet-station' },
  { keys: ['Enter', ' '], what: 'planet-lay' },
]
