// Pictures for the rules page, drawn from the data.
import FigureCubes from './FigureCubes.svelte'
import FigureGovernment from './FigureGovernment.svelte'
import FigureMarket from './FigureMarket.svelte'
import FigureRoute from './FigureRoute.svelte'
import FigureSystem from './FigureSystem.svelte'
import FigureTokens from './FigureTokens.svelte'
import type { RuleFigures } from '../types'

export const figures: RuleFigures = {
  byRule: {
    'R1.3': FigureCubes,
    'R6.3.3': FigureSystem,
    'R6.4.2': FigureMarket,
    'R8.3': FigureTokens,
    'R9.1.1': FigureGovernment,
    'R9.2.1': FigureRoute,
  },
}
