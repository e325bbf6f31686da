// The guided tour: the ninth round of a recorded game (data/tour.orrery).
import type { TourStep } from '../types'

export const tour: readonly TourStep[] = [
  { at: 107, about: 'planet', key: 'planet-planet' },
  { at: 107, about: 'station', key: 'planet-station' },
  { at: 107, about: 'station', key: 'planet-rotate', act: true },
  { at: 108, about: 'tray', key: 'planet-tile', act: true },
  { at: 109, about: 'planet', key: 'planet-place', act: true },
  { at: 110, about: 'offers', key: 'planet-icons', act: true },
  { at: 112, about: 'tracks', key: 'planet-tracks' },
  { at: 112, about: 'planet', key: 'planet-rovers', act: true },
  { at: 115, about: 'techs', key: 'planet-techs' },
  { at: 120, about: 'neighbours', key: 'planet-neighbours' },
  { at: 120, about: 'seats', key: 'planet-points' },
]
