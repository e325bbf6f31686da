// Where on the map events take place.
import { cubeMoves, hexOfCard, type CubePlace } from './motion'
import { isKind } from '../tagged'
import type { Event, Hex, View } from './types'

export interface EventSite {
  hex: Hex
  seat: number
}

/** The hexes at which an event took place and the seat that caused it, if it has a place on the map. */
export function eventSites(event: Event, view: View): EventSite[] {
  if (isKind(event, 'built')) return [event.built]
  if (isKind(event, 'settled')) return [event.settled]
  if (isKind(event, 'withdrawn')) return [event.withdrawn]
  if (isKind(event, 'objective_taken')) return [event.objective_taken]
  if (isKind(event, 'flew')) {
    const { seat, from, path } = event.flew
    return [{ hex: path.at(-1) ?? from, seat }]
  }
  if (isKind(event, 'terraformed')) return onCards(view, event.terraformed.seat, [event.terraformed.card])
  if (isKind(event, 'converted')) return onCards(view, event.converted.seat, [event.converted.card])
  return cubeMoves(event).flatMap(({ seat, from, to }) => onCards(view, seat, [from, to]))
}

/** The hexes of the planet cards among these places. */
function onCards(view: View, seat: number, places: readonly CubePlace[]): EventSite[] {
  const cards = view.players[seat]?.cards ?? []
  return places.flatMap((place) => {
    const hex = typeof place === 'number' ? hexOfCard(cards, place) : undefined
    return hex ? [{ hex, seat }] : []
  })
}
