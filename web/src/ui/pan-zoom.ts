// Viewport arithmetic of PanZoom.svelte.
import type { Point } from '../lib/svg'

/** The visible part of a drawing: its top left corner and the magnification. */
export interface Viewport {
  x: number
  y: number
  /** 1 shows the whole drawing. */
  zoom: number
}

export interface Size {
  width: number
  height: number
}

export const MAX_ZOOM = 5

/** Keeps the viewport inside the drawing. */
export function clamp({ x, y, zoom }: Viewport, { width, height }: Size): Viewport {
  const z = Math.min(MAX_ZOOM, Math.max(1, zoom))
  return { zoom: z, x: Math.min(width - width / z, Math.max(0, x)), y: Math.min(height - height / z, Math.max(0, y)) }
}

/** Zooms so that the point (px, py) of the drawing stays in place on the screen. */
export function zoomAt(viewport: Viewport, size: Size, factor: number, px: number, py: number): Viewport {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, viewport.zoom * factor))
  const k = viewport.zoom / zoom
  return clamp({ zoom, x: px - (px - viewport.x) * k, y: py - (py - viewport.y) * k }, size)
}

export function centreOn(size: Size, zoom: number, px: number, py: number): Viewport {
  return clamp({ zoom, x: px - size.width / zoom / 2, y: py - size.height / zoom / 2 }, size)
}

/** Whether a point of the drawing is inside the viewport, at least this far from its edges. */
const contains = ({ x, y, zoom }: Viewport, { width, height }: Size, margin: number, at: Point): boolean =>
  Math.abs(at.x - x - width / zoom / 2) <= width / zoom / 2 - margin &&
  Math.abs(at.y - y - height / zoom / 2) <= height / zoom / 2 - margin

/**
 * The nearest viewport that shows one of these points at least: the same one if it does, else moved to all of them, and zoomed out as far as
 * they need.
 */
export function reveal(viewport: Viewport, size: Size, points: readonly Point[], margin: number): Viewport {
  if (points.length === 0 || points.some((at) => contains(viewport, size, margin, at))) return viewport
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fits = Math.min(size.width / (right - left + 2 * margin), size.height / (bottom - top + 2 * margin))
  return centreOn(size, Math.max(1, Math.min(viewport.zoom, fits)), (left + right) / 2, (top + bottom) / 2)
}

/** User units per pixel of a drawing that is fitted into a frame. Before the frame is measured: as if it had the drawing's size. */
export function unitsPerPixel({ width, height }: Size, zoom: number, frame: Size): number {
  const pixels = Math.min(frame.width / width, frame.height / height) * zoom
  return pixels > 0 ? 1 / pixels : 1 / zoom
}
