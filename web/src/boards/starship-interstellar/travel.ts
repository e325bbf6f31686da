// The Fuel of a trip as a sum, as the tray shows it (R6.3.3 to R6.3.6).
import { game, planetData } from './data'
import type { Fare, Planet, PlayerView, View } from './types'

interface Place {
  orbit: number
  quadrant: number
}

export interface Trip {
  takeoff: number
  orbits: number
  quadrants: number
  /** What the belt would have cost. */
  belt: number
  discount: number
  /** The trip goes through the player's Wormhole. */
  tunnel: boolean
  fuel: number
}

export const NO_FARE: Fare = { free: false, discount: 0, repeat: false }

const placeOf = (quadrants: readonly number[], planet: Planet): Place => {
  const at = game.planets.findIndex(({ id }) => id === planet)
  return { orbit: planetData(planet)?.orbit ?? 0, quadrant: quadrants[at] ?? 1 }
}

function way(from: Place, to: Place, level: number): Pick<Trip, 'orbits' | 'quadrants' | 'belt'> {
  const turns = Math.abs(from.quadrant - to.quadrant)
  const [inner, outer] = [Math.min(from.orbit, to.orbit), Math.max(from.orbit, to.orbit)]
  const crosses = inner < game.belt && game.belt < outer
  return {
    orbits: (outer - inner) * game.fuel.orbit,
    quadrants: Math.min(turns, game.quadrants - turns) * game.fuel.quadrant,
    belt: crosses && level >= 1 ? game.fuel.orbit : 0,
  }
}

/** A trip of a player's Explorer with the planets in these quadrants, the cheaper way. */
export function tripTo(player: PlayerView, to: Planet, quadrants: View['quadrants'] | number[], fare: Fare = NO_FARE): Trip {
  const level = player.levels[5]
  const [from, goal] = [placeOf(quadrants, player.explorer), placeOf(quadrants, to)]
  const direct = { takeoff: level >= 2 ? 0 : game.fuel.takeoff, ...way(from, goal, level), tunnel: false }
  const ways = [direct]
  if (player.wormhole && (player.explorer === 'earth' || to === 'earth')) {
    const far = player.explorer === 'earth' ? goal : from
    ways.push({ takeoff: 1, ...way(player.wormhole, far, level), tunnel: true })
  }
  const sum = ({ takeoff, orbits, quadrants: turns, belt }: Omit<Trip, 'discount' | 'fuel' | 'tunnel'>): number =>
    takeoff + orbits + turns - belt
  const best = ways.reduce((a, b) => (sum(b) < sum(a) ? b : a))
  const fuel = fare.free ? 0 : Math.max(sum(best) - fare.discount, fare.repeat ? 1 : 0)
  return { ...best, discount: sum(best) - fuel, fuel }
}
