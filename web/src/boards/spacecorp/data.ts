// Component data for the board.
import shipped from 'virtual:board-data/spacecorp'
import { boardData } from '../components'
import { components } from './components'
import type { BaseType, Card, Colony, Era, Kind, Site, SoloWindow, Tile, Title, View, Wheel } from './types'

export type SiteKind = 'home' | 'goal' | 'lagrange' | 'moon' | 'planet' | 'dwarf' | 'asteroid' | 'comet' | 'star' | 'empty'

/** What is absent is none or no: the data is downloaded with the first table. */
export interface SiteData {
  id: string
  region: string
  kind: SiteKind
  gravity?: number
  /** Exploration boxes. */
  boxes?: number
  /** Printed costs; a site without one cannot be explored or built on. */
  explore?: number
  build?: number
  multiStar?: boolean
  /** In play only under this situation of the solo game. */
  situation?: string
}

/** A border between regions, an add-on for a pair of them, or a direct way between sites. */
export interface Way {
  a: string
  b: string
  cost: number
}

export interface BoardData {
  home: string
  /** Price of an unshielded Move or Build in the radiation zone. */
  penalty: number
  piles: string[]
  /** Boxes of a star track. */
  track: number
  regions: { id: string; kind: string; radiation?: boolean }[]
  borders: Way[]
  direct: Way[]
  transit: Way[]
  /** In the order by which positions number them. */
  sites: SiteData[]
}

/** What a card or an Infra box shows: an alternative for one type of action. */
export interface Effect {
  type: Kind | 'time'
  value?: number
  mult?: number
  shielded?: boolean
  /** Of a Special action. */
  effect?: string
  profit?: number
}

export interface CardData {
  id: string
  deck: Era | 'time'
  start?: boolean
  infra?: boolean
  actions: Effect[]
  edge?: string
  /** Market Influence: profit for the player's contract, and for another's. */
  influence?: readonly [own: number, other: number]
}

export interface TileData {
  id: string
  icons: string[]
  /** Absent where there is no P#, which is not the same as 0. */
  production?: number
  /** Colony points. */
  points?: number
}

export interface HqData {
  /** For games that start in this era. */
  era: Era
  /** Printed values: the Research box, then boxes 1 to 3. */
  boxes: Effect[][]
}

export interface SpaceCorpData {
  boards: Record<Era, BoardData>
  bases: { id: BaseType; eras: Era[] }[]
  cards: CardData[]
  colonies: { id: string; value: number }[]
  /** Rows count from 1; counts are for 1-2 and for 3-4 players. */
  contracts: { era: Era; row: number; condition: string; counts: number[] }[]
  tiles: TileData[]
  /** What Edges do for the solo player: when they are played, and the number in their text. */
  soloEdges: Readonly<Record<string, { window: SoloWindow; n: number }>>
  hqs: HqData[]
  wheel: { spaces: number; award: number }
  progress: { id: Title; wheel: Wheel; profit: number; abbrev: string }[]
}

export const game: SpaceCorpData = boardData(components, shipped)

/** Solo: bases, colonies and teams of the competition have the colour and shape of this seat. */
export const COMPETITION = 1

export const ERAS: readonly Era[] = ['mariners', 'planeteers', 'starfarers']

/** Numbers that positions use for "no site": the team is in stock, or out of the game. */
const NO_SITES = 254

export const isOnBoard = (site: Site): boolean => site < NO_SITES

export const siteData = (era: Era, site: Site): SiteData | undefined => game.boards[era].sites[site]

export const cardData = (card: Card): CardData | undefined => game.cards[card]

/** A tile without properties, such as a redirect that met an empty pile, has none. */
export const tileData = (tile: Tile): TileData | undefined => game.tiles[tile]

export const colonyData = (colony: Colony): SpaceCorpData['colonies'][number] | undefined => game.colonies[colony]

const titles = new Map(game.progress.map((title) => [title.id, title]))
export const titleData = (title: Title): SpaceCorpData['progress'][number] | undefined => titles.get(title)

export interface ContractData {
  condition: string
  /** From 0, as positions count. */
  row: number
  count: number
}

/** The contracts of the era, for this number of players. */
export function contractsOf({ era, players }: View): ContractData[] {
  const side = players.length <= 2 ? 0 : 1
  return game.contracts
    .filter((contract) => contract.era === era)
    .map(({ condition, row, counts }) => ({ condition, row: row - 1, count: counts[side] ?? 0 }))
}

/** What the contract of a row asks for, from 0. */
export const conditionOf = (era: Era, row: number): string =>
  game.contracts.find((contract) => contract.era === era && contract.row === row + 1)?.condition ?? ''
