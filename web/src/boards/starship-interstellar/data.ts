// Component data for the board.
import shipped from 'virtual:board-data/starship-interstellar'
import { boardData } from '../components'
import { byId } from '../lookup'
import { components } from './components'
import type {
  Building,
  Colour,
  CostTile,
  Element,
  Family,
  LeaderBoard,
  Mechanism,
  Node,
  PassToken,
  Planet,
  ProductionToken,
  RouteToken,
  SalvationAction,
  Technology,
  Token,
} from './types'

/** What an effect is drawn as: an icon, and how much of it. */
export interface EffectIcon {
  icon: string
  n?: number
}

/** The Salvation side of a token (R8.3). */
export interface Salvation {
  mode: 'standard' | 'flat' | 'only' | 'none'
  /** The action with a bonus, or the only one. */
  about?: SalvationAction
  /** What the only action can do besides. */
  power?: string
  gain: EffectIcon[]
}

export interface TokenData {
  id: Token
  /** What its Action side is about, as the name of a glyph. */
  deed: string
  effect: EffectIcon[]
  repeatable: boolean
  salvation: Salvation
}

export interface RouteNode {
  id: Node
  column: number
  lane: number
  kind: string
  next: Node[]
  effect: EffectIcon[]
}

export interface StarshipData {
  orbits: number
  /** The orbit of the asteroids. */
  belt: number
  quadrants: number
  fuel: { takeoff: number; orbit: number; quadrant: number }
  /** Steps of the Sun in each Government phase. */
  sunStep: number
  /** From the Sun outwards; they move `motion` quadrants in every `every`-th round. */
  planets: { id: Planet; orbit: number; motion: number; every: number }[]
  cargo: number
  slots: number
  reputation: { min: number; max: number; zones: { from: number; effect: EffectIcon[] }[] }
  /** Prices by slot, scarce to plentiful. */
  market: { colour: Colour; price: number[] }[]
  technologies: { id: Technology; track: string; level: number; cost: Colour[]; power: number }[]
  /** What the level of Solar Extraction does against the loss of Reputation, from level 0. */
  solar: { reduction: number; free: boolean }[]
  salvationTechs: Technology[]
  costTiles: { id: CostTile; cost: Colour[] }[]
  tokens: TokenData[]
  /** Bonuses by clicks, from 1. */
  passes: { id: PassToken; action: EffectIcon[][]; salvation: EffectIcon[][] }[]
  production: { id: ProductionToken; planet: Planet; layers: { colour: Colour; n: number }[]; ars: number; warehouse: number }[]
  route: RouteNode[]
  /** Fuel to enter a column, from 1. */
  routeFuel: number[]
  /** The column where an Extra Action token is gained. */
  extraColumn: number
  arrivals: number[]
  routeTokens: { id: RouteToken; kind: string; effect: EffectIcon[] }[]
  mechanisms: { id: Mechanism; cost: (Colour | 'any')[]; value: number }[]
  families: { id: Family; members: Colour[]; reputation: number }[]
  leaders: { id: LeaderBoard; interstellar: EffectIcon[][]; humanity: EffectIcon[][] }[]
  /** Bonuses by row from the bottom, and position. */
  government: EffectIcon[][][]
  /** Costs of the technologies of H.A.L.L., by level. */
  hall: { colour: Colour; costs: Colour[][] }[]
}

export const game: StarshipData = boardData(components, shipped)

/** Solo: what belongs to H.A.L.L. has the colour and shape of this seat. */
export const HALL = 1

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const satisfies readonly Colour[]
export const BUILDINGS = ['ars', 'converter', 'outpost', 'drill'] as const satisfies readonly Building[]
export const TRACKS = [...BUILDINGS, 'solar', 'travel'] as const
export const LEADERS = ['interstellar', 'humanity'] as const
export const ROWS = ['current', 'long_term', 'future'] as const
export const PLANETS: readonly Planet[] = game.planets.map(({ id }) => id)
/** In the order of the bits of a set of tokens. */
export const TOKENS: readonly Token[] = [
  ...game.tokens.map(({ id }) => id),
  ...PLANETS.filter((planet) => planet !== 'earth').map((planet): Token => `production_${planet}` as Token),
]

const planets = byId(game.planets)
const tokens = byId(game.tokens)
const production = byId(game.production)
const nodes = byId(game.route)
const routeTokens = byId(game.routeTokens)
const mechanisms = byId(game.mechanisms)
const technologies = byId(game.technologies)
const costTiles = byId(game.costTiles)
const families = byId(game.families)
const leaders = byId(game.leaders)
const passes = byId(game.passes)

export const planetData = (id: Planet): StarshipData['planets'][number] | undefined => planets.get(id)
export const planetIndex = (id: Planet): number => PLANETS.indexOf(id)
export const productionData = (id: ProductionToken): StarshipData['production'][number] | undefined => production.get(id)
export const nodeData = (id: Node): RouteNode | undefined => nodes.get(id)
export const routeTokenData = (id: RouteToken): StarshipData['routeTokens'][number] | undefined => routeTokens.get(id)
export const mechanismData = (id: Mechanism): StarshipData['mechanisms'][number] | undefined => mechanisms.get(id)
export const technologyData = (id: Technology): StarshipData['technologies'][number] | undefined => technologies.get(id)
/** Cubes of a technology; with `previous` those of the level before (R6.2.3). */
export function technologyCost(id: Technology, previous: boolean): Colour[] {
  const data = technologies.get(id)
  const below = previous
    ? game.technologies.find(({ track, level }) => track === data?.track && level === data.level - 1)
    : undefined
  return (below ?? data)?.cost ?? []
}
export const costTile = (id: CostTile): Colour[] => costTiles.get(id)?.cost ?? []
export const familyData = (id: Family): StarshipData['families'][number] | undefined => families.get(id)
export const leaderData = (id: LeaderBoard): StarshipData['leaders'][number] | undefined => leaders.get(id)
export const passData = (id: PassToken): StarshipData['passes'][number] | undefined => passes.get(id)

/** The planet whose plant a token runs. */
export const plantOf = (token: Token): Planet | undefined => PLANETS.find((planet) => token === `production_${planet}`)

/** A token as it is drawn; that of a plant is not used in the Salvation phase. */
export function tokenData(id: Token): TokenData {
  return tokens.get(id) ?? { id, deed: 'production', effect: [], repeatable: false, salvation: { mode: 'none', gain: [] } }
}

/** The layers of the deposits that the tokens of a planet may show, from the surface down, the poorest surface first. Tokens of several
 * layers are in the piles of a variant only (R13.4). */
export const depositsOf = (planet: Planet, { multi_resource: layered }: { multi_resource?: string }): Colour[][] =>
  game.production
    .filter((token) => token.planet === planet && (token.layers.length === 1 || (layered ?? 'off') !== 'off'))
    .map(({ layers }) => layers.map(({ colour }) => colour))
    .sort((a, b) => surfaceOf(a) - surfaceOf(b))

const surfaceOf = ([surface]: readonly Colour[]): number => COLOURS.findIndex((colour) => colour === surface)

/** What an element of a plant does at once, by the level of its technology (R6.6). */
export function powerOf(element: Element, levels: readonly number[]): number {
  if (element === 'base' || element === 'explorer') return 1
  const level = levels[BUILDINGS.indexOf(element)] ?? 0
  return game.technologies.find((each) => each.track === element && each.level === level)?.power ?? 0
}

/** Members of a set that is sent as bits. JSON knows no bigints: numbers arrive, whatever the generated type says. */
export const members = <T>(bits: bigint | number, all: readonly T[]): T[] =>
  all.filter((_, i) => ((BigInt(bits) >> BigInt(i)) & 1n) === 1n)

/** Cubes one by one, by rising value. */
export const cubesOf = (counts: readonly number[]): Colour[] =>
  COLOURS.flatMap((colour, i) => Array.from({ length: counts[i] ?? 0 }, () => colour))

export const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0)
