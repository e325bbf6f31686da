// The World Government: the row that a question is about.
import { isKind } from '../tagged'
import type { PlayerView, View } from './types'

/** The row on which a Scientist may come to stand now, from 1: the next one without (R9.1.1), or the one to move up to (R10.5); 0: none. */
export function openRow(work: View['work'], government: PlayerView['government']): number {
  if (isKind(work, 'move_up')) return work.move_up.row
  return (government.at(-1) ?? 0) > 0 ? 0 : government.indexOf(0) + 1
}
