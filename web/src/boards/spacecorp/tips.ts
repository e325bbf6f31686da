// Tooltips of the board: effect, cost and rule, and what a choice would do now as the server says it.
import { t } from '../../lib/words.svelte'
import {
  cardData,
  colonyData,
  COMPETITION,
  game,
  siteData,
  tileData,
  titleData,
  type CardData,
  type ContractData,
  type Effect,
  type Way,
} from './data'
import { spot } from './spots'
import type { TipContent } from '../../ui/tip.svelte'
import type { Spot } from '../spots'
import type { Desk } from './desk.svelte'
import type { BaseType, Card, Colony, Kind, Legacy, ReachState, Site, SiteView, Tile, Title, Wheel } from './types'

type Lines = (string | undefined)[]

/** The rules of the types of actions. */
const KIND_RULES: Readonly<Record<Kind, string>> = {
  research: 'R7.1',
  move: 'R7.2',
  explore: 'R7.3',
  build: 'R7.4',
  produce: 'R7.5',
  genetics: 'R7.6',
  upgrade: 'R7.7',
  special: 'R7.8',
  revelation: 'R7.9',
  colonize: 'R13.5',
}

const choiceLines = (desk: Desk, here: Spot): Lines => desk.at(here).map((choice) => desk.label(choice))

/** The same for a spot in the shown area, which offers nothing where it is another player's. */
const ownChoiceLines = (desk: Desk, here: Spot): Lines => (desk.own ? choiceLines(desk, here) : [])

const numbered = (key: string, n: number | undefined): string | undefined =>
  n === undefined ? undefined : t(`spacecorp-tip-${key}`, { n })

export function siteTip(desk: Desk, site: Site, state: SiteView | undefined): TipContent {
  const data = siteData(desk.view.era, site)
  const { explore, build, gravity } = desk.costsOf(site)
  const reach = desk.reachOf(site)
  const rivals = desk.view.competition?.teams ?? []
  const teams = [
    ...desk.view.players.map(({ teams }, seat) => ({ seat, n: teams.filter((team) => team.site === site).length })),
    { seat: COMPETITION, n: rivals.filter(([at]) => at === site).length },
  ]
  return {
    title: desk.site(site),
    cost: [numbered('explore', explore), numbered('build', build)].filter(Boolean).join(' · ') || undefined,
    lines: [
      data && t(`spacecorp-site-${data.kind}`, { region: desk.region(data.region) }),
      numbered('gravity', gravity),
      ...(state?.tiles ?? []).map((tile) => (tile === null ? undefined : `${desk.tile(tile)}: ${tileText(desk, tile)}`)),
      ...(state?.bases ?? []).map(([, base]) => owned(desk, state?.owner ?? null, desk.base(base))),
      state?.colony ? owned(desk, state.colony[0], desk.colony(state.colony[1])) : undefined,
      ...teams.map(({ seat, n }) => (n > 0 ? t('spacecorp-tip-teams', { name: desk.nameOf(seat), n }) : undefined)),
      ...choiceLines(desk, spot.site(site)),
      reach && numbered(`reach-${reach.state}`, reach.distance),
    ],
    rule: data?.kind === 'goal' ? 'R3.9' : data?.kind === 'home' ? 'R3.8' : data?.kind === 'star' ? 'R12.3' : 'R7.2',
  }
}

/** What it takes for a site to be marked so. */
export const reachTip = (state: ReachState): TipContent => ({
  title: t(`spacecorp-reach-${state}`),
  lines: [t(`spacecorp-tip-reach-${state}-why`)],
  rule: state === 'never' ? 'R7.2.2' : 'R7.2.5',
})

const owned = (desk: Desk, seat: number | null, what: string): string =>
  t('spacecorp-tip-owned', { what, name: desk.nameOf(seat) })

const tileText = (desk: Desk, tile: Tile): string => desk.say(`tile-${tileData(tile)?.id ?? 'blank'}-text`)

export function tileTip(desk: Desk, tile: Tile): TipContent {
  return { title: desk.tile(tile), lines: [tileText(desk, tile), ...choiceLines(desk, spot.tile(tile))], rule: 'R7.3.3' }
}

export function borderTip(desk: Desk, { a, b, cost }: Way, direct = false): TipContent {
  const name = (id: string): string => (direct ? desk.say(`site-${id}`) : desk.region(id))
  return {
    title: `${name(a)} – ${name(b)}`,
    cost: t('spacecorp-tip-border', { n: cost }),
    lines: [t(direct ? 'spacecorp-tip-direct' : desk.view.era === 'starfarers' ? 'spacecorp-tip-stars' : 'spacecorp-tip-way')],
    rule: direct ? 'R7.2.4' : desk.view.era === 'starfarers' ? 'R12.2' : 'R7.2.3',
  }
}

export function transitTip(desk: Desk, { a, b, cost }: Way): TipContent {
  return {
    title: `${desk.region(a)} – ${desk.region(b)}`,
    cost: `+${cost}`,
    lines: [t('spacecorp-tip-transit')],
    rule: 'R11.2',
  }
}

export const radiationTip = (desk: Desk): TipContent => ({
  title: t('spacecorp-radiation', { n: desk.board.penalty }),
  lines: [t('spacecorp-tip-radiation')],
  rule: 'R11.1',
})

export function pileTip(desk: Desk, pile: string, n: number): TipContent {
  return { title: desk.say(`pile-${pile}`), lines: [t('spacecorp-tip-pile', { n })], rule: 'R7.3.2' }
}

export function kindTip(desk: Desk, kind: Kind): TipContent {
  return {
    title: desk.kind(kind),
    lines: [t(`spacecorp-kind-${kind}`), ...choiceLines(desk, spot.kind(kind)).slice(1)],
    rule: KIND_RULES[kind],
  }
}

/** What a card or a box shows, in words: "Move 3", "Move ×3", "Build 2, shielded". */
export function effectText(desk: Desk, { type, value, mult, shielded, effect, profit }: Effect): string {
  if (type === 'time') return t('spacecorp-time')
  const name = effect === undefined ? desk.kind(type) : t(`spacecorp-special-${effect}`, { n: profit ?? 0 })
  const amount = mult === undefined ? (value === undefined ? '' : ` ${value}`) : ` ×${mult}`
  return `${name}${amount}${shielded ? `, ${t('spacecorp-shielded')}` : ''}`
}

/** What an Edge does in this game, which is something else without opponents. */
function edgeLines(desk: Desk, edge: string, influence: CardData['influence']): Lines {
  const name = desk.say(`edge-${edge}`)
  if (!desk.view.competition) {
    const [own = 0, other = 0] = influence ?? []
    const text = influence ? t('spacecorp-edge-influence', { own, other }) : desk.say(`edge-${edge}-text`)
    return [`${name}: ${text}`]
  }
  const { n = 0, window } = game.soloEdges[edge] ?? {}
  const moment = t(window === 'any_time' ? 'spacecorp-any-time' : `spacecorp-window-${window}`)
  return [`${name}: ${desk.say(`solo-edge-${edge}`, { n })}`, t('spacecorp-tip-moment', { moment })]
}

export function cardTip(desk: Desk, card: Card, here?: Spot): TipContent {
  const data = cardData(card)
  const marks = [
    data && data.deck !== 'time' ? desk.say(`era-${data.deck}`) : '',
    data?.start ? t('spacecorp-start-card') : '',
    data?.infra ? t('spacecorp-infra') : '',
  ]
  return {
    title: desk.card(card),
    cost: marks.filter(Boolean).join(' · ') || undefined,
    lines: [
      ...(data?.deck === 'time' ? [t('spacecorp-tip-time')] : (data?.actions ?? []).map((effect) => effectText(desk, effect))),
      ...(data?.edge ? edgeLines(desk, data.edge, data.influence) : []),
      ...(here ? choiceLines(desk, here) : []),
    ],
    rule: data?.edge ? 'R8.1' : data?.deck === 'time' ? 'R6.5' : 'R6.2',
  }
}

export function boxTip(desk: Desk, slot: number, card: Card | null, printed: readonly Effect[]): TipContent {
  const here = spot.box(slot)
  const name = slot === 0 ? t('spacecorp-research-box') : t('spacecorp-box', { n: slot })
  const shown = card === null ? printed : (cardData(card)?.actions ?? [])
  return {
    title: card === null ? name : `${name}: ${desk.card(card)}`,
    lines: [
      ...shown.map((effect) => effectText(desk, effect)),
      t(
        slot === 0
          ? 'spacecorp-tip-research-box'
          : card === null && shown.length === 0
            ? 'spacecorp-tip-box-empty'
            : 'spacecorp-tip-box',
      ),
      ...ownChoiceLines(desk, here),
    ],
    rule: slot === 0 ? 'R2.7' : 'R7.7',
  }
}

export function wheelTip(desk: Desk, wheel: Wheel, space: number, steps?: number): TipContent {
  const { spaces } = game.wheel
  return {
    title: desk.say(`wheel-${wheel}`),
    cost: t('spacecorp-tip-space', { n: space, of: spaces }),
    lines: [
      t(desk.view.era === 'mariners' ? 'spacecorp-tip-wheel-mariners' : `spacecorp-tip-wheel-${wheel}`),
      steps === undefined ? undefined : t('spacecorp-tip-steps', { n: steps }),
    ],
    rule: desk.view.era === 'mariners' ? 'R10.6' : 'R11.6',
  }
}

export function baseTip(desk: Desk, base: BaseType, n: number): TipContent {
  return { title: desk.base(base), cost: t('spacecorp-tip-stock', { n }), lines: [desk.say(`base-${base}-text`)], rule: 'R7.4.3' }
}

export function titleTip(desk: Desk, title: Title, here?: Spot): TipContent {
  const data = titleData(title)
  return {
    title: desk.title(title),
    cost: data && t(`spacecorp-tip-${data.wheel}-card`, { n: data.profit }),
    lines: [desk.say(`title-${title}-text`), ...(here ? choiceLines(desk, here) : [])],
    rule: 'R11.6.5',
  }
}

export function colonyTip(desk: Desk, colony: Colony, here?: Spot): TipContent {
  return {
    title: desk.colony(colony),
    cost: t('spacecorp-tip-colony', { n: colonyData(colony)?.value ?? 0 }),
    lines: [desk.say(`colony-${colonyData(colony)?.id ?? 'unknown'}-text`), ...(here ? choiceLines(desk, here) : [])],
    rule: 'R13.5',
  }
}

export function legacyTip(desk: Desk, legacy: Legacy | null): TipContent {
  return {
    title: t('spacecorp-legacy'),
    cost: legacy ? t('spacecorp-tip-produces', { n: legacy.value }) : undefined,
    lines: [
      legacy ? `${desk.base(legacy.base)}, ${desk.tile(legacy.tile)}` : undefined,
      t('spacecorp-tip-legacy'),
      ...ownChoiceLines(desk, spot.legacy),
    ],
    rule: 'R10.4',
  }
}

/** `by` is who has fulfilled it. */
export function contractTip(desk: Desk, { condition, row, count }: ContractData, by?: number): TipContent {
  const { counted, rewards } = desk.view
  const progress = (counted[row] ?? []).map((n, seat) => t('spacecorp-tip-counted', { name: desk.nameOf(seat), n, of: count }))
  return {
    title: desk.say(`condition-${condition}`, { n: count }),
    cost: t('spacecorp-profit', { n: rewards[row] ?? 0 }),
    lines: [
      ...(by === undefined ? progress : [t('spacecorp-fulfilled', { name: desk.nameOf(by) })]),
      t('spacecorp-tip-contract'),
      ...choiceLines(desk, spot.contract(row)),
    ],
    rule: 'R9.1',
  }
}
