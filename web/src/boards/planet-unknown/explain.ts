// Explanations of tokens, tracks and cards with their rules, for tooltips.
import { t } from '../../lib/words.svelte'
import { corporationOf, game, planetOf } from './data'
import { illegality, nextStep, tracksIn, type Step } from './receipt'
import { iconsOf } from './shape'
import { spot } from './spots'
import { isKind } from '../tagged'
import type { Desk } from './desk.svelte'
import type { Space, Token } from './tokens'
import type { TipContent } from '../../ui/tip.svelte'
import type { Held } from './hand.svelte'
import type { Action, ActionChoice, CorporationId, PlanetId, PlayerView, Ring, Term, Terrain, Tile, Track } from './types'

const TOKEN_RULES: Record<Token['kind'], string> = {
  medal: 'R6.7',
  synergy: 'R6.4',
  civ: 'R7.1',
  patch: 'R7.3',
  rover: 'R7.4',
  move: 'R7.4',
  tech: 'R7.5',
  advance: 'R6.1',
}

export const ICON_RULES: Record<Terrain, string> = {
  civ: 'R7.1',
  water: 'R7.2',
  biomass: 'R7.3',
  rover: 'R7.4',
  tech: 'R7.5',
  energy: 'R7.6',
}

export const CORPORATION_RULES: Record<CorporationId, string> = {
  'universal-coalition': 'R9.1',
  republic: 'R9.2',
  wormhole: 'R9.3',
  cosmos: 'R9.4',
  horizon: 'R9.5',
  'jump-drive': 'R9.6',
  oasis: 'R9.7',
  makeshift: 'R9.8',
  flux: 'R9.9',
}

export const PLANET_RULES: Record<PlanetId, string> = {
  'k5b-4156': 'R10.1',
  'k-273': 'R10.2',
  gaia: 'R10.3',
  persephone: 'R10.4',
  arashi: 'R10.5',
  petra: 'R10.6',
  tartarus: 'R10.7',
  charybdis: 'R10.8',
  kaax: 'R10.9',
  pajitnov: 'R10.10',
  oblivion: 'R10.11',
  cerberus: 'R10.12',
  lacuna: 'R10.13',
}

/** By the name of the part of the score. */
export const SCORE_RULES: Partial<Record<string, string>> = {
  planet: 'R12.2',
  tracks: 'R12.3',
  lifepods: 'R12.4',
  meteorites: 'R12.4',
  civ: 'R12.5',
  objectives: 'R12.6',
}

/** The rule of the first token that needs an explanation; the rule of advancing for an empty space. */
export const ruleOf = (tokens: readonly Token[]): string => (tokens[0] ? TOKEN_RULES[tokens[0].kind] : 'R6.1')

type Say = Pick<Desk, 'say'>

export function tokenWords(desk: Say, { kind, n, track }: Token): string {
  return t(`planet-token-${kind}`, { n, track: track ? desk.say(`track-${track}`) : '' })
}

/** The benefits of a space. */
export function spaceWords(desk: Say, { tokens, either }: Space): string {
  if (tokens.length === 0) return t('planet-space-empty')
  return tokens.map((token) => tokenWords(desk, token)).join(either ? ` ${t('planet-or')} ` : ', ')
}

/** The move of a cube to its next space, and the benefits there. */
export function stepWords(desk: Say, { track, from, to }: Step): string {
  const name = desk.say(`track-${track}`)
  if (!to) return t('planet-step-top', { track: name, from })
  return t('planet-step', { track: name, from, to: from + 1, what: spaceWords(desk, to) })
}

/** A pending effect that no icon explains; undefined if its words need more than the effect itself. */
export function effectWords(desk: Say, term: Term): string | undefined {
  if (term === 'synergy' || term === 'patch' || term === 'rover') return desk.say(`effect-${term}`)
  if (isKind(term, 'movement')) return desk.say('effect-movement', { n: term.movement })
  if (isKind(term, 'advance')) return desk.say('effect-advance', { track: desk.say(`track-${term.advance}`) })
  return undefined
}

/** What a pending effect would do now: the words and the rule of its tooltip. */
function effectTip(desk: Explained, term: Term): Omit<TipContent, 'title'> {
  const { player } = desk
  if (term === 'synergy') return { rule: 'R6.4', lines: [t('planet-token-synergy')] }
  if (term === 'patch') return { rule: 'R7.3', lines: [t('planet-patch-text')] }
  if (term === 'rover') return { rule: 'R7.4', lines: [t(player?.waiting ? 'planet-token-rover' : 'planet-no-rover-waiting')] }
  if (isKind(term, 'movement')) return { rule: player?.rovers.length ? 'R8.1' : 'R8.7', lines: [noRover(player)] }
  if (isKind(term, 'advance')) return { rule: ICON_RULES[term.advance], lines: steps(desk, [term.advance]) }
  if (isKind(term, 'water_icon')) return { rule: ICON_RULES.water, lines: steps(desk, ['water']) }
  if (isKind(term, 'energy')) return { rule: ICON_RULES.energy, lines: steps(desk, tracksIn(term.energy)) }
  if (isKind(term, 'civ_pick')) return { rule: 'R7.1', lines: [t('planet-civ-text')] }
  return { rule: 'R5.1' }
}

const noRover = (player: PlayerView | undefined): string | undefined => (player?.rovers.length ? undefined : t('planet-no-rover'))

/** The next steps of these cubes. */
function steps(desk: Explained, tracks: readonly Track[]): string[] {
  const { player } = desk
  const corporation = corporationOf(player?.corporation ?? null)
  return player && corporation ? tracks.map((track) => stepWords(desk, nextStep(corporation, player, track))) : []
}

/** The step of a cube, where that is what a choice is about. */
export function stepOf({ player }: Pick<Desk, 'player'>, { action, label }: ActionChoice): Step | undefined {
  const corporation = corporationOf(player?.corporation ?? null)
  let track: Track | undefined
  if (isKind(action, 'choose_cube') && label.key === 'choice-cube') track = action.choose_cube.cube
  else if (isKind(action, 'resolve') && isKind(action.resolve.effect, 'advance')) track = action.resolve.effect.advance
  return player && corporation && track ? nextStep(corporation, player, track) : undefined
}

/** Why a tile cannot lie where it is, as far as the planet shows it. */
export function illegalWords(desk: Explained, held: Held): string {
  const { player } = desk
  const planet = planetOf(player?.planet ?? null)
  const reason = player && planet ? illegality(planet, player, held) : null
  return reason ? desk.say(`illegal-${reason}`) : t('planet-illegal')
}

type Explained = Pick<Desk, 'say' | 'player'>

/** How the tile on a pile is taken, or what is asked of the pile instead. */
export function howToTake(desk: Pick<Desk, 'taking' | 'at' | 'label'>, ring: Ring): string {
  if (desk.taking(ring)) return t('planet-drag')
  return desk
    .at(spot.pile(ring))
    .map((choice) => desk.label(choice))
    .join(' ')
}

/** Tooltip of an offered tile: what each of its icons would bring. */
export function offerTip(desk: Explained & Pick<Desk, 'tile' | 'taking' | 'at' | 'label'>, ring: Ring, tile: Tile): TipContent {
  const icons = iconsOf(game, tile).flatMap((terrain) =>
    terrain === 'energy' ? t('planet-energy-copies') : steps(desk, [terrain]),
  )
  return { title: desk.tile(tile), lines: [...icons, howToTake(desk, ring)], rule: 'R3.2' }
}

/** Tooltip of a choice that is offered as a chip or a card. */
export function actionTip(desk: Explained, title: string, action: Action): TipContent | null {
  if (isKind(action, 'resolve')) return { title, ...effectTip(desk, action.resolve.effect) }
  if (isKind(action, 'choose_cube')) return { title, lines: steps(desk, [action.choose_cube.cube]), rule: 'R6.1' }
  if (isKind(action, 'use_tech'))
    return { title, rule: desk.player?.corporation ? CORPORATION_RULES[desk.player.corporation] : undefined }
  if (isKind(action, 'pick_civ')) return { title, rule: 'R7.8' }
  if (isKind(action, 'choose_planet')) return { title, rule: PLANET_RULES[action.choose_planet.planet] }
  if (isKind(action, 'choose_corporation')) return { title, rule: CORPORATION_RULES[action.choose_corporation.corporation] }
  return null
}

/** Why an effect would do nothing now; null if it is worth something. */
export function whyFruitless(desk: Explained, action: Action): string | null {
  const { player } = desk
  if (!player || !isKind(action, 'resolve')) return null
  const { effect } = action.resolve
  if (isKind(effect, 'movement')) return noRover(player) ?? null
  if (effect === 'rover') return player.waiting === 0 ? t('planet-no-rover-waiting') : null
  if (isKind(effect, 'advance')) return whyStuck(desk, [effect.advance])
  if (isKind(effect, 'water_icon')) return whyStuck(desk, ['water'])
  if (isKind(effect, 'energy')) return whyStuck(desk, tracksIn(effect.energy))
  if (isKind(effect, 'tech_or_energy')) return whyStuck(desk, ['tech', ...tracksIn(effect.tech_or_energy)])
  return null
}

/** Why none of these cubes can advance; null if one can. At the top of its track, the rover still moves. */
function whyStuck(desk: Explained, tracks: readonly Track[]): string | null {
  const { player } = desk
  const corporation = corporationOf(player?.corporation ?? null)
  if (!player || !corporation) return null
  if (tracks.length === 0) return t('planet-nothing-to-copy')
  if (tracks.some((track) => track === 'rover' || nextStep(corporation, player, track).to)) return null
  return t('planet-all-at-top', { tracks: [...new Set(tracks)].map((track) => desk.say(`track-${track}`)).join(', ') })
}
