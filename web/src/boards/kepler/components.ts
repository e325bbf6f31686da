// The game's data files, reduced to what the board draws.
import type { ComponentFiles } from '../components'
import type { Effect, KeplerData, TechLevel } from './data'
import type { Bonus, Space, TechId } from './types'

interface RawAction {
  id: Space | Bonus
  rule: string
  effect: Effect[]
}

interface Files {
  board: { board: { map: string }; star: KeplerData['stars'] }
  components: { scoring: { planet_short: number; planet_medium: number; planet_long: number } }
  planets: { planet: KeplerData['planets'] }
  actions: { grid: { rows: Space[][]; row_bonus: Bonus[]; column_bonus: Bonus[] }; main: RawAction[]; bonus: RawAction[] }
  technologies: { technology: { id: TechId; level: TechLevel[] }[] }
  leadership_tracks: { scale: { vp_by_position: number[] }; track: KeplerData['tracks'] }
  objectives: { objective: { id: string; vp: number }[] }
  solo: { level: KeplerData['solo']['levels']; campaign: KeplerData['solo']['campaigns'] }
}

export const components: ComponentFiles<Files, KeplerData> = {
  game: 'kepler-3042',
  names: ['board', 'components', 'planets', 'actions', 'technologies', 'leadership_tracks', 'objectives', 'solo'],
  reduce: ({ board, components: { scoring }, planets, actions, technologies, leadership_tracks: tracks, objectives, solo }) => ({
    map: board.board.map.trim().split('\n'),
    zoneVp: { short: scoring.planet_short, medium: scoring.planet_medium, long: scoring.planet_long },
    stars: board.star.map(({ id, q, r, kind }) => ({ id, q, r, kind })),
    planets: planets.planet.map(({ number, type, level, terraform_cost, colony, terraformed, vp }) => ({
      number,
      type,
      level,
      terraform_cost,
      colony: { produce: colony.produce, icons: colony.icons },
      terraformed: { produce: terraformed.produce, icons: terraformed.icons },
      vp,
    })),
    grid: { rows: actions.grid.rows, rowBonus: actions.grid.row_bonus, columnBonus: actions.grid.column_bonus },
    ruleOf: Object.fromEntries([...actions.main, ...actions.bonus].map(({ id, rule }) => [id, rule])),
    actions: Object.fromEntries(
      [...actions.main, ...actions.bonus].map(({ id, rule, effect }) => [id, { rule, effect }]),
    ) as KeplerData['actions'],
    techs: technologies.technology.map(({ id, level }) => ({
      id,
      levels: level.map(({ cost, icons, benefit }) => ({ cost, icons, benefit })),
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
  }),
}
