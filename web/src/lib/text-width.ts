// Widths of texts, before they are drawn.
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
