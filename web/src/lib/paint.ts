// What a click asks for comes first on the screen; what takes longer follows.

/** Milliseconds after which a page is not painted at all: it is hidden. */
const PAINT_TIMEOUT = 100

/** Runs `then` after the frame that paints the state of now. */
export function afterPaint(then: () => void): void {
  let done = false
  const once = (): void => {
    clearTimeout(timeout)
    if (!done) then()
    done = true
  }
  const timeout = setTimeout(once, PAINT_TIMEOUT)
  requestAnimationFrame(() => setTimeout(once))
}
