// Tiles in all orientations, and how they match the listed placements (R4.1, R4.9).
import { isKind } from '../tagged'
import type { ShapeData } from './data'
import type { ActionChoice, Square, Terrain, Tile } from './types'

export interface Cell {
  x: number
  y: number
  terrain: Terrain
  icon: boolean
  meteor: boolean
}

export interface Piece {
  cells: Cell[]
  width: number
  height: number
}

export interface Orientation {
  /** Clockwise quarter turns, after the flip. */
  turns: number
  flip: boolean
}

export interface TileData {
  shapes: ShapeData[]
  pairs: [Terrain, Terrain][]
}

/** A tile's number encodes its shape, its pair of terrains and whether it has a meteor symbol. */
export const shapeOf = (tile: Tile): number => Math.floor(tile / 12)
export const pairOf = (tile: Tile): number => Math.floor((tile % 12) / 2)
export const hasMeteor = (tile: Tile): boolean => tile % 2 === 1
export const tileOf = (shape: number, pair: number, meteor: boolean): Tile => shape * 12 + pair * 2 + (meteor ? 1 : 0)

function upright({ shapes, pairs }: TileData, tile: Tile): Piece {
  const shape = shapes[shapeOf(tile)]
  const pair = pairs[pairOf(tile)]
  if (!shape || !pair) return { cells: [], width: 0, height: 0 }
  const cells = shape.terrain.flatMap((row, y) =>
    [...row].flatMap((letter, x): Cell[] => {
      if (letter === '.') return []
      const mark = shape.marks[y]?.[x] ?? '-'
      return [
        {
          x,
          y,
          terrain: pair[letter === 'A' ? 0 : 1],
          icon: 'rx'.includes(mark),
          meteor: hasMeteor(tile) && 'mx'.includes(mark),
        },
      ]
    }),
  )
  return { cells, width: shape.terrain[0]?.length ?? 0, height: shape.terrain.length }
}

/** The tile mirrored horizontally if flipped, then rotated. */
export function pieceOf(data: TileData, tile: Tile, { turns, flip }: Orientation): Piece {
  let piece = upright(data, tile)
  if (flip) piece = { ...piece, cells: piece.cells.map((cell) => ({ ...cell, x: piece.width - 1 - cell.x })) }
  for (let i = 0; i < ((turns % 4) + 4) % 4; i++) {
    const { height, width, cells } = piece
    piece = { width: height, height: width, cells: cells.map((cell) => ({ ...cell, x: height - 1 - cell.y, y: cell.x })) }
  }
  return piece
}

/** The icons of a tile, by their terrains. */
export const iconsOf = (data: TileData, tile: Tile): Terrain[] =>
  upright(data, tile).cells.flatMap(({ terrain, icon }) => (icon ? [terrain] : []))

/** What a placement puts on which squares: equal for equivalent orientations of symmetric tiles. */
export function footprint({ cells }: Piece, [x, y]: Square): string {
  return cells
    .map((cell) => `${cell.x + x},${cell.y + y}${cell.terrain}${cell.icon ? '!' : ''}${cell.meteor ? '*' : ''}`)
    .sort()
    .join(' ')
}

/** The listed placements by footprint. */
export function placements(data: TileData, tile: Tile, choices: readonly ActionChoice[]): Map<string, ActionChoice> {
  const found = new Map<string, ActionChoice>()
  for (const choice of choices) {
    if (!isKind(choice.action, 'place_tile')) continue
    const { at, turns, flip } = choice.action.place_tile
    found.set(footprint(pieceOf(data, tile, { turns, flip }), at), choice)
  }
  return found
}

/** Legal places of a piece, by the top left corner of its bounding box. */
export function anchors(piece: Piece, listed: ReadonlyMap<string, ActionChoice>): { at: Square; choice: ActionChoice }[] {
  const found: { at: Square; choice: ActionChoice }[] = []
  for (let y = 0; y <= 12 - piece.height; y++) {
    for (let x = 0; x <= 12 - piece.width; x++) {
      const choice = listed.get(footprint(piece, [x, y]))
      if (choice) found.push({ at: [x, y], choice })
    }
  }
  return found
}

/** The nearest place in a direction, for arrow keys; sideways distance counts double. */
export function nextInDirection(places: readonly Square[], [x, y]: Square, [dx, dy]: Square): Square | undefined {
  const cost = ([px, py]: Square): number => {
    const ahead = (px - x) * dx + (py - y) * dy
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx)
    return ahead <= 0 ? Infinity : ahead + 2 * aside
  }
  const best = places.reduce<Square | undefined>(
    (found, place) => (!found || cost(place) < cost(found) ? place : found),
    undefined,
  )
  return best && cost(best) < Infinity ? best : undefined
}

/** Distance, in squares, within which a tile snaps to a legal place. */
const SNAP_DISTANCE = 0.85

/** The corner of a tile with its centre at (x, y): snapped to a legal place nearby, else to the nearest square. */
export function snap(piece: Piece, [x, y]: readonly [number, number], legal: readonly Square[]): Square {
  const [left, top] = [x - piece.width / 2, y - piece.height / 2]
  const far = ([px, py]: Square): number => Math.hypot(px - left, py - top)
  const near = legal.reduce<Square | undefined>((found, place) => (!found || far(place) < far(found) ? place : found), undefined)
  if (near && far(near) <= SNAP_DISTANCE) return near
  const within = (value: number, size: number): number => Math.max(0, Math.min(12 - size, Math.round(value)))
  return [within(left, piece.width), within(top, piece.height)]
}
