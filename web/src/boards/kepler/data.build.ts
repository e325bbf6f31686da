// The game's data files, reduced to what the board draws.
import { tomlFiles } from '../../../build/board-data'
import type { KeplerData, TechLevel } from './data'
import type { Bonus, Space, TechId } from './types'

const { files, read } = tomlFiles(new URL('../../../../crates/games/kepler-3042/data/', import.meta.url), [
  'board',
  'planets',
  'actions',
  'technologies',
  'leadership_tracks',
  'objectives',
  'solo',
])
export { files }

export default function keplerData(): KeplerData {
  const board = read<{
    board: { map: string }
    zones: Record<string, { vp_per_planet: number }>
    star: KeplerData['stars']
  }>('board')
  const planets = read<{ planet: KeplerData['planets'] }>('planets')
  const actions = read<{ grid: { rows: Space[][]; row_bonus: Bonus[]; column_bonus: Bonus[] } }>('actions')
  const technologies = read<{ technology: { id: TechId; level: TechLevel[] }[] }>('technologies')
  const tracks = read<{ scale: { vp_by_position: number[] }; track: KeplerData['tracks'] }>('leadership_tracks')
  const objectives = read<{ objective: { id: string; vp: number }[] }>('objectives')
  const solo = read<{ level: KeplerData['solo']['levels']; campaign: KeplerData['solo']['campaigns'] }>('solo')
  return {
    map: board.board.map.trim().split('\n'),
    zoneVp: Object.fromEntries(Object.entries(board.zones).map(([zone, { vp_per_planet }]) => [zone, vp_per_planet])),
    stars: board.star.map(({ id, q, r, kind }) => ({ id, q, r, kind })),
    planets: planets.planet.map(({ number, name, type, level, terraform_cost, colony, terraformed, vp }) => ({
      number,
      name,
      type,
      level,
      terraform_cost,
      colony,
      terraformed,
      vp,
    })),
    grid: { rows: actions.grid.rows, rowBonus: actions.grid.row_bonus, columnBonus: actions.grid.column_bonus },
    techs: technologies.technology.map(({ id, level }) => ({
      id,
      levels: level.map(({ cost, icons, benefit, collaboration }) => ({
        cost,
        icons,
        benefit,
        ...(collaboration && { collaboration }),
      })),
    })),
    trackVp: tracks.scale.vp_by_position,
    tracks: tracks.track.map(({ id, medals, regenerate, produce_energy, produce_matter }) => ({
      id,
      medals,
      regenerate,
      produce_energy,
      produce_matter,
    })),
    objectiveVp: Object.fromEntries(objectives.objective.map(({ id, vp }) => [id, vp])),
    solo: {
      levels: solo.level.map(({ min_vp, bonus_antimatter, bonus_per_5_vp }) => ({ min_vp, bonus_antimatter, bonus_per_5_vp })),
      campaigns: solo.campaign.map(({ id, objectives }) => ({ id, objectives })),
    },
  }
}
