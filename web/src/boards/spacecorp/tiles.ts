// What a Discovery tile shows, and the room that takes on the map.
import { isGlyph, type Glyph } from './glyphs'
import type { TileData } from './data'

export const tileIcons = (tile: TileData | undefined): Glyph[] => (tile?.icons ?? []).filter(isGlyph)

/** How many symbols it shows: icons, production, colony points. */
export const tileSymbols = (tile: TileData | undefined): number =>
  tileIcons(tile).length + (tile?.production === undefined ? 0 : 1) + ((tile?.points ?? 0) > 0 ? 1 : 0)

export const tileWidth = (tile: TileData | undefined): number => Math.max(1, tileSymbols(tile)) * 14 + 6
