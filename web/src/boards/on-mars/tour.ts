// The guided tour: the first rounds of a recorded game (data/tour.orrery), from the first tech tile to colony level 2.
import type { TourStep } from '../types'

export const tour: readonly TourStep[] = [
  { at: 0, about: 'map', key: 'on-mars-map' },
  { at: 0, about: 'actions', key: 'on-mars-sides' },
  { at: 0, about: 'shuttle', key: 'on-mars-order', act: 'recorded' },
  { at: 11, about: 'actions', key: 'on-mars-blueprint', act: 'recorded' },
  { at: 12, about: 'tray', key: 'on-mars-card', act: 'recorded' },
  { at: 13, about: 'quarters', key: 'on-mars-quarters' },
  { at: 14, about: 'depot', key: 'on-mars-depot' },
  { at: 38, about: 'actions', key: 'on-mars-research', act: 'recorded' },
  { at: 39, about: 'lab', key: 'on-mars-lab', act: 'recorded' },
  { at: 51, about: 'shuttle', key: 'on-mars-shuttle', act: 'recorded' },
  { at: 55, about: 'actions', key: 'on-mars-construct', act: 'recorded' },
  { at: 56, about: 'storage', key: 'on-mars-storage' },
  { at: 57, about: 'map', key: 'on-mars-hex', act: 'recorded' },
  { at: 59, about: 'lss', key: 'on-mars-lss' },
  { at: 86, about: 'actions', key: 'on-mars-upgrade', act: 'recorded' },
  { at: 87, about: 'cards', key: 'on-mars-advanced' },
  { at: 95, about: 'map', key: 'on-mars-rover', act: 'recorded' },
  { at: 103, about: 'lss', key: 'on-mars-level' },
  { at: 103, about: 'shuttle', key: 'on-mars-produce', act: 'recorded' },
  { at: 104, about: 'missions', key: 'on-mars-end' },
  { at: 104, about: 'quarters', key: 'on-mars-plan' },
  { at: 104, about: 'seats', key: 'on-mars-points' },
]
