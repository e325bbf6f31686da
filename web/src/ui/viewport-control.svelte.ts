// The viewport of a drawing, moved by pointers, wheel and buttons.
import { svgPoint, type Point } from '../lib/svg'
import { clamp, reveal, unitsPerPixel, zoomAt, type Size, type Viewport } from './pan-zoom'

export const WHOLE: Viewport = { x: 0, y: 0, zoom: 1 }
/** Pixels that the pointer must move before a press becomes a drag. */
const DRAG_THRESHOLD = 5
const ZOOM_STEP = 1.35
/** User units between a point that is brought into view and the edge. */
const REVEAL_MARGIN = 30

interface Drawing {
  size: () => Size
  svg: () => SVGSVGElement | undefined
  /** Its top left corner in user units; (0, 0) by default. */
  origin?: Point
  /** Whether a single pointer pans; two always pan and zoom. */
  pans?: () => boolean
}

export class ViewportControl {
  /** From the drawing's corner. */
  viewport = $state.raw<Viewport>(WHOLE)
  /** Pixels of the element that the drawing is fitted into. */
  frameWidth = $state(0)
  frameHeight = $state(0)
  readonly #drawing: Drawing
  readonly #pointers = new Map<number, Point>()
  #moved = 0

  constructor(drawing: Drawing) {
    this.#drawing = drawing
  }

  get #size(): Size {
    return this.#drawing.size()
  }

  get #origin(): Point {
    return this.#drawing.origin ?? { x: 0, y: 0 }
  }

  readonly zoomed = $derived.by(() => this.viewport.zoom > 1)
  readonly viewBox = $derived.by(() => {
    const { x, y, zoom } = this.viewport
    return [x + this.#origin.x, y + this.#origin.y, this.#size.width / zoom, this.#size.height / zoom].join(' ')
  })
  /** User units per pixel, with which a drawing keeps its text legible at every zoom. */
  readonly unit = $derived.by(() =>
    unitsPerPixel(this.#size, this.viewport.zoom, { width: this.frameWidth, height: this.frameHeight }),
  )

  /** Whether a pointer is pressed on the drawing. */
  get pressed(): boolean {
    return this.#pointers.size > 0
  }

  get pinching(): boolean {
    return this.#pointers.size > 1
  }

  readonly nearer = (): void => this.#zoom(ZOOM_STEP)
  readonly farther = (): void => this.#zoom(1 / ZOOM_STEP)
  readonly showAll = (): void => void (this.viewport = WHOLE)

  /** Brings these points, in user units, into view if all of them are outside. */
  reveal(points: readonly Point[]): void {
    const own = points.map(({ x, y }) => ({ x: x - this.#origin.x, y: y - this.#origin.y }))
    this.viewport = reveal(this.viewport, this.#size, own, REVEAL_MARGIN)
  }

  readonly wheel = (event: WheelEvent): void => this.#zoomAt(event, Math.exp(-event.deltaY * 0.0016))

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.#moved = 0
  }

  /** Whether the pointer pans or zooms. */
  readonly move = (event: PointerEvent): boolean => {
    const last = this.#pointers.get(event.pointerId)
    const svg = this.#drawing.svg()
    if (!last || !svg) return false
    const before = this.#spread()
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y]
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (!this.pinching && this.#drawing.pans?.() === false) return false
    this.#moved += Math.hypot(dx, dy)
    if (this.#moved < DRAG_THRESHOLD) return false
    svg.setPointerCapture(event.pointerId)
    const pixels = (svg.getScreenCTM()?.a ?? 1) * this.#pointers.size
    this.viewport = clamp({ ...this.viewport, x: this.viewport.x - dx / pixels, y: this.viewport.y - dy / pixels }, this.#size)
    if (before > 0) this.#zoomAt(event, this.#spread() / before)
    return true
  }

  readonly up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId)
  }

  /** Suppresses the click at the end of a drag. */
  readonly clickcapture = (event: MouseEvent): void => {
    if (this.#moved >= DRAG_THRESHOLD) event.stopPropagation()
    this.#moved = 0
  }

  /** Pixels between two pointers. */
  #spread(): number {
    const [a, b] = [...this.#pointers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }

  /** Zooms around the centre of what is seen. */
  #zoom(factor: number): void {
    const { x, y, zoom } = this.viewport
    const { width, height } = this.#size
    this.viewport = zoomAt(this.viewport, this.#size, factor, x + width / zoom / 2, y + height / zoom / 2)
  }

  #zoomAt(event: MouseEvent, factor: number): void {
    const { x, y } = svgPoint(this.#drawing.svg(), event)
    this.viewport = zoomAt(this.viewport, this.#size, factor, x - this.#origin.x, y - this.#origin.y)
  }
}
