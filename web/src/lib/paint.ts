// What a click asks for comes first on the screen; what takes longer follows.

/** Milliseconds after which a page is not painted at all: it is hidden. */
const PAINT_TIMEOUT = 100

/**
 * Runs `then` when the state of now has been painted. The second frame begins when the first one was handed to the compositor; without
 * it, the work of `then` would compete with drawing the first.
 */
export function afterPaint(then: () => void): void {
  let done = false
  const once = (): void => {
    clearTimeout(timeout)
    if (!done) then()
    done = true
  }
  const timeout = setTimeout(once, PAINT_TIMEOUT)
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
}
