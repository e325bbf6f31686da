// The guided tour: a turn and a half of a recorded game (data/tour.orrery).
import Chain from './Chain.svelte'
import type { TourStep } from '../types'

export const tour: readonly TourStep[] = [
  { at: 84, about: 'galaxy', key: 'kepler-galaxy' },
  { at: 84, about: 'cubes', key: 'kepler-planets' },
  { at: 84, about: 'card', key: 'kepler-card' },
  { at: 84, about: 'actions', key: 'kepler-chain', Figure: Chain },
  { at: 84, about: 'actions', key: 'kepler-actions', act: 'recorded' },
  { at: 85, about: 'galaxy', key: 'kepler-settle', act: 'recorded' },
  { at: 86, about: 'tracks', key: 'kepler-tracks' },
  { at: 89, about: 'planets', key: 'kepler-colonies' },
  { at: 89, about: 'actions', key: 'kepler-bonus', act: 'recorded' },
  { at: 90, about: 'stores', key: 'kepler-burn', act: 'recorded' },
  { at: 100, about: 'actions', key: 'kepler-build', act: 'recorded' },
  { at: 106, about: 'galaxy', key: 'kepler-ship', act: 'recorded' },
  { at: 107, about: 'galaxy', key: 'kepler-fly', act: 'free' },
  { at: 112, about: 'techs', key: 'kepler-techs' },
  { at: 112, about: 'actions', key: 'kepler-plan', Figure: Chain },
  { at: 128, about: 'seats', key: 'kepler-points' },
]
