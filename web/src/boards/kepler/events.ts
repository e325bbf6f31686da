// Where on the map events take place.
import { isKind } from '../tagged'
import type { Event, Hex, View } from './types'

export interface EventSite {
  hex: Hex
  seat: number
}

/** The hex at which an event took place and the seat that caused it, if it has a place on the map. */
export function eventSites(event: Event, view: View): EventSite[] {
  if (isKind(event, 'built')) return [event.built]
  if (isKind(event, 'settled')) return [event.settled]
  if (isKind(event, 'withdrawn')) return [event.withdrawn]
  if (isKind(event, 'objective_taken')) return [event.objective_taken]
  if (isKind(event, 'terraformed')) {
    const { seat, card } = event.terraformed
    const hex = view.players[seat]?.cards.find((each) => each.card === card)?.hex
    return hex ? [{ hex, seat }] : []
  }
  return []
}
