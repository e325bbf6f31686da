// The gains of the tile in hand at its current place. Effects come from the server: `next` has them as the decisions after the
// placement. Squares, symbols and printed tokens come from the component data.
import { TRACKS, type CorporationData, type PlanetData } from './data'
import { complete, isOnPlanet, letter } from './ground'
import { isKind } from '../tagged'
import { same } from './path'
import { cubeSpace, spaces, type Space } from './tokens'
import type { Sentence } from '../../lib/wire/Sentence'
import type { SentenceArg } from '../../lib/wire/SentenceArg'
import type { Held } from './hand.svelte'
import type { Action, CoveredView, PlayerView, Square, Term, Track } from './types'

export type IconYield =
  | { kind: 'advance'; track: Track; step: Step }
  /** The steps that it brings; where no square is on ice, the one that it does not bring. */
  | { kind: 'water'; steps: Step[]; ice: Square[]; soil: Square[] }
  /** `steps` is null until the server has sent what can be copied. */
  | { kind: 'energy'; steps: Step[] | null }

/** The position of a cube and the space after it, if there is one. */
export interface Step {
  track: Track
  from: number
  to: Space | undefined
}

export interface Line {
  column: boolean
  index: number
  medals: number
}

export interface Receipt {
  icons: IconYield[]
  /** Effects besides those of the icons. */
  extras: Term[]
  lines: Line[]
  lifepods: Square[]
  rovers: Square[]
  /** Squares with a meteor symbol. */
  meteors: Square[]
}

/** The next step of a cube, after `ahead` others. */
export function nextStep(corporation: CorporationData, player: PlayerView, track: Track, ahead = 0): Step {
  const cube = player.cubes[TRACKS.indexOf(track)] ?? { track, row: 0 }
  const last = lastRow(corporation, track)
  const from = Math.min(cube.row + ahead, last)
  const at = cubeSpace(corporation, track, { ...cube, row: from + 1 })
  const to = spaces(corporation).find((space) => space.track === at.track && space.row === at.row)
  return { track, from, to: from < last ? to : undefined }
}

/** The steps that a water icon brings. */
function waterSteps(corporation: CorporationData, player: PlayerView, ice: number): Step[] {
  const times = corporation.waterSteps ? ice : ice && (player.levels.includes(corporation.doubleWater) ? 2 : 1)
  const steps = Array.from({ length: Math.max(times, 1) }, (_, ahead) => nextStep(corporation, player, 'water', ahead))
  return steps.filter(({ to }, i) => to || i === 0)
}

/** Some cubes move along special steps. */
function lastRow({ biomassSteps, waterSteps, tracks }: CorporationData, track: Track): number {
  const steps = track === 'biomass' ? biomassSteps : track === 'water' ? waterSteps : undefined
  return (steps ?? tracks[track]).length - 1
}

/** The tracks of a set, a bit each. */
export const tracksIn = (set: number): Track[] => TRACKS.filter((_, i) => set & (1 << i))

/** The pending effects, where several are left to choose from. A single one is resolved at once, so that its own decisions follow. */
const effectsIn = (next: readonly Action[]): Term[] =>
  next.flatMap((action) => (isKind(action, 'resolve') ? [action.resolve.effect] : []))

function copied(next: readonly Action[]): Track[] | null {
  for (const term of effectsIn(next)) {
    if (isKind(term, 'energy')) return tracksIn(term.energy)
    if (isKind(term, 'tech_or_energy')) return tracksIn(term.tech_or_energy)
  }
  const cubes = next.flatMap((action) => (isKind(action, 'choose_cube') ? [action.choose_cube.cube] : []))
  return cubes.length > 0 ? cubes : null
}

const isIconEffect = (term: Term, icons: readonly IconYield[]): boolean =>
  isKind(term, 'energy') ||
  isKind(term, 'tech_or_energy') ||
  isKind(term, 'water_icon') ||
  (isKind(term, 'advance') && icons.some((icon) => icon.kind === 'advance' && icon.track === term.advance))

/** How many steps these icons bring a cube. */
function stepsOf(icons: readonly IconYield[], track: Track): number {
  const steps = icons.flatMap((icon) => {
    if (icon.kind === 'advance') return [icon.step]
    return icon.kind === 'water' && icon.ice.length > 0 ? icon.steps : []
  })
  return steps.filter((step) => step.track === track && step.to).length
}

/** `next` is null until the server has answered. */
export function receiptOf(
  planet: PlanetData,
  corporation: CorporationData,
  player: PlayerView,
  { piece, at }: Held,
  next: readonly Action[] | null,
): Receipt {
  const cells = piece.cells.map((cell) => ({ ...cell, square: [at[0] + cell.x, at[1] + cell.y] as Square }))
  const under = (squares: readonly Square[]): Square[] => squares.filter((each) => cells.some(({ square }) => same(square, each)))
  const direct = cells.flatMap(({ terrain, icon }): IconYield[] => {
    if (!icon || terrain === 'energy') return []
    if (terrain !== 'water') return [{ kind: 'advance', track: terrain, step: nextStep(corporation, player, terrain) }]
    const water = cells.filter((cell) => cell.terrain === 'water').map(({ square }) => square)
    const isIce = (square: Square): boolean => letter(planet, square) === '*'
    const ice = water.filter(isIce)
    const soil = water.filter((square) => !isIce(square))
    return [{ kind: 'water', steps: waterSteps(corporation, player, ice.length), ice, soil }]
  })
  // The other icon may advance the same cube. It is told first, so that the copy is the step after that.
  const copy = (track: Track): Step => nextStep(corporation, player, track, stepsOf(direct, track))
  const energies = cells.filter(({ terrain, icon }) => icon && terrain === 'energy')
  const icons = [
    ...direct,
    ...energies.map((): IconYield => ({ kind: 'energy', steps: next && (copied(next)?.map(copy) ?? []) })),
  ]
  const meteors = cells.filter(({ meteor }) => meteor).map(({ square }) => square)
  return {
    icons,
    extras: next ? effectsIn(next).filter((term) => !isIconEffect(term, icons)) : [],
    lines: completed(
      planet,
      player,
      cells.map(({ square, terrain, icon, meteor }) => ({ at: square, terrain, icon, symbol: meteor, patch: false })),
      meteors,
    ),
    lifepods: under(player.lifepods),
    rovers: under(player.rovers.map((rover) => rover.at)),
    meteors,
  }
}

/** An objective that changes: what the player has of it, unless it is only fulfilled or not, and what it gains or loses. */
export interface ObjectiveChange {
  text: Sentence
  from: number | null
  to: number | null
  medals: number
}

/** The objectives among the notes of a preview. */
export function objectivesIn(notes: readonly Sentence[]): ObjectiveChange[] {
  return notes.flatMap(({ args }): ObjectiveChange[] => {
    const found = (name: string): SentenceArg | undefined => args.find(([each]) => each === name)?.[1]
    const number = (name: string): number | null => {
      const arg = found(name)
      return arg && 'number' in arg ? arg.number : null
    }
    const text = found('text')
    if (!text || !('message' in text)) return []
    return [{ text: text.message, from: number('from'), to: number('to'), medals: number('medals') ?? 0 }]
  })
}

/** Rules that the chart shows, named as the server names them. */
export type Illegality = 'off_planet' | 'overlap' | 'not_on_perimeter' | 'not_adjacent'

/** Why a piece cannot lie there; null where it takes more than the chart to say so. */
export function illegality(planet: PlanetData, player: PlayerView, { piece, at }: Pick<Held, 'piece' | 'at'>): Illegality | null {
  const squares = piece.cells.map(({ x, y }): Square => [at[0] + x, at[1] + y])
  const isCovered = (square: Square): boolean => player.squares.some((covered) => same(covered.at, square))
  const touches = (test: (square: Square) => boolean): boolean =>
    squares.some(([x, y]) => test([x - 1, y]) || test([x + 1, y]) || test([x, y - 1]) || test([x, y + 1]))
  if (!squares.every((square) => isOnPlanet(planet, square))) return 'off_planet'
  if (squares.some(isCovered)) return 'overlap'
  // Planets of several parts, or with a centre to begin at, have rules of their own.
  if (planet.parts || planet.grid.some((row) => row.includes('K'))) return null
  if (player.squares.length > 0) return touches(isCovered) ? null : 'not_adjacent'
  return touches((square) => letter(planet, square) === '.') ? null : 'not_on_perimeter'
}

/** Rows and columns that these squares complete. */
function completed(planet: PlanetData, player: PlayerView, squares: CoveredView[], meteors: Square[]): Line[] {
  const before = complete(planet, player)
  const after = complete(planet, {
    ...player,
    squares: [...player.squares, ...squares],
    meteors: [...player.meteors, ...meteors],
  })
  const found = (column: boolean, now: boolean[], then: boolean[], medals: number[]): Line[] =>
    now.flatMap((full, index) => (full && !then[index] ? [{ column, index, medals: medals[index] ?? 0 }] : []))
  return [
    ...found(false, after.rows, before.rows, planet.rowMedals),
    ...found(true, after.columns, before.columns, planet.columnMedals),
  ]
}
