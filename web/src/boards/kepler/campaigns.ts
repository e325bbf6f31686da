// The solo campaigns as a player stands in them: what is passed, what is open, what a success brings (R14).
import { kepler } from './data'

export interface Level {
  level: number
  /** The objective this level adds to those before it. */
  objective: string
  min: number
  /** The best stored success. */
  best: number | undefined
  /** Level 1, or the level before is passed. */
  open: boolean
  bonus: { antimatter: number; cubes: number | undefined } | undefined
}

/** So many points above the minimum give one cube (R14.2). */
export const POINTS_PER_CUBE = 5

/** How the server's book names a success (options.rs, `book_key`). */
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
