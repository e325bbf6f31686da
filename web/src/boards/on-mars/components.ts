// The game's data files, reduced to what the board draws.
import type { ComponentFiles } from '../components'
import type { Axial, BlueprintData, ContractData, Cost, EffectIcon, OnMarsData } from './data'
import type {
  Building,
  Discovery,
  Executive,
  Item,
  LabSpace,
  LssBenefit,
  LssReward,
  MainAction,
  Mission,
  Research,
  Row,
  Scientist,
  Side,
  Tech,
} from './types'

type Counts = Readonly<Record<string, number>>
type Term = Readonly<Record<string, unknown>>
type Effect = Readonly<Record<string, Term>>

interface RawBoard {
  map: { directions: Record<string, Axial>; columns: { q: number; r_min: number; r_max: number }[] }
  actions: { id: MainAction; side: Side; slots: number }[]
  turn_order: { side: Side; effect: Effect }[]
  shuttle_track: { spaces_per_side: number }
  tech_grid: { rows: { row: Row; spaces: number; cost: Counts }[] }
  lss_track: { rows: number }
  progress_area: { op_by_cubes: number[] }
}

interface RawPlayerBoard {
  pieces: { bots: number; shelters: number; ships: number; advanced_building_markers: number }
  living_quarters: { op_by_colonists: number[]; max_slots: number }
  depot: { ship_welcome_cost: Counts }
  executive_actions: { id: Executive; cost: number; effect: Effect }[]
  laboratory: {
    columns: { enter_cost: Counts; op: number }[]
    spaces: { id: LabSpace; level: number; y: number; right: LabSpace[]; effect: Effect }[]
  }
}

interface RawBlueprint {
  level: number
  min_complex: number
  upgrades: Building
  on_take: Effect
  upgrade_cost: Counts
  effect: Effect
  op_built: number
  op_unbuilt: number
}

interface RawContract {
  id: number
  condition: {
    deliver?: Partial<Record<Item, number>>
    advanced_building?: { building: Building }
    own_advanced?: { building: Building }
    tech_level?: { tech: Tech }
  }
  op_complete: number
  op_failed: number
}

interface Files {
  board: RawBoard
  player_board: RawPlayerBoard
  buildings: { types: { id: Building; cost: Counts; yields: Item; lss: boolean }[] }
  blueprints: { blueprints: RawBlueprint[] }
  exploration_tiles: { discovery: { id: Discovery; effect: Effect }[]; research: { id: Research; effect: Effect }[] }
  lss: { reward_tiles: { id: LssReward; op: Counts }[]; benefits: { id: LssBenefit; effect: Effect }[] }
  missions: {
    missions: { id: Mission; crystals_per_contribution: number; required: Counts; marker_near_action: MainAction }[]
  }
  scientists_contracts: {
    contract_cost: Counts
    scientist_op_per_building: number
    scientists: { id: Scientist; cost: Counts; works_in: Building; scores_per_advanced: Building }[]
    contracts: RawContract[]
  }
  solo: {
    cards: { action: number; travels: boolean; mission: string }[]
    actions: { orbit: MainAction; colony: MainAction }[]
  }
}

/** Terms that are drawn as one icon, and the key of their amount (R23). */
const TERMS: Readonly<Record<string, readonly [icon: string, amount: string]>> = {
  warehouse: ['crate', 'count'],
  take_blueprint: ['blueprint', 'count'],
  take_tech: ['learn', 'count'],
  develop: ['develop', 'steps'],
  move_bots: ['bot', 'points'],
  move_rover: ['rover', 'points'],
  upgrade: ['upgrade', 'count'],
  welcome_ship: ['ship', 'count'],
  retrieve_colonists: ['retrieve', 'max'],
  produce: ['produce', ''],
  trade: ['trade', 'gain_non_mineral'],
  travel: ['shuttle', ''],
  discovery_on_card: ['radar', ''],
  gain_choice: ['crate', 'count'],
  use_advanced_building: ['advanced', ''],
}

function icon(name: string, n: unknown): EffectIcon {
  return typeof n === 'number' && n > 1 ? { icon: name, n } : { icon: name }
}

/** An effect as icons: what it gains, or what it allows. */
function icons(effect: Effect): EffectIcon[] {
  return Object.entries(effect).flatMap(([term, value]) => {
    if (term === 'gain') return Object.entries(value).map(([what, n]) => icon(what, n))
    if (term === 'construct') return [{ icon: value.type === 'any' ? 'build' : `building-${String(value.type)}` }]
    if (term === 'hire_or_contract') return [{ icon: value.scientist === true ? 'hire' : 'contract' }]
    const [name, amount] = TERMS[term] ?? []
    if (name === undefined || amount === undefined) return []
    return [{ ...icon(name, value[amount]), ...(value.cost === 'free' && { free: true as const }) }]
  })
}

const COST_KEYS: Readonly<Record<string, keyof Cost>> = {
  any_resource: 'any',
  colonist_on_tile: 'colonist',
  colonists_to_working_area: 'colonist',
}

const cost = (raw: Counts): Cost => Object.fromEntries(Object.entries(raw).map(([key, n]) => [COST_KEYS[key] ?? key, n]))

/** Hexes are numbered by q, then r (R1.4). */
const hexes = ({ columns }: RawBoard['map']): Axial[] =>
  columns
    .toSorted((a, b) => a.q - b.q)
    .flatMap(({ q, r_min, r_max }) => Array.from({ length: r_max - r_min + 1 }, (_, i): Axial => [q, r_min + i]))

/** Every tile counts one kind of thing. */
const rewards = (tiles: Files['lss']['reward_tiles']): Record<LssReward, number> =>
  Object.fromEntries(tiles.map(({ id, op }) => [id, Object.values(op)[0] ?? 0])) as Record<LssReward, number>

const blueprint = (raw: RawBlueprint): BlueprintData => ({
  level: raw.level,
  upgrades: raw.upgrades,
  complex: raw.min_complex,
  cost: cost(raw.upgrade_cost),
  gain: icons(raw.on_take),
  effect: icons(raw.effect),
  built: raw.op_built,
  unbuilt: raw.op_unbuilt,
})

function contract({ id, condition, op_complete, op_failed }: RawContract): ContractData {
  const building = (condition.advanced_building ?? condition.own_advanced)?.building
  return {
    id,
    deliver: condition.deliver ?? {},
    ...(building && { building }),
    ...(condition.tech_level && { tech: condition.tech_level.tech }),
    complete: op_complete,
    failed: op_failed,
  }
}

export const components: ComponentFiles<Files, OnMarsData> = {
  game: 'on-mars',
  names: [
    'board',
    'player_board',
    'buildings',
    'blueprints',
    'exploration_tiles',
    'lss',
    'missions',
    'scientists_contracts',
    'solo',
  ],
  reduce: ({ board, player_board, buildings, blueprints, exploration_tiles, lss, missions, scientists_contracts, solo }) => ({
    hexes: hexes(board.map),
    directions: board.map.directions,
    actions: board.actions.map(({ id, side, slots }) => ({ id, side, slots })),
    spaces: board.turn_order.map(({ side, effect }) => ({ side, effect: icons(effect) })),
    shuttle: board.shuttle_track.spaces_per_side,
    rows: board.tech_grid.rows.map(({ row, spaces, cost: raw }) => ({ row, spaces, cost: cost(raw) })),
    lssRows: board.lss_track.rows,
    rewards: rewards(lss.reward_tiles),
    progress: board.progress_area.op_by_cubes,
    quarters: player_board.living_quarters.op_by_colonists,
    slotsMost: player_board.living_quarters.max_slots,
    bots: player_board.pieces.bots,
    shelters: player_board.pieces.shelters,
    ships: player_board.pieces.ships,
    markers: player_board.pieces.advanced_building_markers,
    executives: player_board.executive_actions.map(({ id, cost: crystals, effect }) => ({
      id,
      cost: crystals,
      effect: icons(effect),
    })),
    shipCost: cost(player_board.depot.ship_welcome_cost),
    levels: player_board.laboratory.columns.map(({ enter_cost, op }) => ({ cost: cost(enter_cost), op })),
    lab: player_board.laboratory.spaces.map(({ id, level, y, right, effect }) => ({
      id,
      level,
      y,
      right,
      effect: icons(effect),
    })),
    buildings: buildings.types.map(({ id, cost: raw, yields, lss: counts }) => ({ id, cost: cost(raw), yields, lss: counts })),
    blueprints: blueprints.blueprints.map(blueprint),
    discoveries: exploration_tiles.discovery.map(({ id, effect }) => ({ id, effect: icons(effect) })),
    research: exploration_tiles.research.map(({ id, effect }) => ({ id, effect: icons(effect) })),
    benefits: lss.benefits.map(({ id, effect }) => ({ id, effect: icons(effect) })),
    missions: missions.missions.map(({ id, crystals_per_contribution, required, marker_near_action }) => ({
      id,
      crystals: crystals_per_contribution,
      required: [required.p2 ?? 0, required.p3 ?? 0, required.p4 ?? 0],
      near: marker_near_action,
    })),
    scientists: scientists_contracts.scientists.map(({ id, cost: raw, works_in, scores_per_advanced }) => ({
      id,
      cost: cost(raw),
      works: works_in,
      scores: scores_per_advanced,
    })),
    scientistOp: scientists_contracts.scientist_op_per_building,
    contractCost: cost(scientists_contracts.contract_cost),
    contracts: scientists_contracts.contracts.map(contract),
    solo: solo.cards.map(({ action, travels, mission }) => ({ action, travels, mission: 'ABC'.indexOf(mission) })),
    soloActions: solo.actions.map(({ orbit, colony }) => ({ orbit, colony })),
  }),
}
