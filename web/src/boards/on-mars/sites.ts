// What the server says about building or upgrading on a hex, as numbers.
import { messageIn, numberIn, notesOf, within } from '../sentences'
import { isKind } from '../tagged'
import { ITEMS } from './data'
import type { ActionChoice, Item } from './types'

export interface Site {
  /** Buildings in the group that would arise, or that is there. */
  size: number
  /** Level of the tech that is needed. */
  level?: number
  /** What the building gives. */
  item?: Item
  /** A crystal lies there, which the builder may gain. */
  crystal: boolean
}

/** The site behind the choices of a hex; `null` if they are about something else, such as a step. */
export function siteOf(choices: readonly ActionChoice[]): Site | null {
  const choice = choices.find(({ action }) => isKind(action, 'hex'))
  if (!choice) return null
  const notes = notesOf(choice.label)
  const found = notes.find(({ key }) => ['site-alone', 'site-complex', 'site-group'].includes(key))
  if (!found) return null
  const level = numberIn(found, 'level')
  const yields = within(choice.label, ['site-yields'])
  const amount = yields && messageIn(yields, 'amount')
  const item = ITEMS.find((each) => amount?.key === `amount-${each}`)
  return {
    size: numberIn(found, 'n') ?? 1,
    ...(level !== null && { level }),
    ...(item && { item }),
    crystal: notes.some(({ key }) => key === 'site-crystal'),
  }
}
