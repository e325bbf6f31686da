// A planet's chart as drawn: squares of 40, the first with its corner at (0, 0).
import { key } from './path'
import type { PlanetData } from './data'
import type { PlayerView, Square } from './types'

export const SIDE = 12
export const SQUARE = 40

export const centre = ([x, y]: Square): { x: number; y: number } => ({ x: (x + 0.5) * SQUARE, y: (y + 0.5) * SQUARE })

export const letter = (planet: PlanetData, [x, y]: Square): string => planet.grid[y]?.[x] ?? '.'
export const isReal = (planet: PlanetData, square: Square): boolean => !'.#'.includes(letter(planet, square))

export const CHART: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, i): Square => [i % SIDE, Math.floor(i / SIDE)])

/** One path of many squares, each drawn a little smaller by `less` on every side. */
export function squaresPath(squares: readonly Square[], less = 0): string {
  const size = SQUARE - 2 * less
  return squares.map(([x, y]) => `M${x * SQUARE + less} ${y * SQUARE + less}h${size}v${size}h${-size}z`).join('')
}

/** The lines between neighbouring squares that differ in `kind`; squares without a kind do not count, or count as one. */
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

/** Rows and columns that are complete: no bare square and no meteorite on the planet (R12.2). */
export function complete(planet: PlanetData, player: PlayerView): Lines {
  const covered = new Set(player.squares.map(({ at }) => key(at)))
  const stones = new Set([...player.meteors, ...player.rovers.filter(({ loaded }) => loaded).map(({ at }) => at)].map(key))
  const full = (squares: Square[]): boolean => {
    const real = squares.filter((square) => isReal(planet, square))
    return real.length > 0 && real.every((square) => covered.has(key(square)) && !stones.has(key(square)))
  }
  const line = (at: (i: number) => Square): boolean => full(Array.from({ length: SIDE }, (_, i) => at(i)))
  return {
    rows: Array.from({ length: SIDE }, (_, y) => line((x) => [x, y])),
    columns: Array.from({ length: SIDE }, (_, x) => line((y) => [x, y])),
  }
}
