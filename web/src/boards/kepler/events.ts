// What the events of the game mean on the map.
import type { Event, Hex, View } from './types'

type Named<K extends string> = Extract<Event, Record<K, unknown>>

export const is = <K extends string>(event: Event, name: K): event is Named<K> => typeof event === 'object' && name in event

export interface Touch {
  hex: Hex
  seat: number
}

/** The hex at which an event took place, and who did it. */
export function touchedBy(event: Event, view: View): Touch[] {
  if (is(event, 'built')) return [event.built]
  if (is(event, 'settled')) return [event.settled]
  if (is(event, 'withdrawn')) return [event.withdrawn]
  if (is(event, 'objective_taken')) return [event.objective_taken]
  if (is(event, 'terraformed')) {
    const { seat, card } = event.terraformed
    const hex = view.players[seat]?.cards.find((each) => each.card === card)?.hex
    return hex ? [{ hex, seat }] : []
  }
  return []
}
