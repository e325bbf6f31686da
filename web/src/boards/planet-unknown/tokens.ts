// Layout and contents of the corporation board.
import { TRACKS, type CorporationData } from './data'
import type { Cube, Track } from './types'

export interface Token {
  kind: 'medal' | 'synergy' | 'civ' | 'patch' | 'rover' | 'tech' | 'move' | 'advance'
  n: number
  track?: Track
}

const POSITIONS = 16

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Positions of spaces and names: tracks are rows, or columns on narrow screens. */
export interface Layout {
  width: number
  height: number
  space: (track: Track, row: number, span?: number) => Box
  name: (track: Track) => Box
}

const GAP = 3

export const HORIZONTAL: Layout = (() => {
  const [cell, row, label] = [46, 40, 130]
  const top = (track: Track): number => TRACKS.indexOf(track) * row
  return {
    width: label + POSITIONS * cell,
    height: TRACKS.length * row - 6,
    space: (track, at, span = 1) => ({ x: label + at * cell, y: top(track), width: span * cell - GAP, height: row - 6 }),
    name: (track) => ({ x: 0, y: top(track), width: label - 6, height: row - 6 }),
  }
})()

export const VERTICAL: Layout = (() => {
  const [column, cell, label] = [76, 36, 34]
  const left = (track: Track): number => TRACKS.indexOf(track) * column
  // Upwards is forwards: position 0 is at the bottom, with the name below it.
  return {
    width: TRACKS.length * column - GAP,
    height: POSITIONS * cell + label,
    space: (track, at, span = 1) => ({
      x: left(track),
      y: (POSITIONS - at - span) * cell,
      width: column - GAP,
      height: span * cell - GAP,
    }),
    name: (track) => ({ x: left(track), y: POSITIONS * cell, width: column - GAP, height: label }),
  }
})()

export const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 })

/** Parses the notation of the data files, such as `V2+R`. */
export function parseTokens(text: string): Token[] {
  return text.split('+').flatMap((part): Token[] => {
    const n = Number(part.replace(/\D/g, '') || 0)
    if (/^M\d/.test(part)) return [{ kind: 'medal', n }]
    if (/^CIV\d/.test(part)) return [{ kind: 'civ', n }]
    if (/^T\d/.test(part)) return [{ kind: 'tech', n }]
    if (/^V\d/.test(part)) return [{ kind: 'move', n }]
    if (part === 'S') return [{ kind: 'synergy', n }]
    if (part === 'B') return [{ kind: 'patch', n }]
    if (part === 'R') return [{ kind: 'rover', n }]
    return []
  })
}

export interface Space {
  track: Track
  row: number
  /** Number of positions it spans. */
  span: number
  tokens: Token[]
  /** The player chooses one of its benefits. */
  either: boolean
}

/** All spaces of a corporation board; a step of Wormhole's biomass track is one space across its rows. */
export function spaces(corporation: CorporationData): Space[] {
  return TRACKS.flatMap((track): Space[] => {
    const steps = track === 'biomass' ? corporation.biomassSteps : undefined
    if (steps) {
      return steps.map(({ rows, options, medal }) => ({
        track,
        row: rows[0] ?? 0,
        span: rows.length,
        tokens: [
          ...options.map((option): Token =>
            typeof option === 'string' ? { kind: option, n: 0 } : { kind: 'advance', n: 0, track: option.advance },
          ),
          ...(medal > 0 ? [{ kind: 'medal' as const, n: medal }] : []),
        ],
        either: options.length > 1,
      }))
    }
    return corporation.tracks[track].flatMap((text, row): Space[] =>
      text === 'x' ? [] : [{ track, row, span: 1, tokens: parseTokens(text), either: false }],
    )
  })
}

/** The space of a cube. The steps of some cubes lead across other tracks. */
export function cubeSpace(
  corporation: CorporationData,
  cube: Track,
  { track, row }: Cube,
): { track: Track; row: number; span: number } {
  if (cube === 'biomass' && corporation.biomassSteps) {
    const rows = corporation.biomassSteps[row]?.rows ?? [0]
    return { track, row: rows[0] ?? 0, span: rows.length }
  }
  const step = cube === 'water' ? corporation.waterSteps?.[row] : undefined
  return step ? { track: step.track, row: step.row, span: 1 } : { track, row, span: 1 }
}

/** Points of the polyline along which Oasis's water cube moves. */
export function waterPath({ waterSteps }: CorporationData, layout: Layout): string {
  return (waterSteps ?? [])
    .map((step) => middle(layout.space(step.track, step.row)))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
}
