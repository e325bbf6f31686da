// Pointers over drawings.

/** Where in a drawing a pointer is, in the drawing's own measure. */
export function placeIn(
  svg: SVGSVGElement | undefined,
  { clientX, clientY }: { clientX: number; clientY: number },
): { x: number; y: number } {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg?.getScreenCTM()?.inverse())
  return { x, y }
}

/** Takes the wheel over a drawing, until the answer is called: Svelte's own handlers are passive and could not keep the page still. */
export function takeWheel(element: SVGElement | undefined, rolled: (event: WheelEvent) => void): () => void {
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    rolled(event)
  }
  element?.addEventListener('wheel', wheel, { passive: false })
  return () => element?.removeEventListener('wheel', wheel)
}
