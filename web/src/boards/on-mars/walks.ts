// Walks of several steps: a distant hex is reached by one click, with points alone. The rules take the steps one by one.
import { isKind } from '../tagged'
import { neighbours } from './hexes'
import { pieceKey } from './spots'
import type { Action, ActionChoice, Hex, HexView, MovementView, Piece, Tile } from './types'

export interface Walk {
  piece: Piece
  /** Where it starts, and every hex that it enters. */
  path: readonly Hex[]
  steps: readonly Action[]
}

interface Ground {
  movement: MovementView
  hexes: ReadonlyMap<Hex, HexView>
  /** Where a piece stands. */
  start: (piece: Piece) => Hex
  /** Whether a rover that ends on a tile can certainly take it, without which it may not end there (R9.7). */
  canTake: (tile: Tile) => boolean
}

/** The name of a piece after a step. */
export const movedTo = (piece: Piece, hex: Hex): Piece => (piece === 'rover' ? piece : { moved_bot: hex })

/**
 * Whether a walk may end on a hex. It may pass, but must not end, where another piece stands (R1.5, R9.3), where a rover may be unable to
 * take a tile (R9.7), or where a bot would destroy something (R9.6): those are deliberate single steps.
 */
function mayEnd(view: HexView | undefined, takes: boolean, canTake: Ground['canTake']): boolean {
  if (!view) return true
  const { tile } = view
  const taken = view.bots.length > 0 || view.rovers.length > 0 || view.miner !== null || view.advanced !== null
  return !taken && (takes ? tile === null || canTake(tile) : tile === null && !view.crystal)
}

/** Hexes two steps away and more that exactly one of these pieces can reach, with the way there. */
export function walksTo(choices: readonly ActionChoice[], ground: Ground): ReadonlyMap<Hex, Walk> {
  const first = new Map<string, { piece: Piece; to: Hex[] }>()
  for (const { action } of choices) {
    if (!isKind(action, 'step') || action.step.fee !== 'point') continue
    const { piece, to } = action.step
    const known = first.get(pieceKey(piece))
    if (known) known.to.push(to)
    else first.set(pieceKey(piece), { piece, to: [to] })
  }
  const all = [...first.values()].flatMap(({ piece, to }) => waysOf(piece, to, ground))
  const times = (hex: Hex): number => all.filter(({ path }) => path.at(-1) === hex).length
  return new Map(
    all.flatMap((walk) => {
      const end = walk.path.at(-1)
      return end === undefined || times(end) > 1 ? [] : [[end, walk]]
    }),
  )
}

/** Shortest ways of one piece; a rover prefers those over crystals, which it takes (R9.5). */
function waysOf(piece: Piece, first: readonly Hex[], { movement, hexes, start, canTake }: Ground): Walk[] {
  const points = (piece === 'rover' ? movement.rover : movement.bots) ?? 0
  const from = start(piece)
  const takes = piece === 'rover' || movement.as_rover
  const worth = (hex: Hex): number => (takes && hexes.get(hex)?.crystal ? 1 : 0)
  const seen = new Set([from, ...first])
  let layer = first.map((hex) => ({ path: [from, hex], crystals: worth(hex) }))
  const found: Walk[] = []
  for (let n = 2; n <= points; n++) {
    const next = new Map<Hex, (typeof layer)[number]>()
    for (const { path, crystals } of layer)
      for (const hex of neighbours(path.at(-1) ?? from)) {
        const sum = crystals + worth(hex)
        if (!seen.has(hex) && sum > (next.get(hex)?.crystals ?? -1)) next.set(hex, { path: [...path, hex], crystals: sum })
      }
    for (const [hex, { path }] of next) {
      seen.add(hex)
      if (mayEnd(hexes.get(hex), takes, canTake)) found.push({ piece, path, steps: stepsOn(piece, path) })
    }
    layer = [...next.values()]
  }
  return found
}

const stepsOn = (piece: Piece, [, ...path]: readonly Hex[]): Action[] =>
  path.map((to, i) => ({ step: { piece: i === 0 ? piece : movedTo(piece, path[i - 1] ?? to), to, fee: 'point' } }))
