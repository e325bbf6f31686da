// Tooltips of the board: effect, cost and rule, and the server's preview of a choice.
import { signed } from '../../lib/signed'
import { sentence, t, words } from '../../lib/words.svelte'
import { cubesText } from './cubes'
import { kepler, planet } from './data'
import { gainOf, leadsNowhere } from './gains'
import { hexName } from './hex'
import { spot } from './spots'
import type { TipContent } from '../../ui/tip.svelte'
import type { Spot } from '../spots'
import type { Desk } from './desk.svelte'
import type { CubePlace } from './motion'
import type { Bonus, CardView, Kind, Space, TechId, TrackId } from './types'

type Lines = (string | undefined)[]

/** What the first choice of a spot would do, once the server has answered. */
function previewLines(desk: Desk, here: Spot): Lines {
  const preview = desk.previewOf(desk.at(here)[0]?.action)
  if (preview?.kind === 'hidden') return [t('preview-hidden')]
  if (preview?.kind !== 'known') return []
  const own = preview.points[desk.view.viewer ?? -1] ?? 0
  const [first, ...more] = preview.events.map((event) => desk.tell(event))
  return [
    first && `${t('preview-would')} ${first}`,
    ...more,
    own === 0 ? undefined : t('preview-points', { points: signed(own) }),
    leadsNowhere(preview) ? t('kepler-tip-idle') : undefined,
  ]
}

/** The choices at a spot, or a hint that a click explains why there is none. */
function choiceLines(desk: Desk, here: Spot, own: boolean): Lines {
  if (!own || desk.choices.length === 0) return []
  const choices = desk.at(here)
  return choices.length > 0 ? choices.map((choice) => desk.label(choice)) : [t('kepler-tip-why')]
}

export function spaceTip(desk: Desk, space: Space, own: boolean): TipContent {
  const here = spot.space(space)
  const gain = own ? gainOf(desk.at(here)[0]) : null
  const now = gain ? t('kepler-tip-now', { gain: desk.tell(gain.sentence) }) : choiceLines(desk, here, own)[0]
  return {
    title: desk.say(`space-${space}`),
    lines: [desk.say(`space-${space}-text`), now, ...(own ? previewLines(desk, here) : [])],
    rule: kepler.ruleOf[space],
  }
}

export function bonusTip(desk: Desk, bonus: Bonus, own: boolean): TipContent {
  const here = spot.bonus(bonus)
  const [choice] = own ? desk.at(here) : []
  return {
    title: desk.say(`bonus-${bonus}`),
    cost: t(choice?.label.key === 'choice-bonus-free' ? 'kepler-tip-free' : 'kepler-tip-burn'),
    lines: [desk.say(`bonus-${bonus}-text`), ...(choice ? previewLines(desk, here) : choiceLines(desk, here, own))],
    rule: kepler.ruleOf[bonus],
  }
}

/** The rule of what a technology does; the others only have their levels. */
const TECH_RULES: Partial<Record<TechId, string>> = { II: 'R9.2', III: 'R9.3', IV: 'R9.3', V: 'R9.3' }

export function techTip(desk: Desk, tech: TechId, level: number): TipContent {
  const data = kepler.techs.find(({ id }) => id === tech)?.levels[level]
  const icons = data?.icons ?? 0
  return {
    title: `${desk.say(`tech-${tech}`)} ${level}: ${desk.say(`tech-${tech}-${level}`)}`,
    cost: level > 0 && data ? cubesText(data.cost) : undefined,
    lines: [desk.say(`tech-${tech}-${level}-text`), icons > 0 ? t('kepler-tip-technology', { n: icons }) : undefined],
    rule: TECH_RULES[tech] ?? 'R9.1',
  }
}

/** A technology as a whole: the level reached, and what the next one would cost. */
export function techRowTip(desk: Desk, tech: TechId, level: number, own: boolean): TipContent {
  const here = spot.tech(tech)
  const next = kepler.techs.find(({ id }) => id === tech)?.levels[level + 1]
  const now = techTip(desk, tech, level)
  return {
    ...now,
    cost: undefined,
    lines: [
      ...(now.lines ?? []).slice(0, 1),
      next && t('kepler-tip-next', { text: desk.say(`tech-${tech}-${level + 1}-text`), cost: cubesText(next.cost) }),
      ...choiceLines(desk, here, own && !desk.pairing),
    ],
  }
}

/** A planet: what it yields on either side, and what terraforming costs. */
export function planetTip(desk: Desk, number: number): TipContent {
  const data = planet(number)
  if (!data) return { title: desk.say('planet-0'), lines: [desk.say('special-sol-text')], rule: 'R5.1' }
  const side = (key: string, { produce, icons }: (typeof data)['colony']): string => t(key, { cubes: cubesText(produce), icons })
  return {
    title: `${data.number} · ${desk.say(`planet-${data.number}`)}`,
    cost: t('kepler-tip-terraform', { cubes: cubesText(data.terraform_cost) }),
    lines: [
      desk.say(`planet-${data.number}-text`),
      side('kepler-tip-colony', data.colony),
      side('kepler-tip-terraformed', data.terraformed),
    ],
    rule: 'R6.5',
  }
}

export function cardTip(desk: Desk, card: CardView, own: boolean): TipContent {
  const here = spot.card(card.card)
  const tip = planetTip(desk, card.card)
  return {
    ...tip,
    title: card.hex ? `${tip.title} · ${hexName(card.hex)}` : tip.title,
    lines: [...(tip.lines ?? []), ...(own && desk.at(here).length > 0 ? choiceLines(desk, here, own) : [])],
  }
}

const PLACE_RULES = { depot: 'R5.1', well: 'R5.4', card: 'R5.2' } as const

export function cubeTip(desk: Desk, place: CubePlace, kind: Kind, own: boolean): TipContent {
  const where = typeof place === 'number' ? 'card' : place
  const here = spot.cube(place, kind)
  const choices = own ? desk.at(here).map((choice) => desk.label(choice)) : []
  return {
    title: words.say(sentence(`cubes-${kind}`, { n: 1 }), 'kepler-3042'),
    lines: [t(`kepler-tip-cube-${where}`), ...choices],
    rule: PLACE_RULES[where],
  }
}

/** A step of a leadership track. */
export function stepTip(desk: Desk, track: TrackId, index: number, position: number): TipContent {
  const data = kepler.tracks[index]
  const medal = desk.view.medals_left[index]?.includes(position) ?? false
  return {
    title: `${desk.say(`track-${track}`)} ${position}`,
    cost: t('vp', { n: kepler.trackVp[position] ?? 0 }),
    lines: [
      ...desk.standingAt(index, position),
      data?.regenerate.includes(position) ? t('kepler-tip-regenerate') : undefined,
      data?.produce_energy.includes(position) ? t('kepler-tip-produce', { cubes: cubesText({ energy: 1 }) }) : undefined,
      data?.produce_matter.includes(position) ? t('kepler-tip-produce', { cubes: cubesText({ matter: 1 }) }) : undefined,
      medal ? t('kepler-tip-medal') : undefined,
    ],
    rule: medal ? 'R10.5' : data?.regenerate.includes(position) ? 'R10.3' : 'R10.1',
  }
}
