// The questions of Kepler-3042 that ask for several cubes, one after the other: to burn, to regenerate, or to begin with.
import { isKind } from '../tagged'
import type { SetOf } from '../sets'
import type { Sentence } from '../../lib/wire/Sentence'
import type { Action, Cubes, View } from './types'

/** Key of the request, and whether fewer cubes are allowed. */
const REQUESTS: Readonly<Record<string, 'exactly' | 'up to'>> = {
  'ask-burn': 'exactly',
  'ask-burn-more': 'exactly',
  'ask-regenerate': 'up to',
  'prompt-bonus-cube': 'exactly',
}

/** What the prompt requests, as a sentence of its own or inside one, with the number of cubes. */
function request({ key, args }: Sentence): { kind: 'exactly' | 'up to'; n: number } | null {
  const kind = REQUESTS[key]
  for (const [name, arg] of args) {
    if (kind && name === 'n' && 'number' in arg) return { kind, n: arg.number }
    const inner = 'message' in arg ? request(arg.message) : null
    if (inner) return inner
  }
  return null
}

/** How many cubes the same action can take, one by one. */
function supply(action: Action, player: View['players'][number]): number {
  const held = (cubes: Cubes | undefined, kind: keyof Cubes): number => cubes?.[kind] ?? 0
  if (isKind(action, 'bonus_cube')) return held(player.depot, action.bonus_cube.kind)
  if (isKind(action, 'regenerate')) return held(player.well, action.regenerate.kind)
  if (!isKind(action, 'burn')) return 0
  const { from, kind } = action.burn
  if (from === 'depot') return held(player.depot, kind)
  return held(player.cards.find(({ card }) => card === from.card)?.cubes, kind)
}

export const setOf: SetOf<View, Action> = ({ seat, prompt, choices }, view) => {
  const asked = request(prompt)
  const player = view.players[seat]
  // A single cube is simply clicked.
  if (!asked || asked.n < 2 || !player) return null
  const members = choices.map(({ action }) => ({ action, most: supply(action, player) })).filter(({ most }) => most > 0)
  if (asked.kind === 'exactly') return { members, least: asked.n, most: asked.n }
  return { members, least: 1, most: asked.n, end: 'decline' }
}
