// Pictures for the rules page, drawn from the data.
import FigureCorporation from './FigureCorporation.svelte'
import FigurePlanet from './FigurePlanet.svelte'
import FigureTerrains from './FigureTerrains.svelte'
import FigureTiles from './FigureTiles.svelte'
import FigureTokens from './FigureTokens.svelte'
import Patterns from './Patterns.svelte'
import { game } from './data'
import type { RuleFigures } from '../types'

/** The rules number corporations and planets from 1, in the order of the data. */
const numbered = <T>(chapter: string, list: readonly unknown[], figure: T): Record<string, T> =>
  Object.fromEntries(list.map((_, i) => [`${chapter}.${i + 1}`, figure]))

export const figures: RuleFigures = {
  Shared: Patterns,
  byRule: {
    'R1.2': FigureTerrains,
    'R1.3': FigureTiles,
    'R6.1': FigureTokens,
    ...numbered('R9', game.corporations, FigureCorporation),
    ...numbered('R10', game.planets, FigurePlanet),
  },
}
