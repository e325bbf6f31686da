// What goes without saying once a token is played: its action (R5.2), or on the Salvation side the only action that it allows (R8.3).
import { isKind } from '../tagged'
import { tokenData } from './data'
import type { Question } from '../types'
import type { Action } from './types'

export function follows(action: Action, { choices }: Question<Action>): Action | undefined {
  if (!isKind(action, 'play')) return undefined
  const { salvation } = tokenData(action.play.token)
  return choices.find((next) => next.action === 'use' || (salvation.mode === 'only' && isKind(next.action, 'salvation')))?.action
}
