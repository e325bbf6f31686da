// Component data for the board.
import shipped from 'virtual:board-data/on-mars'
import { boardData } from '../components'
import { byId } from '../lookup'
import { components } from './components'
import type {
  Blueprint,
  Building,
  Contract,
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

/** Axial coordinates: q grows to the right, r downwards. */
export type Axial = readonly [q: number, r: number]

/** What is given up: items, resources of any kind, colonists sent to work. */
export type Cost = Partial<Record<Item | 'any' | 'colonist', number>>

/** What an effect is drawn as: an icon, and how much of it. */
export interface EffectIcon {
  icon: string
  n?: number
  /** What it allows costs nothing. */
  free?: true
}

export interface ActionData {
  id: MainAction
  side: Side
  /** Places for colonists; an action without any takes none. */
  slots: number
}

export interface LabSpaceData {
  id: LabSpace
  level: number
  /** Height in the drawing: neighbours of two columns are half a step apart. */
  y: number
  right: LabSpace[]
  effect: EffectIcon[]
}

export interface BlueprintData {
  level: number
  upgrades: Building
  /** The smallest complex that it can be built in. */
  complex: number
  cost: Cost
  gain: EffectIcon[]
  effect: EffectIcon[]
  built: number
  unbuilt: number
}

export interface ContractData {
  id: Contract
  /** Items that are put on the card. */
  deliver: Partial<Record<Item, number>>
  /** The type of building, or the tech, that it is about. */
  building?: Building
  tech?: Tech
  complete: number
  failed: number
}

export interface OnMarsData {
  /** By the numbers of hexes. */
  hexes: Axial[]
  directions: Record<string, Axial>
  actions: ActionData[]
  /** Spaces of the turn order from 1. */
  spaces: { side: Side; effect: EffectIcon[] }[]
  /** Spaces of the shuttle on each side; it leaves from the first. */
  shuttle: number
  /** What a tile costs, by row from the top. */
  rows: { row: Row; spaces: number; cost: Cost }[]
  lssRows: number
  /** OP of a reward tile of life support for each thing that it counts. */
  rewards: Record<LssReward, number>
  /** OP by the number of cubes in the progress area. */
  progress: number[]
  /** OP by the number of colonists in the living quarters. */
  quarters: number[]
  slotsMost: number
  /** Pieces of a player. */
  bots: number
  shelters: number
  ships: number
  markers: number
  executives: { id: Executive; cost: number; effect: EffectIcon[] }[]
  shipCost: Cost
  levels: { cost: Cost; op: number }[]
  lab: LabSpaceData[]
  buildings: { id: Building; cost: Cost; yields: Item; lss: boolean }[]
  blueprints: BlueprintData[]
  discoveries: { id: Discovery; effect: EffectIcon[] }[]
  research: { id: Research; effect: EffectIcon[] }[]
  benefits: { id: LssBenefit; effect: EffectIcon[] }[]
  missions: { id: Mission; crystals: number; required: number[]; near: MainAction }[]
  scientists: { id: Scientist; cost: Cost; works: Building; scores: Building }[]
  /** OP of a scientist for each advanced building of its type. */
  scientistOp: number
  contractCost: Cost
  contracts: ContractData[]
  /** The opponent's cards: the number of the action, whether he travels, the mission he advances. */
  solo: { action: number; travels: boolean; mission: number }[]
  soloActions: { orbit: MainAction; colony: MainAction }[]
}

export const game: OnMarsData = boardData(components, shipped)

/** Solo: what belongs to Lacerda has the colour and shape of this seat. */
export const LACERDA = 1

export const ITEMS = ['mineral', 'battery', 'water', 'plant', 'oxygen', 'crystal'] as const satisfies readonly Item[]
/** Those that are kept in storage, in the order of positions. */
export const RESOURCES = ITEMS.slice(0, 5)

const actions = byId(game.actions)
const buildings = byId(game.buildings)
const spaces = byId(game.lab)
const discoveries = byId(game.discoveries)
const research = byId(game.research)
const missions = byId(game.missions)
const scientists = byId(game.scientists)
const contracts = byId(game.contracts)

export const actionData = (id: MainAction): ActionData | undefined => actions.get(id)
export const buildingData = (id: Building): OnMarsData['buildings'][number] | undefined => buildings.get(id)
export const labSpace = (id: LabSpace): LabSpaceData | undefined => spaces.get(id)
/** Blueprints count from 1. */
export const blueprintData = (id: Blueprint): BlueprintData | undefined => game.blueprints[id - 1]
export const discoveryData = (id: Discovery): OnMarsData['discoveries'][number] | undefined => discoveries.get(id)
export const researchData = (id: Research): OnMarsData['research'][number] | undefined => research.get(id)
export const missionData = (id: Mission): OnMarsData['missions'][number] | undefined => missions.get(id)
export const scientistData = (id: Scientist): OnMarsData['scientists'][number] | undefined => scientists.get(id)
export const contractData = (id: Contract): ContractData | undefined => contracts.get(id)
