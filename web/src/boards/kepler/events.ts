// What the events of the game mean on the map.
import { isKind } from '../tagged'
import type { Event, Hex, View } from './types'

export interface Touch {
  hex: Hex
  seat: number
}

/** The hex at which an event took place, and who did it. */
export function touchedBy(event: Event, view: View): Touch[] {
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
