// The guided tour: a turn and a half of a recorded game (data/tour.orrery).
import type { TourStep } from '../types'

export const tour: readonly TourStep[] = [
  { at: 84, about: 'galaxy', key: 'kepler-galaxy' },
  { at: 84, about: 'planets', key: 'kepler-planets' },
  { at: 84, about: 'card', key: 'kepler-card' },
  { at: 84, about: 'actions', key: 'kepler-actions', act: true },
  { at: 85, about: 'galaxy', key: 'kepler-settle', act: true },
  { at: 86, about: 'tracks', key: 'kepler-tracks' },
  { at: 89, about: 'actions', key: 'kepler-bonus', act: true },
  { at: 90, about: 'planets', key: 'kepler-burn', act: true },
  { at: 106, about: 'galaxy', key: 'kepler-ship', act: true },
  { at: 107, about: 'galaxy', key: 'kepler-fly', act: true },
  { at: 112, about: 'techs', key: 'kepler-techs' },
  { at: 128, about: 'seats', key: 'kepler-points' },
]
