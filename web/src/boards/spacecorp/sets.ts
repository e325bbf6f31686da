// The sets of SpaceCorp: the tiles of a Produce action and the cards to discard, which the rules list in ascending order (R18.6).
import { sentence } from '../../lib/words.svelte'
import { numberIn } from '../sentences'
import { cardData } from './data'
import type { SetMember, SetOf, SetQuestion } from '../sets'
import type { Question } from '../types'
import type { Action, Card, View } from './types'

const isTile = (action: Action): boolean => action === 'produce_legacy' || (typeof action === 'object' && 'produce' in action)

export const setOf: SetOf<View, Action> = (question, view) => {
  if (question.prompt.key === 'prompt-produce') return tiles(question)
  return question.prompt.key === 'prompt-discard-hand' ? discards(question, view) : null
}

function tiles({ prompt, choices }: Question<Action>): SetQuestion<Action> | null {
  const limit = numberIn(prompt, 'n') ?? 0
  const members = choices.filter(({ action }) => isTile(action)).map(({ action }) => ({ action, most: 1 }))
  // A single tile is simply clicked.
  if (limit < 2 || members.length < 2) return null
  return { members, least: 1, most: Math.min(limit, members.length), end: 'decline' }
}

/** Half of the hand. The rules list a card only while enough higher ones are left. */
function discards({ seat, prompt }: Question<Action>, { players }: View): SetQuestion<Action> | null {
  const n = numberIn(prompt, 'n') ?? 0
  const hand = players[seat]?.hand ?? []
  // Once begun, the hand does not tell which cards are named already.
  if (n < 2 || n !== Math.floor(hand.length / 2)) return null
  return { members: hand.toSorted((a, b) => a - b).map(discard), least: n, most: n }
}

const discard = (card: Card): SetMember<Action> => {
  const id = cardData(card)?.id ?? 'unknown'
  return {
    action: { discard: { card } },
    most: 1,
    label: {
      key: 'choice-discard',
      args: [
        ['card', { message: sentence(`card-${id}`) }],
        ['text', { message: sentence(`card-${id}-text`) }],
      ],
    },
  }
}
