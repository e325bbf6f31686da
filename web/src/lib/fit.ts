// Fits lines of several parts into their room, before they are drawn.

export interface Shortened {
  /** The parts that fit. */
  parts: string[]
  /** How many do not. */
  left: number
  /** Not even the first one fits: this is its beginning. */
  clipped: boolean
}

type Fits = (parts: string[], left: number) => boolean

/**
 * The first parts of a line that fit into its room together with the words for those that are left. Where not even the first one does,
 * the first items of its list, or the very first alone, as much of it as fits.
 */
export function shortened(parts: readonly string[], fits: Fits): Shortened {
  const items = parts.flatMap((part, i) => (i === 0 ? part.split(', ') : [part]))
  const [first = ''] = items
  const alone = fits([first], 0) ? { parts: [first], left: 0, clipped: false } : clipped(first, fits)
  return firstFitting(parts, fits) ?? firstFitting(items, fits) ?? alone
}

function clipped(text: string, fits: Fits): Shortened {
  let clip = `${text}…`
  while (clip.length > 2 && !fits([clip], 0)) clip = `${clip.slice(0, -2).trimEnd()}…`
  return { parts: [clip], left: 0, clipped: true }
}

function firstFitting(parts: readonly string[], fits: Fits): Shortened | undefined {
  for (let left = 0; left < parts.length; left++) {
    const shown = parts.slice(0, parts.length - left)
    if (fits(shown, left)) return { parts: shown, left, clipped: false }
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
