// The part of a drawing that is in sight, and how it moves: pure, so that it can be tested.

export interface Sight {
  x: number
  y: number
  /** 1 shows everything. */
  zoom: number
}

export interface Sheet {
  width: number
  height: number
}

export const MOST = 5

/** Keeps the sight on the sheet. */
export function clamp({ x, y, zoom }: Sight, { width, height }: Sheet): Sight {
  const z = Math.min(MOST, Math.max(1, zoom))
  return { zoom: z, x: Math.min(width - width / z, Math.max(0, x)), y: Math.min(height - height / z, Math.max(0, y)) }
}

/** Zooms so that the point (px, py) of the sheet stays where it is seen. */
export function zoomAt(sight: Sight, sheet: Sheet, factor: number, px: number, py: number): Sight {
  const zoom = Math.min(MOST, Math.max(1, sight.zoom * factor))
  const k = sight.zoom / zoom
  return clamp({ zoom, x: px - (px - sight.x) * k, y: py - (py - sight.y) * k }, sheet)
}

export function centreOn(sheet: Sheet, zoom: number, px: number, py: number): Sight {
  return clamp({ zoom, x: px - sheet.width / zoom / 2, y: py - sheet.height / zoom / 2 }, sheet)
}
