// Pictures for the rules page, drawn from the data.
import FigureBodies from './FigureBodies.svelte'
import FigureChain from './FigureChain.svelte'
import FigureCubes from './FigureCubes.svelte'
import FigurePlanets from './FigurePlanets.svelte'
import FigureTechs from './FigureTechs.svelte'
import FigureTracks from './FigureTracks.svelte'
import type { RuleFigures } from '../types'

export const figures: RuleFigures = {
  byRule: {
    'R1.1': FigureCubes,
    'R1.4': FigureBodies,
    R2: FigurePlanets,
    R6: FigureChain,
    R9: FigureTechs,
    R10: FigureTracks,
  },
}
