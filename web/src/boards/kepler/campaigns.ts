// A guest's progress in the solo campaigns: passed and open levels, and the bonus for the next one (R14).
import { kepler } from './data'

export interface Level {
  level: number
  /** The objective that this level adds to those of the earlier levels. */
  objective: string
  min: number
  /** Best stored score; undefined if the level is not passed. */
  best: number | undefined
  /** The first level, or one whose predecessor is passed. */
  open: boolean
  bonus: { antimatter: number; cubes: number | undefined } | undefined
}

/** Points above the minimum that earn one cube (R14.2). */
export const POINTS_PER_CUBE = 5

/** Key of a passed level in the guest's book (`book_key` in campaign.rs). */
const key = (campaign: string, level: number): string => `${campaign}/${level}`

export function levelsOf(campaign: string, book: Readonly<Record<string, number>>): Level[] {
  const objectives = kepler.solo.campaigns.find(({ id }) => id === campaign)?.objectives ?? []
  return kepler.solo.levels.map(({ min_vp, bonus_antimatter, bonus_per_5_vp }, i) => {
    const before = kepler.solo.levels[i - 1]
    const score = before && book[key(campaign, i)]
    return {
      level: i + 1,
      objective: objectives[i] ?? '',
      min: min_vp,
      best: book[key(campaign, i + 1)],
      open: !before || score !== undefined,
      bonus: before && {
        antimatter: bonus_antimatter,
        cubes:
          score === undefined
            ? undefined
            : bonus_per_5_vp
              ? Math.max(0, Math.floor((score - before.min_vp) / POINTS_PER_CUBE))
              : 0,
      },
    }
  })
}
