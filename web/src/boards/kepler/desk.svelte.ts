// The desk of Kepler-3042.
import { createContext } from 'svelte'
import { BoardDesk } from '../desk.svelte'
import { id } from './hex'
import { flight, isAside, shipOf, spotsOf } from './spots'
import type { Spot } from '../spots'
import type { Action, Event, Hex, View } from './types'

export class Desk extends BoardDesk<View, Action, Event> {
  /** The hex that is pointed at, on the map or by the row of its planet; both light up. */
  seen = $state.raw<Hex | null>(null)

  /** Hexes within reach of the hovered ship. */
  readonly reach = $derived.by((): Hex[] => {
    const { preview } = this.props()
    const ship = shipOf(this.hover)
    if (!ship || preview?.kind !== 'known') return []
    const ends = preview.next.flatMap((action) => flight(action, ship).slice(-1))
    // Several paths may end in the same hex.
    return [...new Map(ends.map((hex) => [id(hex), hex])).values()]
  })

  isSeen(hex: Hex | null): boolean {
    return hex !== null && this.seen !== null && id(hex) === id(this.seen)
  }

  /** Whether the viewer can act in the area of this seat; another player's is only looked at. */
  isOwn(seat: number): boolean {
    return this.view.viewer === seat
  }

  protected override spotsOf(action: Action): Spot[] {
    return spotsOf(action, this.view.flying)
  }

  protected override isAside(action: Action): boolean {
    return isAside(action)
  }
}

export const [getDesk, setDesk] = createContext<Desk>()
