// The JSON of Kepler-3042's views, actions and events (crates/games/kepler-3042/src/{view,action,event,kinds}.rs).

export type Hex = readonly [q: number, r: number]
export type Kind = 'energy' | 'matter' | 'antimatter'
export type TechId = 'I' | 'II' | 'III' | 'IV' | 'V'
export type TrackId = 'colonial' | 'technology'
export type Zone = 'short' | 'medium' | 'long'
export type PlanetType = 'rocky' | 'super_earth' | 'ocean' | 'gas_giant' | 'alien'
export type Dir = 'e' | 'ne' | 'nw' | 'w' | 'sw' | 'se'
export type Tile = { planet: number } | 'mine' | 'objective'

export interface Cubes {
  energy: number
  matter: number
  antimatter: number
}

export interface TileView {
  hex: Hex
  tile: Tile | null
  colonised_by: number | null
}

export interface CardView {
  card: number
  cubes: Cubes
  terraformed: boolean
  zone: Zone | null
  hex: Hex | null
}

export interface PlayerView {
  depot: Cubes
  well: Cubes
  cards: CardView[]
  tech: number[]
  track: number[]
  medals: number[]
  ships: Hex[]
  reserve: number
  markers: number
  action_cube: string
  objective: string | null
  objective_met: boolean | null
  has_chosen: boolean
  chosen: TechId[] | null
  score: [string, number][]
}

export interface GhostView {
  tech: number[]
  track: number[]
  medals: number[]
}

export interface CampaignView {
  id: string
  level: number
  min_vp: number
  objectives: [string, boolean][]
  bonus_cubes: number
}

export interface View {
  viewer: number | null
  round: number
  step: string
  deciders: number[]
  first: number
  active: number
  tiles: TileView[]
  tiles_to_place: number
  players: PlayerView[]
  ghost: GhostView | null
  card: string | null
  card_medals: number[]
  medals_left: number[][]
  bonuses_used: number
  flying: Hex | null
  campaign: CampaignView | null
}

/** An action with parameters is an object with one key; one without is a string. */
export type Action =
  | { place_tile: { hex: Hex } }
  | { bonus_cube: { kind: Kind } }
  | { setup_tech: { techs: [TechId, TechId] } }
  | { select: { space: string } }
  | { build: { card: number; hex: Hex } }
  | { settle: { ship: Hex } }
  | { advance: { tech: TechId; card: number } }
  | { learn: { tech: TechId } }
  | { ship: { ship: Hex } }
  | { fly: { path: Dir[] } }
  | { terraform: { card: number } }
  | { track: { track: TrackId } }
  | { reveal: { hex: Hex } }
  | { produce: { card: number; cubes: Cubes } }
  | { exploit: { card: number; take: Cubes } }
  | { bonus: { bonus: string } }
  | { burn: { from: 'depot' | { card: number }; kind: Kind } }
  | { convert: { card: number; from: Kind } }
  | { displace: { from: number; to: number; kind: Kind } }
  | { withdraw: { ship: Hex; regenerate: Kind | null } }
  | { regenerate: { kind: Kind } }
  | 'decline'
  | 'end'
