// What counts in an action being put together, one part each, with the step that named it: the desk may be able to take it out.
import { t } from '../../lib/words.svelte'
import { isKind, kindOf } from '../tagged'
import type { Desk } from './desk.svelte'
import type { Action, DraftView } from './types'

export interface Part {
  text: string
  /** Whose HQ or base it is. */
  seat?: number
  /** Absent for what counts by itself. */
  action?: Action
}

export function partsOf(desk: Desk, draft: DraftView): Part[] {
  const flags: [boolean, Action][] = [
    [draft.team_removed, 'remove_team'],
    [draft.paid, 'pay'],
  ]
  return [
    ...draft.hqs.map((seat) => ({ text: t('spacecorp-part-hq'), seat, ...named(desk, 'infra') })),
    ...(draft.competitors === null ? [] : [{ text: desk.card(draft.competitors) }]),
    ...draft.shielded_boxes.map(([seat, slot]) => ({
      text: t('spacecorp-part-shielded_box'),
      seat,
      action: { shielded_box: { seat, slot } },
    })),
    ...draft.cards.map(([card, shielded]) => ({
      text: desk.card(card) + (shielded ? ` (${t('spacecorp-shielded')})` : ''),
      action: { card: { card, shielded } },
    })),
    ...draft.supports.map(([site, base]) => supportPart(desk, site, base)),
    ...doubledPart(desk, draft),
    ...draft.titles.map((title) => ({ text: desk.title(title), action: { title: { title } } })),
    ...(draft.time === null ? [] : [{ text: t('spacecorp-time'), ...named(desk, 'time') }]),
    ...flags.flatMap(([is, action]) => (is ? [{ text: t(`spacecorp-part-${kindOf(action)}`), action }] : [])),
    ...(draft.bought > 0 ? [{ text: t('spacecorp-buy', { n: draft.bought }), ...named(desk, 'buy') }] : []),
  ]
}

/** The step of a kind, as it was named on this page. */
function named(desk: Desk, kind: string): { action?: Action } {
  const action = desk.named.find((each) => kindOf(each) === kind)
  return action === undefined ? {} : { action }
}

function supportPart(desk: Desk, site: number, base: DraftView['supports'][number][1]): Part {
  const action = desk.named.find((each) => isKind(each, 'support') && each.support.site === site && each.support.base === base)
  const owner = desk.view.sites.find((each) => each.site === site)?.owner
  return {
    text: `${desk.base(base)}, ${desk.site(site)}`,
    ...(typeof owner === 'number' && { seat: owner }),
    ...(action !== undefined && { action }),
  }
}

function doubledPart(desk: Desk, { doubled }: DraftView): Part[] {
  if (doubled === 'nothing') return []
  const [seat, slot] = 'infra' in doubled ? doubled.infra : [-1, 0]
  const card = 'card' in doubled ? doubled.card : desk.view.players[seat]?.boxes[slot - 1]
  const name = typeof card === 'number' ? desk.card(card) : t('spacecorp-box', { n: slot })
  return [{ text: t('spacecorp-part-double', { name }), ...named(desk, 'double') }]
}
