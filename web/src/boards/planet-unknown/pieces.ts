// Which squares belong to the same tile. A view contains only the terrain of a square; the log contains the placements.
import { lines } from '../../lib/log'
import { game } from './data'
import { key } from './path'
import { pieceOf } from './shape'
import { isKind } from '../tagged'
import type { LogEntry } from '../types'
import type { Change, Event, PlayerView, Square } from './types'

function squaresOf(change: Change): Square[] {
  if (isKind(change, 'earlier_tiles_placed')) return change.earlier_tiles_placed.squares
  if (!isKind(change, 'tile_placed')) return []
  const { tile, at, turns, flip } = change.tile_placed
  return pieceOf(game, tile, { turns, flip }).cells.map(({ x, y }): Square => [at[0] + x, at[1] + y])
}

/** What a seat has laid according to the log, oldest first. */
function laid(log: readonly LogEntry<Event>[], seat: number): Square[][] {
  const standing = new Set(lines(log).flatMap(({ at, undone }) => (undone ? [] : [at])))
  return log.flatMap(({ at, events }) =>
    events.flatMap(({ event }) =>
      standing.has(at) && isKind(event, 'did') && event.did.seat === seat
        ? event.did.changes.map(squaresOf).filter((squares) => squares.length > 0)
        : [],
    ),
  )
}

/** The piece on each covered square. A patch is a separate piece (R1.8); all squares of unknown tiles form one piece. */
export function piecesOf(log: readonly LogEntry<Event>[], seat: number, player: PlayerView): Map<string, string> {
  const pieces = new Map(player.squares.map(({ at }) => [key(at), 'unknown']))
  const tiles = [...laid(log, seat), player.last]
  for (const [i, squares] of tiles.entries()) {
    // The log may be ahead of a past position.
    if (squares.every((square) => pieces.has(key(square)))) for (const square of squares) pieces.set(key(square), `tile ${i}`)
  }
  for (const { at, patch } of player.squares) if (patch) pieces.set(key(at), `patch ${key(at)}`)
  return pieces
}
