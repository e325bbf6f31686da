// Component data for the board.
import shipped from 'virtual:board-data/kepler'
import { boardData } from '../components'
import { components } from './components'
import type { Bonus, Cubes, PlanetType, Space, TechId, TrackId, Zone } from './types'

export interface CardSide {
  produce: Cubes
  /** Steps on the Colonial Leadership track. */
  icons: number
}

export interface PlanetData {
  number: number
  type: PlanetType
  level: number
  terraform_cost: Cubes
  colony: CardSide
  terraformed: CardSide
  /** Points once it is terraformed. */
  vp: number
}

export interface TechLevel {
  cost: Partial<Cubes>
  /** Steps on the Technology Leadership track. */
  icons: number
  benefit: Record<string, number | boolean | Partial<Cubes>>
}

export interface TrackData {
  id: TrackId
  medals: number[]
  regenerate: number[]
  produce_energy: number[]
  produce_matter: number[]
}

export interface SoloLevel {
  min_vp: number
  bonus_antimatter: number
  /** Whether points above the minimum of the previous level earn cubes (R14.2). */
  bonus_per_5_vp: boolean
}

/** One thing that an action does; `actions.toml` explains the names. */
export type Effect = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface KeplerData {
  /** One string per row, one letter per hex: s m l zones, 1 2 3 stars, O Sol, X Sagittarius A*. */
  map: string[]
  /** Points for a planet. */
  zoneVp: Record<Zone, number>
  stars: { id: string; q: number; r: number; kind: string }[]
  planets: PlanetData[]
  grid: { rows: Space[][]; rowBonus: Bonus[]; columnBonus: Bonus[] }
  /** The rule of each main and bonus action. */
  ruleOf: Record<string, string>
  /** Main and bonus actions. */
  actions: Record<Space | Bonus, { rule: string; effect: Effect[] }>
  techs: { id: TechId; levels: TechLevel[] }[]
  trackVp: number[]
  tracks: TrackData[]
  objectiveVp: Record<string, number>
  /** `objectives[n]` is added by level n + 1. */
  solo: { levels: SoloLevel[]; campaigns: { id: string; objectives: string[] }[] }
}

/** In the order of every pair of track positions. */
export const TRACK_IDS: readonly TrackId[] = ['colonial', 'technology']

export const kepler: KeplerData = boardData(components, shipped)

const byNumber = new Map(kepler.planets.map((planet) => [planet.number, planet]))

/** The data of a planet card; Earth (0) has none. */
export const planet = (number: number): PlanetData | undefined => byNumber.get(number)
