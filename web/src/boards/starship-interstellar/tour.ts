// The guided tour: the first round of a recorded game (data/tour.orrery) and the first production of the second.
import type { TourStep } from '../types'

export const tour: readonly TourStep[] = [
  { at: 0, about: 'system', key: 'starship-sun' },
  { at: 0, about: 'goals', key: 'starship-goals' },
  { at: 0, about: 'tokens', key: 'starship-token', act: 'recorded' },
  { at: 2, about: 'tray', key: 'starship-keep', act: 'recorded' },
  { at: 10, about: 'techs', key: 'starship-research', act: 'recorded' },
  { at: 14, about: 'tokens', key: 'starship-repeat', act: 'recorded' },
  { at: 26, about: 'system', key: 'starship-trip', act: 'recorded' },
  { at: 31, about: 'plants', key: 'starship-plant' },
  { at: 47, about: 'market', key: 'starship-market', act: 'recorded' },
  { at: 54, about: 'tray', key: 'starship-pass', act: 'recorded' },
  { at: 55, about: 'tokens', key: 'starship-salvation', act: 'recorded' },
  { at: 57, about: 'mechanisms', key: 'starship-mechanism', act: 'recorded' },
  { at: 58, about: 'leaders', key: 'starship-leaders' },
  { at: 63, about: 'route', key: 'starship-route', act: 'recorded' },
  { at: 64, about: 'route', key: 'starship-wormhole', act: 'recorded' },
  { at: 70, about: 'government', key: 'starship-government', act: 'recorded' },
  { at: 76, about: 'humanity', key: 'starship-humanity', act: 'recorded' },
  { at: 80, about: 'route', key: 'starship-governor', act: 'recorded' },
  { at: 81, about: 'system', key: 'starship-planets' },
  { at: 83, about: 'plants', key: 'starship-chain', act: 'recorded' },
  { at: 88, about: 'reserve', key: 'starship-home' },
  { at: 88, about: 'tokens', key: 'starship-plan' },
  { at: 88, about: 'seats', key: 'starship-points' },
]
