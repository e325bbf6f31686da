// Ships have no ids on the wire. Matching them between positions gives them stable keys, so that a moving ship is animated.
import { id } from './hex'
import type { Hex } from './types'

export interface Ship {
  key: string
  seat: number
  hex: Hex
}

let nextKey = 0

/** The current ships with their previous keys: per seat, ships that left a hex are matched to those that entered one. */
export function trackShips(before: readonly Ship[], now: readonly (readonly Hex[])[]): Ship[] {
  return now.flatMap((hexes, seat) => {
    const old = before.filter((ship) => ship.seat === seat)
    const taken = new Map(old.map((ship) => [id(ship.hex), ship]))
    const stayed = new Set(hexes.map(id).filter((hex) => taken.has(hex)))
    const free = old.filter((ship) => !stayed.has(id(ship.hex)))
    return hexes.map((hex): Ship => {
      const same = taken.get(id(hex)) ?? free.shift()
      return { key: same?.key ?? `ship-${nextKey++}`, seat, hex }
    })
  })
}
