// Tooltips of the board: effect, cost and rule, and what a choice would do now as the server says it.
import { t } from '../../lib/words.svelte'
import {
  blueprintData,
  contractData,
  game,
  missionData,
  scientistData,
  type ActionData,
  type Cost,
  type LabSpaceData,
} from './data'
import { hexName } from './hexes'
import { spot } from './spots'
import type { TipContent } from '../../ui/tip.svelte'
import type { Spot } from '../spots'
import type { Desk } from './desk.svelte'
import type {
  Blueprint,
  BlueprintView,
  Building,
  Contract,
  ContractView,
  Discovery,
  Executive,
  Goal,
  Hex,
  HexView,
  Item,
  LssReward,
  MainAction,
  Mission,
  PlayerView,
  Row,
  Scientist,
  Tech,
} from './types'

type Lines = (string | undefined)[]

const choiceLines = (desk: Desk, here: Spot): Lines => desk.at(here).map((choice) => desk.label(choice))

/** A cost in words. */
export function costText(desk: Desk, cost: Cost): string {
  const parts = Object.entries(cost).map(([what, n]) =>
    what === 'any' ? desk.say('amount-any', { n }) : desk.say(`amount-${what}`, { n }),
  )
  return parts.length > 0 ? parts.join(', ') : desk.say('free')
}

const owned = (desk: Desk, what: string, seat: number): string => t('on-mars-tip-owned', { what, name: desk.nameOf(seat) })

export function hexTip(desk: Desk, hex: Hex, state: HexView | undefined): TipContent {
  const [blueprint, owner] = state?.advanced ?? []
  const pieces: Lines = state
    ? [
        ...state.rovers.map((seat) => owned(desk, t('on-mars-rover'), seat)),
        ...state.bots.map((seat) => owned(desk, t('on-mars-bot'), seat)),
        state.miner === null ? undefined : owned(desk, t('on-mars-colonist'), state.miner),
      ]
    : []
  const building = state?.building
  const name = building && (state.owner === null ? desk.building(building) : owned(desk, desk.building(building), state.owner))
  return {
    title: name ? `${hexName(hex)}: ${name}` : hexName(hex),
    cost: building && state.size > 1 ? t('on-mars-complex', { n: state.size }) : undefined,
    lines: [
      blueprint !== undefined && owner !== undefined
        ? `${owned(desk, desk.blueprint(blueprint), owner)}: ${desk.say(`blueprint-${blueprint}-text`)}`
        : undefined,
      state?.tile ? desk.tile(state.tile) : undefined,
      state?.crystal ? t('on-mars-tip-crystal') : undefined,
      ...pieces,
      ...choiceLines(desk, spot.hex(hex)),
    ],
    rule: building ? 'R10.4' : state?.tile ? 'R9.7' : undefined,
  }
}

/** The rules of the main actions. */
const ACTION_RULES: Readonly<Record<MainAction, string>> = {
  landing_pod: 'R7.1',
  obtain_blueprint: 'R7.2',
  learn_technology: 'R7.3',
  research_development: 'R7.4',
  resupply: 'R7.6',
  control_center: 'R9.1',
  construct_building: 'R10.1',
  upgrade_building: 'R12.1',
  welcome_ship: 'R13.1',
  hire_or_contract: 'R14.1',
}

export function actionTip(desk: Desk, { id, slots }: ActionData, colonists: readonly number[], surcharge: number): TipContent {
  const seats = [...new Set(colonists)]
  return {
    title: desk.action(id),
    cost: slots > 0 ? t('on-mars-tip-slot', { n: surcharge }) : undefined,
    lines: [
      desk.say(`action-${id}-text`),
      ...seats.map((seat) => desk.say('colonists-of', { who: desk.nameOf(seat), n: colonists.filter((s) => s === seat).length })),
    ],
    rule: ACTION_RULES[id],
  }
}

export const spaceTip = (desk: Desk, space: number, seat: number): TipContent => ({
  title: t('on-mars-space', { n: space, name: seat < 0 ? '–' : desk.nameOf(seat) }),
  lines: [desk.say(`space-${space}-text`)],
  rule: 'R18.8',
})

export const quartersTip = ({ quarters, quarters_slots }: PlayerView): TipContent => ({
  title: t('on-mars-quarters'),
  cost: t('on-mars-op', { n: game.quarters[quarters] ?? 0 }),
  lines: [t('on-mars-tip-quarters', { n: quarters, of: quarters_slots })],
  rule: 'R4.5',
})

export const storageTip = (desk: Desk, item: Item, n: number, of: number): TipContent => ({
  title: desk.item(item),
  cost: t('on-mars-of', { n, of }),
  lines: [t('on-mars-tip-storage'), item === 'mineral' ? t('on-mars-tip-wild') : undefined],
  rule: item === 'mineral' ? 'R4.3' : 'R4.2',
})

interface ExecutiveState {
  /** Crystals that are printed, and that it takes now; `null` if there is nothing that it could use. */
  cost: number
  price: number | null
  ship: boolean
}

export function executiveTip(desk: Desk, id: Executive, space: number, { cost, price, ship }: ExecutiveState): TipContent {
  const now = price ?? cost
  return {
    title: desk.say(`${id}-text`),
    cost: costText(desk, now > 0 ? { crystal: now } : {}),
    lines: [
      t(ship ? 'on-mars-tip-ship' : 'on-mars-tip-executive'),
      id === 'exec_advanced_building' ? t('on-mars-tip-advanced', { n: cost }) : undefined,
      price === null ? t('on-mars-tip-no-advanced') : undefined,
      ...choiceLines(desk, spot.depot(space)),
    ],
    rule: ship ? 'R13.5' : 'R15.1',
  }
}

export const hangarTip = ({ hangar }: PlayerView): TipContent => ({
  title: t('on-mars-hangar'),
  cost: t('on-mars-op', { n: 3 * hangar }),
  lines: [t('on-mars-tip-hangar')],
  rule: 'R18.4',
})

export const crystalsTip = ({ crystals, waiting, goals }: PlayerView, room: number): TipContent => ({
  title: t('on-mars-crystals'),
  cost: t('on-mars-of', { n: crystals, of: room }),
  lines: [t('on-mars-tip-waiting', { n: waiting }), goals > 0 ? t('on-mars-tip-goal-crystals', { n: goals }) : undefined],
  rule: 'R4.6',
})

export function labTip(desk: Desk, space: LabSpaceData, tech: Tech | undefined): TipContent {
  const level = game.levels[space.level - 1]
  return {
    title: tech ? `${desk.tech(tech)}: ${t('on-mars-level', { n: space.level })}` : t('on-mars-level', { n: space.level }),
    cost: level && t('on-mars-op', { n: level.op }),
    lines: [
      tech ? desk.say(`tech-${tech}-text`) : desk.say(`lab-${space.id}-text`),
      level && !tech ? t('on-mars-tip-step', { cost: costText(desk, level.cost) }) : undefined,
      ...choiceLines(desk, spot.lab(space.id)),
    ],
    rule: tech ? 'R8.1' : 'R7.4',
  }
}

export function techTip(desk: Desk, row: Row, tech: Tech): TipContent {
  const cost = game.rows.find((each) => each.row === row)?.cost ?? {}
  return { title: desk.tech(tech), cost: costText(desk, cost), lines: [desk.say(`tech-${tech}-text`)], rule: 'R7.3' }
}

/** A blueprint of the display, or one of a player with where it is or could be built. */
export function blueprintTip(desk: Desk, blueprint: Blueprint, own?: Pick<BlueprintView, 'built' | 'sites'>): TipContent {
  const face = blueprintData(blueprint)
  const built = own?.built ?? null
  const hexes = own?.sites.map(hexName).join(', ')
  return {
    title: desk.blueprint(blueprint),
    cost: face && t('on-mars-tip-blueprint', { built: face.built, unbuilt: -face.unbuilt }),
    lines: [
      face && t('on-mars-tip-upgrades', { building: desk.building(face.upgrades), n: face.complex }),
      desk.say(`blueprint-${blueprint}-text`),
      built === null ? undefined : t('on-mars-tip-built', { hex: hexName(built) }),
      built !== null || hexes === undefined ? undefined : hexes ? t('on-mars-tip-sites', { hexes }) : t('on-mars-tip-no-site'),
      ...choiceLines(desk, spot.blueprint(blueprint)),
    ],
    rule: built === null ? 'R12.1' : 'R15.2',
  }
}

export function contractTip(desk: Desk, contract: Contract, state?: Pick<ContractView, 'completed' | 'items'>): TipContent {
  const face = contractData(contract)
  return {
    title: desk.say('contract-name', { n: contract }),
    cost: face && desk.say('contract-op', { n: face.complete, failed: face.failed }),
    lines: [
      desk.contract(contract),
      state?.completed ? t('on-mars-tip-completed') : undefined,
      ...(state?.items ?? []).map(([item, n]) => desk.say(`amount-${item}`, { n })),
      ...choiceLines(desk, spot.contract(contract)),
    ],
    rule: 'R14.8',
  }
}

export function scientistTip(desk: Desk, scientist: Scientist): TipContent {
  const face = scientistData(scientist)
  return {
    title: desk.scientist(scientist),
    cost: face && costText(desk, face.cost),
    lines: [desk.say(`scientist-${scientist}-text`)],
    rule: 'R15.3',
  }
}

/** `progress`: how much of what it asks for there is, of how much. */
export const goalTip = (
  desk: Desk,
  goal: Goal,
  state: 'open' | 'met' | 'done',
  progress: readonly [n: number, of: number] = [0, 0],
): TipContent => ({
  title: desk.say('goal-name', { n: goal }),
  lines: [desk.say(`goal-${goal}`), t(`on-mars-tip-goal-${state}`, { n: progress[0], of: progress[1] })],
  rule: 'R17.1',
})

export const discoveryTip = (desk: Desk, tile: Discovery): TipContent => ({
  title: t('on-mars-discovery'),
  lines: [desk.discovery(tile)],
  rule: 'R18.5',
})

/** Whether the next building of a type scores its reward: the marker is below that of the colony, and not on the last row. */
export const scoresReward = (row: number, level: number): boolean => row <= level && row < game.lssRows

export function lssTip(desk: Desk, building: Building, row: number, reward: LssReward, level: number): TipContent {
  const next = scoresReward(row, level) ? 'below' : row < game.lssRows ? 'there' : 'last'
  return {
    title: desk.building(building),
    cost: t('on-mars-tip-row', { n: row }),
    lines: [desk.say(reward), t(`on-mars-tip-lss-${next}`)],
    rule: next === 'last' ? 'R11.10' : 'R11.4',
  }
}

export function missionTip(desk: Desk, mission: Mission, left: number): TipContent {
  const crystals = missionData(mission)?.crystals ?? 0
  return {
    title: desk.say(mission),
    cost: desk.say('amount-crystal', { n: crystals }),
    lines: [t('on-mars-tip-mission', { n: left })],
    rule: 'R16.1',
  }
}
