// Defers slow work until the response to a click has been painted.

/** Milliseconds after which the page is assumed to be hidden, where nothing is painted. */
const PAINT_TIMEOUT = 100

/** Runs `then` after the current state has been painted. */
export function afterPaint(then: () => void): void {
  onceAfter(then, (once) => requestAnimationFrame(() => setTimeout(once)))
}

/** Runs `then` once the current state is on the screen: the next frame begins when the rasterised one is presented. */
export function afterPresented(then: () => void): void {
  onceAfter(then, (once) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once))))
}

function onceAfter(then: () => void, frames: (once: () => void) => void): void {
  let done = false
  const once = (): void => {
    clearTimeout(timeout)
    if (!done) then()
    done = true
  }
  const timeout = setTimeout(once, PAINT_TIMEOUT)
  frames(once)
}
