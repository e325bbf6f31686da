// Movements of a beat of Kepler-3042: ships on the map, cubes between the stores and the planets.
import { settings } from '../../lib/settings.svelte'
import { KINDS } from './cubes'
import { centre, id } from './hex'
import { movementTime } from '../flight'
import { isKind } from '../tagged'
import type { Attachment } from 'svelte/attachments'
import type { Point } from '../../lib/svg'
import type { LogEntry } from '../types'
import type { Cubes, Event, Hex, Kind } from './types'

export interface Flight {
  key: string
  seat: number
  /** The hex where it ends. */
  to: string
  /** Centres of all hexes of its path, the first one included. */
  points: Point[]
}

/** The flights of a beat. */
export function flights(fresh: readonly LogEntry<Event>[]): Flight[] {
  return fresh.flatMap(({ at, events }) =>
    events.flatMap(({ event }, i): Flight[] => {
      if (!isKind(event, 'flew')) return []
      const { seat, from, path } = event.flew
      return [{ key: `${at}.${i}`, seat, to: id(path.at(-1) ?? from), points: [from, ...path].map(centre) }]
    }),
  )
}

/** Lets a ship follow the path of its flight, once, to where it is drawn. */
export function follow(flight: Flight | undefined): Attachment<SVGElement> {
  return (ship) => {
    if (!flight || settings.reducedMotion || ship.dataset.flown === flight.key) return
    ship.dataset.flown = flight.key
    // Without a last keyframe the movement ends where the ship is drawn.
    const frames = flight.points.slice(0, -1).map(({ x, y }, i, { length }) => ({
      transform: `translate(${x}px, ${y}px)`,
      offset: i / length,
    }))
    ship.animate(frames, { duration: movementTime(), easing: 'ease-in-out' })
  }
}

/** Where a cube may lie: in the depot, in the well, or on a planet card. */
export type CubePlace = 'depot' | 'well' | number

export interface CubeMove {
  kind: Kind
  seat: number
  from: CubePlace
  to: CubePlace
}

const each = (cubes: Cubes): Kind[] => KINDS.flatMap((kind) => Array.from({ length: cubes[kind] }, () => kind))

/** The cubes that an event moves, one by one. */
export function cubeMoves(event: Event): CubeMove[] {
  if (isKind(event, 'produced')) {
    const { seat, card, cubes } = event.produced
    return each(cubes).map((kind) => ({ kind, seat, from: 'depot', to: card }))
  }
  if (isKind(event, 'spent')) {
    const { seat, card, cubes } = event.spent
    return each(cubes).map((kind) => ({ kind, seat, from: card, to: 'depot' }))
  }
  if (isKind(event, 'burned')) {
    const { seat, from, kind } = event.burned
    return [{ kind, seat, from: from === 'depot' ? 'depot' : from.card, to: 'well' }]
  }
  if (isKind(event, 'regenerated')) return [{ ...event.regenerated, from: 'well', to: 'depot' }]
  if (isKind(event, 'displaced')) return [event.displaced]
  return isKind(event, 'bonus_cube') ? [{ ...event.bonus_cube, from: 'depot', to: 0 }] : []
}

/** The hex of a planet card: Earth's is that of Sol. */
export const hexOfCard = (cards: readonly { card: number; hex: Hex | null }[], card: number): Hex | undefined =>
  card === 0 ? [0, 0] : (cards.find((each) => each.card === card)?.hex ?? undefined)
