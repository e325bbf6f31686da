// Pictures for the rules page, drawn from the data.
import FigureBases from './FigureBases.svelte'
import FigureCards from './FigureCards.svelte'
import FigureColonies from './FigureColonies.svelte'
import FigureHq from './FigureHq.svelte'
import FigureKinds from './FigureKinds.svelte'
import FigureTiles from './FigureTiles.svelte'
import type { RuleFigures } from '../types'

export const figures: RuleFigures = {
  byRule: {
    'R2.1': FigureBases,
    'R2.3': FigureTiles,
    'R2.4': FigureColonies,
    'R2.5': FigureCards,
    'R2.7': FigureHq,
    'R6.1': FigureKinds,
  },
}
