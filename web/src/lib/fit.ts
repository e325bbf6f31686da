// Fits lines of several parts into their room, before they are drawn.

export interface Shortened {
  /** The parts that fit. */
  parts: string[]
  /** How many do not. */
  left: number
}

/**
 * The first parts of a line that fit into its room together with the words for those that are left. Where not even the first one does,
 * the first items of its list, or the very first alone.
 */
export function shortened(parts: readonly string[], fits: (parts: string[], left: number) => boolean): Shortened {
  const items = parts.flatMap((part, i) => (i === 0 ? part.split(', ') : [part]))
  const alone = items.slice(0, 1)
  const last = fits(alone, 0) ? { parts: alone, left: 0 } : { parts: [], left: parts.length }
  return firstFitting(parts, fits) ?? firstFitting(items, fits) ?? last
}

function firstFitting(parts: readonly string[], fits: (parts: string[], left: number) => boolean): Shortened | undefined {
  for (let left = 0; left < parts.length; left++) {
    const shown = parts.slice(0, parts.length - left)
    if (fits(shown, left)) return { parts: shown, left }
  }
  return undefined
}

let context: CanvasRenderingContext2D | null | undefined

/** Pixels of a text in a CSS font. */
export function textWidth(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = font
  return context.measureText(text).width
}

/** Pixels of room in several lines, whatever the words are between which they break. */
export function roomOf(lines: number, width: number, text: string, font: string): number {
  const longest = Math.max(...text.split(' ').map((word) => textWidth(word, font)))
  return lines * width - (lines - 1) * longest
}
