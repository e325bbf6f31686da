// What the server says about building or upgrading, as numbers.
import { messageIn, numberIn, notesOf, within } from '../sentences'
import { isKind } from '../tagged'
import { ITEMS } from './data'
import { hexNamed } from './hexes'
import type { Sentence } from '../../lib/wire/Sentence'
import type { ActionChoice, Hex, Item } from './types'

/** What a building brings by life support. */
export interface LifeSupport {
  op: number
  /** One of the benefits may be chosen. */
  benefit: boolean
  /** The colony level that is reached at the end of the turn. */
  colony?: number
}

export interface Site extends LifeSupport {
  /** Buildings in the group that would arise, or that is there. */
  size: number
  /** Level of the tech that is needed. */
  level?: number
  /** What the building gives. */
  item?: Item
  /** A crystal lies there, which the builder may gain. */
  crystal: boolean
  /** A cube goes to the progress area. */
  cube: boolean
}

export function lifeSupportOf({ label }: ActionChoice): LifeSupport {
  const notes = notesOf(label)
  const note = (key: string): Sentence | undefined => notes.find((each) => each.key === key)
  const [scores, reaches] = [note('site-lss'), note('site-level')]
  const op = scores && messageIn(scores, 'op')
  const colony = reaches && numberIn(reaches, 'n')
  return {
    op: (op && numberIn(op, 'n')) ?? 0,
    benefit: note('site-benefit') !== undefined,
    ...(typeof colony === 'number' && { colony }),
  }
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
  const has = (key: string): boolean => notes.some((note) => note.key === key)
  return {
    size: numberIn(found, 'n') ?? 1,
    ...(level !== null && { level }),
    ...(item && { item }),
    crystal: has('site-crystal'),
    cube: has('site-cube'),
    ...lifeSupportOf(choice),
  }
}

/** Buildings that a blueprint can be built on now. */
export function sitesOf({ label }: ActionChoice): Hex[] {
  const note = notesOf(label).find(({ key }) => key === 'note-sites')
  return note ? named(note).flatMap((name) => hexNamed(name) ?? []) : []
}

/** Names of hexes anywhere in a sentence. */
const named = ({ key, args }: Sentence): string[] =>
  args.flatMap(([name, arg]) => {
    if ('message' in arg) return named(arg.message)
    return key === 'hex' && name === 'name' && 'text' in arg ? [arg.text] : []
  })
