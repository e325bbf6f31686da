/** Does something that may wait until the page is painted. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(act)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
