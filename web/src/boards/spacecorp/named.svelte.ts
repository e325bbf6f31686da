// The sources named in a draft, in their order, which the draft itself does not tell. All parts of the page share them, and a reload
// keeps them, for the table and the entry of its log.
import { recall, remember } from '../../lib/storage'
import { isKind } from '../tagged'
import type { Action, DraftView } from './types'

/** Created once: the board and what lies beside it have desks of their own. */
class Sources {
  named = $state.raw<readonly Action[]>([])
  /** The table and the entry for which they are named. */
  #key = ''
  #at = -1

  /** Begins with what was named up to this entry, unless that was on another page. */
  open(at: number): void {
    const key = `spacecorp-named:${location.pathname}`
    if (key === this.#key && at === this.#at) return
    const [kept, named] = JSON.parse(recall(key, 'in-tab') ?? '[-1,[]]') as [number, Action[]]
    this.named = kept === at ? named : []
    this.#key = key
    this.#at = at
  }

  /** A new position: what was refused or undone is no longer named. */
  settle(at: number, draft: DraftView | null): void {
    if (at === this.#at) return
    this.#at = at
    this.named = draft ? this.named.filter((source) => isIn(draft, source)) : []
    remember(this.#key, this.named.length > 0 ? JSON.stringify([at, this.named]) : null, 'in-tab')
  }
}

export const sources = new Sources()

/** How many sources were named in a draft. HQs that count by themselves are not among them. */
export const countIn = (draft: DraftView): number =>
  draft.cards.length +
  draft.shielded_boxes.length +
  draft.supports.length +
  draft.titles.length +
  [draft.time !== null, draft.doubled !== 'nothing', draft.team_removed, draft.paid, draft.bought > 0].filter(Boolean).length

/** Whether a source is part of the draft. */
function isIn(draft: DraftView, source: Action): boolean {
  if (source === 'time') return draft.time !== null
  if (source === 'remove_team') return draft.team_removed
  if (source === 'pay') return draft.paid
  if (isKind(source, 'infra')) return draft.hqs.length > 0 || draft.competitors !== null
  if (isKind(source, 'buy')) return draft.bought > 0
  if (isKind(source, 'double')) return draft.doubled !== 'nothing'
  if (isKind(source, 'title')) return draft.titles.includes(source.title.title)
  if (isKind(source, 'card')) return draft.cards.some(([card]) => card === source.card.card)
  if (isKind(source, 'shielded_box')) {
    const { seat, slot } = source.shielded_box
    return draft.shielded_boxes.some(([each, at]) => each === seat && at === slot)
  }
  if (!isKind(source, 'support')) return false
  const { site, base } = source.support
  return draft.supports.some(([each, of]) => each === site && of === base)
}
