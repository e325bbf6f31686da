// Component data of Planet Unknown as the board draws it (see data.build.ts).
import data from 'virtual:board-data/planet-unknown'
import type { CorporationId, PlanetId, Ring, Terrain, Track } from './types'

export interface ShapeData {
  id: string
  ring: Ring
  /** One letter a square: A and B are the two sections. */
  terrain: string[]
  /** r icon, m meteor symbol, x both. */
  marks: string[]
}

export interface PlanetData {
  id: PlanetId
  /** One letter a square; the head of planets.toml says which. */
  grid: string[]
  perimeter: string[]
  columnMedals: number[]
  rowMedals: number[]
  /** Resources banned by quadrant, row by row. */
  quadrants?: Terrain[]
  /** A letter a part of the planet: sides of a chasm, or bodies. */
  parts?: string[]
  chasm?: boolean
}

/** What one choice of a Wormhole biomass step brings. */
export type BiomassOption = 'synergy' | 'patch' | { advance: Track }

export interface CorporationData {
  id: CorporationId
  /** Tokens by position, joined by `+`. */
  tracks: Record<Track, string[]>
  /** Levels of the technologies, by their places. */
  techs: string[]
  biomassSteps?: { rows: number[]; options: BiomassOption[]; medal: number }[]
  waterSteps?: { track: Track; row: number; benefit: string; medal: number }[]
}

export interface PlanetUnknownData {
  pairs: [Terrain, Terrain][]
  shapes: ShapeData[]
  planets: PlanetData[]
  corporations: CorporationData[]
  /** Cards count from 1: card n is at n - 1. */
  civ: { rank: number; immediate: boolean }[]
  events: ('green' | 'orange' | 'red')[]
  /** Objectives that the smaller number wins. */
  fewest: number[]
  /** Station positions of the seats, by the number of players less 1. */
  positions: number[][]
}

export const game: PlanetUnknownData = data

export const TRACKS: readonly Track[] = ['civ', 'water', 'biomass', 'rover', 'tech']

const planets = new Map(data.planets.map((each) => [each.id, each]))
const corporations = new Map(data.corporations.map((each) => [each.id, each]))

export const planetOf = (id: PlanetId | null): PlanetData | undefined => (id ? planets.get(id) : undefined)
export const corporationOf = (id: CorporationId | null): CorporationData | undefined => (id ? corporations.get(id) : undefined)

/** Of civ cards. */
export const RANKS: readonly string[] = ['', 'I', 'II', 'III', 'IV']

/** Keys of cards have two digits. */
export const number = (card: number): string => String(card).padStart(2, '0')
