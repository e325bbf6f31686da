// Names of places: what lies on a hex or next to it.
import { kepler } from './data'
import { distance, id } from './hex'
import type { Hex, View } from './types'

export interface NamedPlace {
  /** Its name in the game's texts. */
  key: string
  /** It lies on the hex itself, not next to it. */
  on: boolean
}

/** The planet on a hex, or else a planet or star next to it; face-down tiles have no name. */
export function namedNear(hex: Hex, tiles: View['tiles']): NamedPlace | null {
  const planets = tiles.flatMap(({ hex: at, tile }) =>
    tile !== null && typeof tile === 'object' ? [{ at, key: `planet-${tile.planet}` }] : [],
  )
  const here = planets.find(({ at }) => id(at) === id(hex))
  if (here) return { key: here.key, on: true }
  const stars = kepler.stars.map(({ id: star, q, r }) => ({ at: [q, r] as Hex, key: `star-${star}` }))
  const near = [...planets, ...stars].find(({ at }) => distance(at, hex) === 1)
  return near ? { key: near.key, on: false } : null
}
