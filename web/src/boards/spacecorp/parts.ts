// What counts in an action being put together, one part each: its value, who is paid for it, and the step that named it, which the desk
// may be able to take out.
import { t } from '../../lib/words.svelte'
import { isKind, kindOf } from '../tagged'
import type { Desk } from './desk.svelte'
import type { Action, DraftView, Seat, Source, SourceView } from './types'

export interface Part {
  text: string
  /** What it does to the total: "+3", "×2". */
  value: string
  shielded: boolean
  /** Whose HQ or base it is. */
  seat?: Seat
  /** Absent for what counts by itself. */
  action?: Action
  /** Who gets a card for it, and what it costs. */
  pays: Seat | null
  costs: number
}

export function partsOf(desk: Desk, draft: DraftView): Part[] {
  return draft.sources.map(({ source, add, times, shielded, pays, costs }: SourceView) => ({
    value: times > 1 ? `×${times}` : add > 0 ? `+${add}` : '',
    shielded,
    pays,
    costs,
    ...nameOf(desk, draft, source),
  }))
}

type Named = Pick<Part, 'text' | 'seat' | 'action'>

function nameOf(desk: Desk, draft: DraftView, source: Source): Named {
  if (isKind(source, 'infra')) return boxPart(desk, draft, ...source.infra)
  if (isKind(source, 'card')) {
    const [, shielded] = draft.cards.find(([card]) => card === source.card) ?? [0, false]
    return { text: desk.card(source.card), action: { card: { card: source.card, shielded } } }
  }
  if (isKind(source, 'title')) {
    const { title } = source
    return { text: desk.title(title), ...(draft.titles.includes(title) && { action: { title: { title } } }) }
  }
  if (isKind(source, 'base')) {
    const [site, base] = source.base
    const isThis = (each: Action) => isKind(each, 'support') && each.support.site === site && each.support.base === base
    const action = desk.named.find((each) => isThis(each) || (base === 'spaceport' && isKind(each, 'double')))
    return { text: `${desk.base(base)}, ${desk.site(site)}`, ...ownerOf(desk, site), ...(action !== undefined && { action }) }
  }
  if (isKind(source, 'condition'))
    return { text: t('spacecorp-part-condition', { site: desk.site(source.condition) }), ...ownerOf(desk, source.condition) }
  if (isKind(source, 'competitors')) return { text: desk.card(source.competitors) }
  if (isKind(source, 'time')) return { text: t('spacecorp-time'), ...named(desk, 'time') }
  const actions: Readonly<Record<string, Named['action']>> = { removed_team: 'remove_team', colony_point: 'pay' }
  const action = actions[source] ?? desk.named.find((each) => source === 'bought' && kindOf(each) === 'buy')
  return { text: t(`spacecorp-part-${source}`), ...(action !== undefined && { action }) }
}

/** The card in an Infra box, or the box. A shielded alternative was named by itself, the HQ for all its boxes. */
function boxPart(desk: Desk, draft: DraftView, seat: Seat, slot: number): Named {
  const card = desk.view.players[seat]?.boxes[slot - 1]
  const box = slot === 0 ? t('spacecorp-research-box') : t('spacecorp-box', { n: slot })
  const shielded = draft.shielded_boxes.some(([of, at]) => of === seat && at === slot)
  return {
    text: typeof card === 'number' ? desk.card(card) : box,
    seat,
    ...(shielded ? { action: { shielded_box: { seat, slot } } } : named(desk, 'infra')),
  }
}

/** The step of a kind, as it was named on this page. */
function named(desk: Desk, kind: string): { action?: Action } {
  const action = desk.named.find((each) => kindOf(each) === kind)
  return action === undefined ? {} : { action }
}

function ownerOf(desk: Desk, site: number): { seat?: Seat } {
  const owner = desk.view.sites.find((each) => each.site === site)?.owner
  return typeof owner === 'number' ? { seat: owner } : {}
}
