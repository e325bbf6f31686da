// Ships have no names of their own: who is who is read from what moved, so that a ship glides instead of jumping.
import { id } from './hex'
import type { Hex } from './types'

export interface Ship {
  key: string
  seat: number
  hex: Hex
}

let made = 0

/** The ships of now with the keys of before. Of each seat, those that left a hex are those that entered one. */
export function follow(before: readonly Ship[], now: readonly (readonly Hex[])[]): Ship[] {
  return now.flatMap((hexes, seat) => {
    const old = before.filter((ship) => ship.seat === seat)
    const taken = new Map(old.map((ship) => [id(ship.hex), ship]))
    const stayed = new Set(hexes.map(id).filter((hex) => taken.has(hex)))
    const free = old.filter((ship) => !stayed.has(id(ship.hex)))
    return hexes.map((hex): Ship => {
      const same = taken.get(id(hex)) ?? free.shift()
      return { key: same?.key ?? `ship-${made++}`, seat, hex }
    })
  })
}
