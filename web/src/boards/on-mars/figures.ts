// Pictures for the rules page, drawn from the data.
import FigureBlueprints from './FigureBlueprints.svelte'
import FigureBuildings from './FigureBuildings.svelte'
import FigureItems from './FigureItems.svelte'
import FigureLab from './FigureLab.svelte'
import FigureMap from './FigureMap.svelte'
import type { RuleFigures } from '../types'

export const figures: RuleFigures = {
  byRule: {
    'R1.1': FigureItems,
    'R1.4': FigureMap,
    'R3.4': FigureBlueprints,
    'R7.4': FigureLab,
    'R10.2': FigureBuildings,
  },
}
