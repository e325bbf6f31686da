// Shortens lines of several parts to the available width before they are rendered.

export interface Shortened {
  /** The parts that fit. */
  parts: string[]
  /** How many do not. */
  left: number
  /** Not even the first part fits: it is truncated. */
  clipped: boolean
}

type Fits = (parts: string[], left: number) => boolean

/**
 * The longest prefix of `parts` that fits together with the words for how many are left. If not even the first part fits, its
 * comma-separated items take the place of the parts; the last resort is the first item, truncated.
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

/** Width in pixels that is safe for a text on several lines: each line break wastes at most the longest word. */
export function roomOf(lines: number, width: number, text: string, font: string): number {
  const longest = Math.max(...text.split(' ').map((word) => textWidth(word, font)))
  return lines * width - (lines - 1) * longest
}
