// The guided tour: the first turns of a recorded game (data/tour.orrery), from the first cards to the first contract.
import type { TourStep } from '../types'

export const tour: readonly TourStep[] = [
  { at: 2, about: 'map', key: 'spacecorp-map' },
  { at: 2, about: 'hq', key: 'spacecorp-hq' },
  { at: 2, about: 'hand', key: 'spacecorp-hand' },
  { at: 2, about: 'tray', key: 'spacecorp-research', act: 'recorded' },
  { at: 4, about: 'offers', key: 'spacecorp-offers', act: 'free' },
  { at: 34, about: 'tray', key: 'spacecorp-move', act: 'recorded' },
  { at: 35, about: 'map', key: 'spacecorp-site', act: 'recorded' },
  { at: 36, about: 'hand', key: 'spacecorp-source', act: 'recorded' },
  { at: 39, about: 'tray', key: 'spacecorp-infra' },
  { at: 41, about: 'hand', key: 'spacecorp-edge' },
  { at: 48, about: 'tray', key: 'spacecorp-explore', act: 'recorded' },
  { at: 51, about: 'map', key: 'spacecorp-tile' },
  { at: 60, about: 'tray', key: 'spacecorp-base', act: 'recorded' },
  { at: 71, about: 'tray', key: 'spacecorp-produce', act: 'recorded' },
  { at: 74, about: 'contracts', key: 'spacecorp-contract', act: 'recorded' },
  { at: 75, about: 'contracts', key: 'spacecorp-end' },
  { at: 75, about: 'hq', key: 'spacecorp-wheel' },
  { at: 75, about: 'hq', key: 'spacecorp-plan' },
  { at: 75, about: 'seats', key: 'spacecorp-solo' },
  { at: 75, about: 'seats', key: 'spacecorp-points' },
]
