// Tooltips: what a thing is, what it does now, and the rule.
import { t } from '../../lib/words.svelte'
import { BUILDINGS, game, planetData, productionData, tokenData, type EffectIcon, type Salvation } from './data'
import { quadrantsAfter } from './orbits'
import { tripTo } from './travel'
import type { TipContent } from '../../ui/tip.svelte'
import type { Desk } from './desk.svelte'
import type { Element, Plant, Planet, Technology, Token } from './types'

/** Cubes as words: "2 red cubes, 1 blue cube". */
export const cubeWords = (desk: Desk, counts: readonly number[]): string =>
  game.market
    .flatMap(({ colour }, i) => ((counts[i] ?? 0) > 0 ? [desk.say(`amount-${colour}`, { n: counts[i] ?? 0 })] : []))
    .join(', ') || desk.say('none')

export function planetTip(desk: Desk, planet: Planet, index: number): TipContent {
  const { quadrants, round, piles } = desk.view
  const pile = piles.find((each) => each.planet === planet)
  const next = quadrantsAfter(quadrants, round)
  const player = desk.player
  const { motion = 0, every = 0 } = planetData(planet) ?? {}
  return {
    title: desk.planet(planet),
    lines: [
      player && player.explorer !== planet
        ? t('starship-tip-trip', {
            now: tripTo(player, planet, quadrants).fuel,
            next: tripTo(player, planet, next).fuel,
          })
        : undefined,
      pile ? t('starship-tip-pile', { n: pile.count }) : undefined,
      every === 0 ? t('starship-tip-still') : t('starship-tip-motion', { n: motion, every }),
      ...desk.plantsOn(index).map(({ seat, plant }) => `${desk.nameOf(seat)}: ${plantWords(desk, plant)}`),
    ],
    rule: planet === 'earth' ? 'R6.3.7' : 'R6.3.3',
  }
}

export function plantWords(desk: Desk, plant: Plant): string {
  return t('starship-tip-plant', {
    deposit: cubeWords(desk, plant.deposit),
    warehouse: cubeWords(desk, plant.warehouse),
    room: productionData(plant.token)?.warehouse ?? 0,
  })
}

/** The Salvation side of a token in words. */
function salvationWords(desk: Desk, { mode, about, power, gain }: Salvation): string {
  if (mode === 'none') return desk.say('salvation-none')
  if (mode === 'flat') return desk.say('salvation-flat', { goods: effectWords(desk, gain) })
  const action = about ? desk.salvation(about) : ''
  if (mode === 'standard') return desk.say('salvation-standard', { action })
  return desk.say('salvation-only', { action, power: power ? desk.say(`power-${power}`) : '' })
}

export function tokenTip(desk: Desk, token: Token): TipContent {
  const { repeatable, salvation } = tokenData(token)
  return {
    title: desk.token(token),
    lines: [
      desk.tokenText(token),
      repeatable ? t('starship-tip-repeatable') : undefined,
      t('starship-tip-salvation', { side: salvationWords(desk, salvation) }),
    ],
    rule: 'R5.2',
  }
}

export function technologyTip(desk: Desk, technology: Technology, cost: readonly string[]): TipContent {
  return {
    title: desk.technology(technology),
    lines: [desk.say(`technology-${technology}-text`)],
    cost: [...cost.map((colour) => desk.say(`cube-${colour}`)), desk.say('amount-scientist', { n: 1 })].join(', '),
    rule: 'R6.2.1',
  }
}

/** The elements of a plant: the base, the Explorer if it is there, and each building (R6.6.1). */
export const elementsOf = (plant: Plant, explorer: boolean): Element[] => [
  'base',
  ...(explorer ? (['explorer'] as const) : []),
  ...BUILDINGS.flatMap((building, i) => Array.from({ length: plant.buildings[i] ?? 0 }, () => building)),
]

/** Goods that the game has words for, with the key of their amount. */
const AMOUNTS: Readonly<Record<string, string>> = {
  fuel: 'amount-fuel',
  pp: 'amount-pp',
  reputation: 'amount-reputation',
  scientist: 'amount-scientist',
  extra_action: 'amount-extra',
}

/** An effect in words. */
export const effectWords = (desk: Desk, effect: readonly EffectIcon[]): string =>
  effect
    .map(({ icon, n = 1 }) => {
      if (icon === 'or') return t('starship-or')
      const key = icon.startsWith('cube-') ? icon.replace('cube-', 'amount-') : AMOUNTS[icon]
      return key ? desk.say(key, { n }) : t(`starship-effect-${icon}`, { n })
    })
    .join(' ')
