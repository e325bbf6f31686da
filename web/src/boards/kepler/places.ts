// Names of places, by what is on a hex or next to it.
import { kepler } from './data'
import { around, distance, id } from './hex'
import type { Hex, View } from './types'

export interface NamedPlace {
  /** Its name in the game's texts. */
  key: string
  /** It lies on the hex itself, not next to it. */
  on: boolean
}

/** The planet on a hex, or else a planet or star next to it, the same one as in the log; face-down tiles have no name. */
export function namedNear(hex: Hex, tiles: View['tiles']): NamedPlace | null {
  const planetOn = (at: Hex): string | undefined => {
    const tile = tiles.find((each) => id(each.hex) === id(at))?.tile
    return tile !== null && typeof tile === 'object' ? `planet-${tile.planet}` : undefined
  }
  const here = planetOn(hex)
  if (here) return { key: here, on: true }
  const planet = around(hex)
    .map(planetOn)
    .find((key) => key !== undefined)
  const star = kepler.stars.find(({ q, r }) => distance([q, r], hex) === 1)
  const key = planet ?? (star && `star-${star.id}`)
  return key ? { key, on: false } : null
}
