// Component data for the board.
import shipped from 'virtual:board-data/planet-unknown'
import { boardData } from '../components'
import { components } from './components'
import type { CorporationId, PlanetId, Ring, Terrain, Track } from './types'

export interface ShapeData {
  id: string
  ring: Ring
  /** One letter per square: A and B are the two sections. */
  terrain: string[]
  /** r icon, m meteor symbol, x both. */
  marks: string[]
}

export interface PlanetData {
  id: PlanetId
  /** One letter per square; see the head of planets.toml. */
  grid: string[]
  perimeter: string[]
  columnMedals: number[]
  rowMedals: number[]
  /** The resource banned in each quadrant, row by row. */
  quadrants?: Terrain[]
  /** One letter per part of the planet: the sides of a chasm, or separate bodies. */
  parts?: string[]
  chasm?: boolean
}

/** Benefit of one option of a Wormhole biomass step. */
export type BiomassOption = 'synergy' | 'patch' | { advance: Track }

export interface CorporationData {
  id: CorporationId
  /** Tokens by position, joined by `+`. */
  tracks: Record<Track, string[]>
  /** Levels of the technologies, by position. */
  techs: string[]
  /** Index of the technology with which a water icon counts twice; -1 if there is none. */
  doubleWater: number
  biomassSteps?: { rows: number[]; options: BiomassOption[]; medal: number }[]
  waterSteps?: { track: Track; row: number; benefit: string; medal: number }[]
}

export interface PlanetUnknownData {
  pairs: [Terrain, Terrain][]
  shapes: ShapeData[]
  planets: PlanetData[]
  corporations: CorporationData[]
  /** Card n is at index n - 1. */
  civ: { rank: number; immediate: boolean }[]
  events: ('green' | 'orange' | 'red')[]
  /** Numbers of the objectives that the smallest value wins. */
  fewest: number[]
  /** Medals of an objective: of its winner, and of all who share the best value. */
  objectiveMedals: { win: number; tie: number }
  /** Station positions of the seats; index n is for n + 1 players. */
  positions: number[][]
}

export const game: PlanetUnknownData = boardData(components, shipped)

export const TRACKS: readonly Track[] = ['civ', 'water', 'biomass', 'rover', 'tech']

const planets = new Map(game.planets.map((each) => [each.id, each]))
const corporations = new Map(game.corporations.map((each) => [each.id, each]))

export const planetOf = (id: PlanetId | null): PlanetData | undefined => (id ? planets.get(id) : undefined)
export const corporationOf = (id: CorporationId | null): CorporationData | undefined => (id ? corporations.get(id) : undefined)

/** Ranks of civ cards. */
export const RANKS: readonly string[] = ['', 'I', 'II', 'III', 'IV']

/** The number of a card as in its text keys. */
export const twoDigits = (card: number): string => String(card).padStart(2, '0')
