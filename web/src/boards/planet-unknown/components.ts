// The game's data files, reduced to what the board draws.
import type { ComponentFiles } from '../components'
import type { BiomassOption, CorporationData, PlanetData, PlanetUnknownData } from './data'
import type { CorporationId, PlanetId, Ring, Terrain, Track } from './types'

/** Row by row. */
const QUADRANTS = ['north_west', 'north_east', 'south_west', 'south_east'] as const

interface RawPlanet {
  id: PlanetId
  grid: string
  perimeter: string
  column_medals: number[]
  row_medals: number[]
  quadrants?: Record<(typeof QUADRANTS)[number], Terrain>
  sides?: string
  bodies?: string
}

type RawOption = { advance: Track } | { gain: Record<string, number> }

interface RawCorporation {
  id: CorporationId
  tracks: Record<Track, string[]>
  tech: { level: string; effect?: { modify?: { water_from_tile?: number } } }[]
  biomass_steps?: { rows: number[]; options: RawOption[]; medal: number }[]
  water_steps?: { track: Track; row: number; benefit: string; medal: number }[]
}

interface Files {
  tiles: { pair: { a: Terrain; b: Terrain }[]; shape: { id: string; ring: Ring; terrain: string; marks: string }[] }
  planets: { planet: RawPlanet[] }
  corporations: { corporation: RawCorporation[] }
  civ_cards: { card: { rank: number; timing: string }[] }
  events: { event: { colour: 'green' | 'orange' | 'red' }[] }
  objectives: { neighbour_win: number; neighbour_tie: number; objective: { neighbour: { condition: { best: string } } }[] }
  setup: { players: { count: number; seats: number[] }[] }
}

const rows = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

function planet(raw: RawPlanet): PlanetData {
  const { quadrants } = raw
  return {
    id: raw.id,
    grid: rows(raw.grid),
    perimeter: rows(raw.perimeter),
    columnMedals: raw.column_medals,
    rowMedals: raw.row_medals,
    ...(quadrants && { quadrants: QUADRANTS.map((name) => quadrants[name]) }),
    ...(raw.sides && { parts: rows(raw.sides), chasm: true }),
    ...(raw.bodies && { parts: rows(raw.bodies) }),
  }
}

function option(raw: RawOption): BiomassOption {
  if ('advance' in raw) return raw
  return 'synergy' in raw.gain ? 'synergy' : 'patch'
}

function corporation(raw: RawCorporation): CorporationData {
  return {
    id: raw.id,
    tracks: raw.tracks,
    techs: raw.tech.map(({ level }) => level),
    doubleWater: raw.tech.findIndex(({ effect }) => effect?.modify?.water_from_tile === 2),
    ...(raw.biomass_steps && {
      biomassSteps: raw.biomass_steps.map(({ rows, options, medal }) => ({ rows, options: options.map(option), medal })),
    }),
    ...(raw.water_steps && {
      waterSteps: raw.water_steps.map(({ track, row, benefit, medal }) => ({ track, row, benefit, medal })),
    }),
  }
}

export const components: ComponentFiles<Files, PlanetUnknownData> = {
  game: 'planet-unknown',
  names: ['tiles', 'planets', 'corporations', 'civ_cards', 'events', 'objectives', 'setup'],
  reduce: ({ tiles, planets, corporations, civ_cards: civ, events, objectives, setup }) => ({
    pairs: tiles.pair.map(({ a, b }): [Terrain, Terrain] => [a, b]),
    shapes: tiles.shape.map(({ id, ring, terrain, marks }) => ({ id, ring, terrain: rows(terrain), marks: rows(marks) })),
    planets: planets.planet.map(planet),
    corporations: corporations.corporation.map(corporation),
    civ: civ.card.map(({ rank, timing }) => ({ rank, immediate: timing === 'immediate' })),
    events: events.event.map(({ colour }) => colour),
    fewest: objectives.objective.flatMap(({ neighbour }, i) => (neighbour.condition.best === 'fewest' ? [i + 1] : [])),
    objectiveMedals: { win: objectives.neighbour_win, tie: objectives.neighbour_tie },
    positions: setup.players.map(({ seats }) => seats),
  }),
}
