// Geometry of a planet's chart: squares of 40 units, from (0, 0).
import { key } from './path'
import type { PlanetData } from './data'
import type { PlayerView, Square } from './types'

export const SIDE = 12
export const SQUARE = 40

/** The chart with what is around it: coordinates above and to the left, medals below and to the right. */
export const FRAME = { x: -22, y: -22, width: SIDE * SQUARE + 60, height: SIDE * SQUARE + 60 }

export const centre = ([x, y]: Square): { x: number; y: number } => ({ x: (x + 0.5) * SQUARE, y: (y + 0.5) * SQUARE })

const COLUMNS = 'ABCDEFGHIJKL'

/** As in the log: column letter and row number. */
export const nameOf = ([x, y]: Square): string => columnName(x) + rowName(y)
export const columnName = (x: number): string => COLUMNS[x] ?? ''
export const rowName = (y: number): string => String(y + 1)

export const letter = (planet: PlanetData, [x, y]: Square): string => planet.grid[y]?.[x] ?? '.'
export const isOnPlanet = (planet: PlanetData, square: Square): boolean => !'.#'.includes(letter(planet, square))

export const CHART: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, i): Square => [i % SIDE, Math.floor(i / SIDE)])

/** One SVG path of many squares, each reduced by `inset` on every side. */
export function squaresPath(squares: readonly Square[], inset = 0): string {
  const size = SQUARE - 2 * inset
  return squares.map(([x, y]) => `M${x * SQUARE + inset} ${y * SQUARE + inset}h${size}v${size}h${-size}z`).join('')
}

/** Lines between neighbouring squares of different kinds; with `outer`, also those between a kind and none. */
export function borders(kind: (square: Square) => string | undefined, outer: boolean): string {
  let path = ''
  for (let y = 0; y <= SIDE; y++) {
    for (let x = 0; x <= SIDE; x++) {
      const here = kind([x, y])
      const differ = (other: string | undefined): boolean =>
        here !== other && (outer || (here !== undefined && other !== undefined))
      if (y < SIDE && differ(kind([x - 1, y]))) path += `M${x * SQUARE} ${y * SQUARE}v${SQUARE}`
      if (x < SIDE && differ(kind([x, y - 1]))) path += `M${x * SQUARE} ${y * SQUARE}h${SQUARE}`
    }
  }
  return path
}

export interface Lines {
  rows: boolean[]
  columns: boolean[]
}

/** Complete rows and columns: no bare square and no meteorite (R12.2). */
export function complete(planet: PlanetData, player: PlayerView): Lines {
  const covered = new Set(player.squares.map(({ at }) => key(at)))
  const meteorites = new Set([...player.meteors, ...player.rovers.filter(({ loaded }) => loaded).map(({ at }) => at)].map(key))
  const full = (squares: Square[]): boolean => {
    const real = squares.filter((square) => isOnPlanet(planet, square))
    return real.length > 0 && real.every((square) => covered.has(key(square)) && !meteorites.has(key(square)))
  }
  const line = (at: (i: number) => Square): boolean => full(Array.from({ length: SIDE }, (_, i) => at(i)))
  return {
    rows: Array.from({ length: SIDE }, (_, y) => line((x) => [x, y])),
    columns: Array.from({ length: SIDE }, (_, x) => line((y) => [x, y])),
  }
}
