// The current gain of a main action, read from the label of the choice that the server sends.
import { isKind, kindOf } from '../tagged'
import type { Sentence } from '../../lib/wire/Sentence'
import type { Preview } from '../types'
import type { Action, ActionChoice, Space } from './types'

export interface Gain {
  sentence: Sentence
  /** How many ships, planets or cubes. */
  n: number
}

export function gainOf(choice: ActionChoice | undefined): Gain | null {
  if (!choice || !isKind(choice.action, 'select')) return null
  const gain = choice.label.args.find(([name]) => name === 'gain')?.[1]
  if (!gain || !('message' in gain)) return null
  const n = gain.message.args.find(([name]) => name === 'n')?.[1]
  return { sentence: gain.message, n: n && 'number' in n ? n.number : 0 }
}

/** Spaces that may be useful although their count is zero. */
const UNCOUNTED: readonly Space[] = ['galactic_mapping']

/** The count says that nothing can be done with a space now. */
export const isFruitless = (space: Space, gain: Gain | null): boolean => gain?.n === 0 && !UNCOUNTED.includes(space)

/** Actions that are always available, or only end the step. */
const IDLE: readonly string[] = ['end', 'decline', 'bonus', 'convert', 'displace', 'withdraw']

/** The server's preview shows that nothing could be done next. */
export function leadsNowhere(preview: Preview<Action> | null): boolean {
  if (preview?.kind !== 'known') return false
  const quiet = preview.points.every((points) => points === 0)
  return quiet && preview.next.every((action) => IDLE.includes(kindOf(action)))
}
