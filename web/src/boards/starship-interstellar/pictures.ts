// What a choice is drawn with in a list: a cube, or an icon.
import { isKind } from '../tagged'
import { COLOURS } from './data'
import { isGlyph, type Glyph } from './glyphs'
import type { Action, Colour } from './types'

/** The cube that a choice is about. */
export function colourOf(action: Action): Colour | undefined {
  if (isKind(action, 'pay')) return action.pay.cube
  if (isKind(action, 'cube')) return action.cube.cube
  return isKind(action, 'load') ? COLOURS.find((colour) => colour === action.load.piece) : undefined
}

function nameOf(action: Action): string {
  if (isKind(action, 'salvation')) return action.salvation.action
  if (isKind(action, 'load')) return action.load.piece
  if (isKind(action, 'install')) return action.install.piece
  if (isKind(action, 'element')) return action.element.element
  if (isKind(action, 'research')) return 'research'
  if (isKind(action, 'convert')) return 'converter'
  if (isKind(action, 'move')) return 'satellite'
  if (isKind(action, 'orbit') || isKind(action, 'quadrant')) return 'wormhole'
  if (isKind(action, 'planet')) return 'production'
  return isKind(action, 'track') ? 'leader' : ''
}

export function glyphOf(action: Action): Glyph | undefined {
  const name = nameOf(action)
  return isGlyph(name) ? name : undefined
}
