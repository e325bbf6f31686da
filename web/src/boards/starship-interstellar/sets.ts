// The questions of Starship Interstellar that ask for several cubes or pieces, one after the other. The rules take them in one order
// (R19.1): payments from the highest cube down, everything else upwards.
import { sentence } from '../../lib/words.svelte'
import { numberIn } from '../sentences'
import { isKind, kindOf } from '../tagged'
import { BUILDINGS, COLOURS, TRACKS, game, planetIndex, productionData, total } from './data'
import { payments } from './payments'
import type { SetMember, SetOf, SetQuestion } from '../sets'
import type { Question } from '../types'
import type { Action, Colour, Piece, Planet, Plant, PlayerView, View, Work } from './types'

type Cubes = readonly number[]

export const setOf: SetOf<View, Action> = (question, { work, players }) => {
  const player = players[question.seat]
  const set = work && player ? setIn(work, question, player) : null
  // A single one is simply clicked.
  return set && set.most > 1 ? set : null
}

function setIn(work: Work, question: Question<Action>, player: PlayerView): SetQuestion<Action> | null {
  if (isKind(work, 'pay')) return payment(work.pay, player)
  if (isKind(work, 'load')) return cargo(question, player)
  const listed = (supply: (action: Action) => number): SetMember<Action>[] =>
    question.choices
      .filter(({ action }) => kindOf(action) === 'cube' || kindOf(action) === 'install')
      .map(({ action }) => ({ action, most: supply(action) }))
  const cubes = (supply: Cubes): SetMember<Action>[] => listed((action) => supply[levelOf(action)] ?? 0)
  if (isKind(work, 'keep')) {
    const { drawn, kept, left } = work.keep
    const set = upTo(left, cubes(drawn.map((n, i) => n - (kept[i] ?? 0))))
    const bearable = (n: number): boolean => player.reputation - n >= game.reputation.min
    return { ...set, fits: (picked) => bearable(reputationLoss(player, plus(kept, picked))) }
  }
  if (isKind(work, 'drill')) {
    const plant = plantOn(player, work.drill.planet)
    const room = plant ? (productionData(plant.token)?.warehouse ?? 0) - total(plant.warehouse) : 0
    return upTo(Math.min(work.drill.left, room), cubes(plant?.deposit ?? []))
  }
  if (isKind(work, 'send')) return upTo(work.send.left, cubes(plantOn(player, work.send.planet)?.warehouse ?? []))
  if (isKind(work, 'enrich')) {
    const { left } = work.enrich
    return { members: listed(() => left), least: left, most: left }
  }
  if (isKind(work, 'install')) {
    const room = game.slots - total(plantOn(player, work.install.planet)?.buildings ?? [])
    return upTo(
      room,
      listed((action) => player.cargo.buildings[buildingOf(action)] ?? 0),
    )
  }
  return isKind(work, 'bag_after')
    ? upTo(
        COLOURS.length,
        listed(() => 1),
      )
    : null
}

/** Members of which one to all may be taken. */
function upTo(limit: number, members: SetMember<Action>[]): SetQuestion<Action> {
  return { members, least: 1, most: Math.min(limit, total(members.map(({ most }) => most))), end: 'stop' }
}

/** A payment has as many cubes as its cost. One that was begun goes on cube by cube. */
function payment({ cost, lower, paid }: Extract<Work, { pay: unknown }>['pay'], player: PlayerView): SetQuestion<Action> | null {
  const reserve = player.reserve?.cubes
  if (!reserve || total(paid) > 0) return null
  const right = payments(reserve, cost, lower)
  const most = (level: number): number => Math.max(0, ...right.map((each) => each[level] ?? 0))
  const members = COLOURS.map((colour, level) => ({
    action: { pay: { cube: colour } },
    most: most(level),
    label: payLabel(colour, reserve[level] ?? 0),
  }))
  const n = total(cost)
  return {
    members: members.filter((member) => member.most > 0).reverse(),
    least: n,
    most: n,
    fits: (picked) => right.some((each) => plus([], picked).every((count, level) => count <= (each[level] ?? 0))),
  }
}

const payLabel = (colour: Colour, n: number): NonNullable<SetMember<Action>['label']> => ({
  key: 'choice-pay',
  args: [
    ['cube', { message: sentence(`cube-${colour}`) }],
    ['n', { number: n }],
  ],
})

/** What can be loaded where the Explorer is, as far as there is room. */
function cargo({ prompt, choices }: Question<Action>, player: PlayerView): SetQuestion<Action> {
  const { reserve } = player
  const warehouse = plantOn(player, player.explorer)?.warehouse
  const supply = (piece: Piece): number => {
    if (piece === 'base') return reserve?.bases ?? 0
    const building = BUILDINGS.findIndex((each) => each === piece)
    return building < 0 ? (warehouse?.[COLOURS.findIndex((each) => each === piece)] ?? 0) : (reserve?.buildings[building] ?? 0)
  }
  const members = choices.flatMap(({ action }) => (isKind(action, 'load') ? [{ action, most: supply(action.load.piece) }] : []))
  return upTo((numberIn(prompt, 'of') ?? 0) - (numberIn(prompt, 'n') ?? 0), members)
}

const plantOn = (player: PlayerView, planet: Planet): Plant | null => player.plants[planetIndex(planet)] ?? null

/** Reputation lost for keeping cubes of the Sun (R6.1.2). */
export function reputationLoss(player: PlayerView, kept: Cubes): number {
  const face = game.solar[player.levels[TRACKS.indexOf('solar')] ?? 0]
  const value = kept.reduce((sum, n, level) => sum + n * (level + 1), 0)
  return !face || face.free ? 0 : Math.max(0, value - face.reduction)
}

function levelOf(action: Action): number {
  const cube = isKind(action, 'cube') ? action.cube.cube : isKind(action, 'pay') ? action.pay.cube : null
  return COLOURS.findIndex((colour) => colour === cube)
}

const buildingOf = (action: Action): number =>
  BUILDINGS.findIndex((building) => isKind(action, 'install') && action.install.piece === building)

/** Cubes by colour, with those that are picked. */
export const plus = (cubes: Cubes, picked: readonly Action[]): number[] =>
  COLOURS.map((_, level) => (cubes[level] ?? 0) + picked.filter((action) => levelOf(action) === level).length)
