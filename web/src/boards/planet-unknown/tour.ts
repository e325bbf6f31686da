// The guided tour: the ninth round of a recorded game (data/tour.orrery).
import type { TourStep } from '../types'

export const tour: readonly TourStep[] = [
  { at: 107, about: 'planet', key: 'planet-planet' },
  { at: 107, about: 'station', key: 'planet-station' },
  { at: 107, about: 'station', key: 'planet-rotate', act: 'free' },
  { at: 108, about: 'tray', key: 'planet-tile', act: 'recorded' },
  { at: 109, about: 'planet', key: 'planet-place', act: 'free' },
  { at: 110, about: 'offers', key: 'planet-icons', act: 'recorded' },
  { at: 112, about: 'tracks', key: 'planet-tracks' },
  { at: 112, about: 'planet', key: 'planet-rovers', act: 'free' },
  { at: 115, about: 'techs', key: 'planet-techs' },
  { at: 120, about: 'neighbours', key: 'planet-neighbours' },
  { at: 120, about: 'score', key: 'planet-points' },
]
