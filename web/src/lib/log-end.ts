// The end of the log: it begins with a whole paragraph.

/** Lines of paragraphs that stay in sight, however long these are. */
const LEAST = 6

/** What is in sight of the log, in pixels from its beginning. */
interface Sight {
  from: number
  to: number
}

/** Pixels to leave free below the last line, so that no paragraph is in sight without its beginning. */
export function roomAtEnd(
  paragraphs: readonly { offsetTop: number; offsetHeight: number }[],
  { from, to }: Sight,
  line: number,
): number {
  // A fraction of a pixel is not a cut.
  const cut = paragraphs.find(({ offsetTop, offsetHeight }) => offsetTop < from - 1 && offsetTop + offsetHeight > from + 1)
  const room = cut ? cut.offsetTop + cut.offsetHeight - from : 0
  return to - from - room < LEAST * line ? 0 : room
}
