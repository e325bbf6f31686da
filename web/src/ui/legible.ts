// Text of drawings that grow and shrink with the window.
import { unitsPerPixel } from './pan-zoom'
import type { Attachment } from 'svelte/attachments'

/** Keeps `--unit` of a drawing, a pixel in its user units, so that its text can have a least size in pixels. PanZoom does so itself. */
export const legible: Attachment<SVGSVGElement> = (svg) => {
  const observer = new ResizeObserver(([entry]) => {
    const { width, height } = svg.viewBox.baseVal
    if (entry) svg.style.setProperty('--unit', String(unitsPerPixel({ width, height }, 1, entry.contentRect)))
  })
  observer.observe(svg)
  return () => observer.disconnect()
}
