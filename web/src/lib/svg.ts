// Points of SVG drawings, and pointer events over them.

export interface Point {
  x: number
  y: number
}

/** The pointer's position in the user units of an SVG element. */
export function svgPoint(svg: SVGSVGElement | undefined, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg?.getScreenCTM()?.inverse())
  return { x, y }
}

/**
 * Handles the wheel instead of scrolling the page, until the returned function is called. Svelte's own wheel handlers are passive
 * and cannot prevent scrolling.
 */
export function captureWheel(element: SVGElement | undefined, onwheel: (event: WheelEvent) => void): () => void {
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    onwheel(event)
  }
  element?.addEventListener('wheel', wheel, { passive: false })
  return () => element?.removeEventListener('wheel', wheel)
}
