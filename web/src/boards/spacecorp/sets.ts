// The tiles of a Produce action: the rules take them one by one in ascending order (R18.6), a person in any.
import type { SetOf } from '../sets'
import type { Action, View } from './types'

const isTile = (action: Action): boolean => action === 'produce_legacy' || (typeof action === 'object' && 'produce' in action)

export const setOf: SetOf<View, Action> = ({ prompt, choices }) => {
  const limit = prompt.key === 'prompt-produce' ? prompt.args.find(([name]) => name === 'n')?.[1] : undefined
  const members = choices.filter(({ action }) => isTile(action)).map(({ action }) => ({ action, most: 1 }))
  // A single tile is simply clicked.
  if (!limit || !('number' in limit) || limit.number < 2 || members.length < 2) return null
  return { members, least: 1, most: Math.min(limit.number, members.length), end: 'decline' }
}
