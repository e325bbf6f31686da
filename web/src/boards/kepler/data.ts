// Component data for the board, made by data.build.ts.
import data from 'virtual:board-data/kepler'
import type { Bonus, Cubes, PlanetType, Space, TechId, TrackId } from './types'

export interface PlanetData {
  number: number
  name: string
  type: PlanetType
  level: number
  terraform_cost: Cubes
  colony: { produce: Cubes; icons: number }
  terraformed: { produce: Cubes; icons: number }
  vp: number
}

export interface TechLevel {
  cost: Partial<Cubes>
  icons: number
  collaboration?: number
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

export interface KeplerData {
  /** One string per row, one letter per hex: s m l zones, 1 2 3 stars, O Sol, X Sagittarius A*. */
  map: string[]
  zoneVp: Record<string, number>
  stars: { id: string; q: number; r: number; kind: string }[]
  planets: PlanetData[]
  grid: { rows: Space[][]; rowBonus: Bonus[]; columnBonus: Bonus[] }
  techs: { id: TechId; levels: TechLevel[] }[]
  trackVp: number[]
  tracks: TrackData[]
  objectiveVp: Record<string, number>
  /** `objectives[n]` is added by level n + 1. */
  solo: { levels: SoloLevel[]; campaigns: { id: string; objectives: string[] }[] }
}

export const kepler: KeplerData = data

const byNumber = new Map(data.planets.map((planet) => [planet.number, planet]))

/** The data of a planet card; Earth (0) has none. */
export const planet = (number: number): PlanetData | undefined => byNumber.get(number)
