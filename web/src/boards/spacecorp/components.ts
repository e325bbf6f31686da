// The game's data files, reduced to what the board draws.
import type { ComponentFiles } from '../components'
import type { BoardData, CardData, Effect, HqData, SiteKind, SpaceCorpData, Way } from './data'
import type { BaseType, Era, SoloWindow, Title, Wheel } from './types'

interface RawSite {
  id: string
  region: string
  kind: SiteKind
  number?: number
  gravity: number
  boxes: number
  e?: number
  b?: number
  multi_star?: boolean
  only_with_situation?: string
}

interface RawBoard {
  radiation_penalty: number
  radiation_regions?: string[]
  home_site: string
  piles: string[]
  star_track_boxes?: number
  direct_links?: Way[]
  transit?: { a: string; b: string; add: number }[]
  region: { id: string; kind: string }[]
  border: Way[]
  site: RawSite[]
}

interface RawCard {
  id: string
  deck: CardData['deck']
  start: boolean
  infra: boolean
  actions: Effect[]
  edge?: string
  edge_params?: { own: number; opponent: number }
}

/** What an Edge does for the solo player. */
interface RawEdge {
  id: string
  solo_player: { window: SoloWindow; effect: Readonly<Record<string, unknown>> }
}

interface RawTile {
  id: string
  icons: string[]
  p?: number
  col: number
}

interface RawHq {
  first_era: Era
  research: { actions: Effect[] }
  box1: { actions: Effect[] }
  box2: { actions: Effect[] }
  box3: { actions: Effect[] }
}

interface RawContract {
  era: Era
  row: number
  condition: string
  p12: { count: number }
  p34: { count: number }
}

interface Files {
  bases: { base: { id: BaseType; eras: Era[] }[] }
  boards: Record<Era, RawBoard>
  cards: { card: RawCard[] }
  colonies: { colony: { id: string; value: number }[] }
  contracts: { contract: RawContract[] }
  discoveries: { tile: RawTile[] }
  edges: { edge: RawEdge[] }
  hq: { wheel_spaces: number; wheel_award_space: number; hq: RawHq[] }
  progress: { progress: { id: Title; kind: 'adaptation' | 'breakthrough'; cards: { profit: number }[]; abbrev: string }[] }
}

/** Regions without a site stand behind the sites, as in the game's own tables. */
function board(raw: RawBoard): BoardData {
  const radiation = raw.radiation_regions ?? []
  const empty = raw.region.filter(({ kind }) => kind === 'empty')
  return {
    home: raw.home_site,
    penalty: raw.radiation_penalty,
    piles: raw.piles,
    track: raw.star_track_boxes ?? 0,
    regions: raw.region.map(({ id, kind }) => ({
      id,
      kind,
      ...((radiation.includes('*') || radiation.includes(id)) && { radiation: true }),
    })),
    borders: raw.border.map(({ a, b, cost }) => ({ a, b, cost })),
    direct: (raw.direct_links ?? []).map(({ a, b, cost }) => ({ a, b, cost })),
    transit: (raw.transit ?? []).map(({ a, b, add }) => ({ a, b, cost: add })),
    sites: [
      ...raw.site.map(({ id, region, kind, gravity, boxes, e, b, multi_star, only_with_situation }) => ({
        id,
        region,
        kind,
        ...(gravity > 0 && { gravity }),
        ...(boxes > 0 && { boxes }),
        ...(e !== undefined && { explore: e }),
        ...(b !== undefined && { build: b }),
        ...(multi_star && { multiStar: true }),
        ...(only_with_situation && { situation: only_with_situation }),
      })),
      ...empty.map(({ id }) => ({ id, region: id, kind: 'empty' as const })),
    ],
  }
}

const hq = ({ first_era: era, research, box1, box2, box3 }: RawHq): HqData => ({
  era,
  boxes: [research, box1, box2, box3].map(({ actions }) => actions),
})

const wheelOf = (kind: 'adaptation' | 'breakthrough'): Wheel => (kind === 'adaptation' ? 'genetics' : 'revelation')

/** The number that the text of an Edge says in the solo game. */
const soloNumber = (effect: RawEdge['solo_player']['effect']): number =>
  Math.abs(Object.values(effect).find((value) => typeof value === 'number') ?? 0)

export const components: ComponentFiles<Files, SpaceCorpData> = {
  game: 'spacecorp',
  names: ['bases', 'boards', 'cards', 'colonies', 'contracts', 'discoveries', 'edges', 'hq', 'progress'],
  reduce: ({ bases, boards, cards, colonies, contracts, discoveries, edges, hq: sheets, progress }) => ({
    boards: {
      mariners: board(boards.mariners),
      planeteers: board(boards.planeteers),
      starfarers: board(boards.starfarers),
    },
    bases: bases.base.map(({ id, eras }) => ({ id, eras })),
    cards: cards.card.map(({ id, deck, start, infra, actions, edge, edge_params }) => ({
      id,
      deck,
      ...(start && { start }),
      ...(infra && { infra }),
      actions: actions.map(({ type, value, mult, shielded, effect, profit }) => ({
        type,
        ...(value !== undefined && { value }),
        ...(mult !== undefined && { mult }),
        ...(shielded && { shielded }),
        ...(effect !== undefined && { effect }),
        ...(profit !== undefined && { profit }),
      })),
      ...(edge !== undefined && { edge }),
      ...(edge_params && { influence: [edge_params.own, edge_params.opponent] as const }),
    })),
    colonies: colonies.colony.map(({ id, value }) => ({ id, value })),
    contracts: contracts.contract.map(({ era, row, condition, p12, p34 }) => ({
      era,
      row,
      condition,
      counts: [p12.count, p34.count],
    })),
    tiles: discoveries.tile.map(({ id, icons, p, col }) => ({
      id,
      icons,
      ...(p !== undefined && { production: p }),
      ...(col > 0 && { points: col }),
    })),
    soloEdges: Object.fromEntries(
      edges.edge.map(({ id, solo_player: { window, effect } }) => [id, { window, n: soloNumber(effect) }]),
    ),
    hqs: sheets.hq.map(hq),
    wheel: { spaces: sheets.wheel_spaces, award: sheets.wheel_award_space },
    progress: progress.progress.map(({ id, kind, cards: copies, abbrev }) => ({
      id,
      wheel: wheelOf(kind),
      profit: copies[0]?.profit ?? 0,
      abbrev: abbrev.split('/').at(-1) ?? abbrev,
    })),
  }),
}
