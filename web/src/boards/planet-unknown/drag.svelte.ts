// Dragging a tile onto the planet: the one in hand, or an offered one, which is taken only when it is dropped on a legal place.
// Dropping it elsewhere puts it back.
import { sameAction } from '../../lib/choices'
import { svgPoint } from '../../lib/svg'
import { toasts } from '../../lib/toasts.svelte'
import { illegalWords } from './explain'
import { SIDE, SQUARE } from './ground'
import { FINGER_OFFSET, type Hand } from './hand.svelte'
import { isKind } from '../tagged'
import type { Desk } from './desk.svelte'
import type { Action, ActionChoice, Ring, Tile } from './types'

/** An offered tile on its way to the planet. */
interface Lifted {
  tile: Tile
  choice: ActionChoice
}

/** Pixels that the pointer must move before a press becomes a drag. */
const DRAG_THRESHOLD = 6

export class TileDrag {
  lifted = $state.raw<Lifted | null>(null)
  /** The pointer, in window coordinates, while it drags a tile outside the planet. */
  outside = $state.raw<{ x: number; y: number } | null>(null)
  /** The placement to be made once the tile has been taken. */
  #pending: Action | null = null
  #chart: SVGSVGElement | undefined
  readonly #desk: Desk

  constructor(desk: Desk) {
    this.#desk = desk
  }

  get #hand(): Hand {
    return this.#desk.hand
  }

  /** Where the lifted tile could be placed, once the server has sent the preview of taking it. */
  readonly placements = $derived.by((): ActionChoice[] => {
    const { lifted } = this
    const { preview } = this.#desk
    if (!lifted || preview?.kind !== 'known') return []
    return preview.next.flatMap((action) => (isKind(action, 'place_tile') ? [{ ...lifted.choice, action }] : []))
  })

  setChart(chart: SVGSVGElement | undefined): void {
    this.#chart = chart
  }

  /** A press on an offered tile or, without a ring, on the tile in hand. */
  press(event: PointerEvent, ring?: Ring): void {
    const lifted = ring ? this.#offered(ring) : null
    if (event.button !== 0 || (ring && !lifted)) return
    this.#pending = null
    let dragging = false
    const { currentTarget: source } = event
    const stop = new AbortController()
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): void =>
      addEventListener(type, listener, { capture: true, signal: stop.signal })
    on('pointermove', (moved) => {
      if (moved.pointerId !== event.pointerId) return
      const far = Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY)
      if (!dragging && far < DRAG_THRESHOLD) return
      // The elements that it passes are not hovered.
      if (!dragging && source instanceof Element) source.setPointerCapture(event.pointerId)
      dragging = true
      this.#carry(lifted, moved)
    })
    on('pointerup', (up) => {
      if (up.pointerId !== event.pointerId) return
      stop.abort()
      if (!dragging) return
      ignoreNextClick()
      this.#drop(up)
    })
    on('pointercancel', () => {
      stop.abort()
      this.#putBack()
    })
    on('keydown', ({ key }) => {
      if (key !== 'Escape') return
      stop.abort()
      if (dragging) this.#putBack()
    })
  }

  /** Makes the pending placement when the tile has been taken. */
  next(): void {
    if (!this.#pending || !this.#desk.choices.some(({ action }) => isKind(action, 'place_tile'))) return
    const wanted = this.#pending
    this.#pending = this.lifted = null
    const choice = this.#desk.choices.find(({ action }) => sameAction(action, wanted))
    if (choice) this.#desk.take(choice)
  }

  #offered(ring: Ring): Lifted | null {
    const { view } = this.#desk
    const tile = view.depots.find(({ seat }) => seat === view.viewer)?.[ring].top ?? null
    const choice = this.#desk.taking(ring)
    return tile !== null && choice ? { tile, choice } : null
  }

  /** The pointer in squares of the chart; null outside it. */
  #over(event: PointerEvent): [number, number] | null {
    const { x, y } = svgPoint(this.#chart, event)
    const [column, row] = [x / SQUARE, y / SQUARE]
    const inside = [column, row].every((at) => at > -0.5 && at < SIDE + 0.5)
    return inside ? [column, event.pointerType === 'touch' ? row - FINGER_OFFSET : row] : null
  }

  #carry(lifted: Lifted | null, event: PointerEvent): void {
    this.lifted = lifted
    // Its preview lists the legal places. A move of another player ends the hover.
    if (lifted) this.#desk.boardHover = lifted.choice.action
    const over = this.#over(event)
    this.outside = over ? null : { x: event.clientX, y: event.clientY }
    this.#hand.free = true
    this.#hand.middle = over
  }

  #drop(event: PointerEvent): void {
    const over = this.#over(event)
    const { held } = this.#hand
    const { lifted } = this
    this.outside = null
    if (!over || !held) return this.#putBack()
    if (!lifted) return held.choice ? this.#desk.take(held.choice) : this.#refuse()
    if (held.choice) this.#pending = held.choice.action
    // The preview may be hidden or still pending: then the tile is taken and stays in hand.
    else if (this.placements.length > 0) return this.#refuse()
    else this.lifted = null
    this.#desk.take(lifted.choice)
  }

  /** Asks why the tile cannot lie where it was dropped, and puts it back. */
  #refuse(): void {
    const { held } = this.#hand
    // The server explains only what could be done now: the lifted tile is not taken yet.
    if (held && this.lifted) {
      const words = illegalWords(this.#desk, held)
      toasts.show(() => words)
    } else if (held) this.#desk.ask(this.#hand.attempt(held))
    this.#putBack()
  }

  #putBack(): void {
    this.lifted = this.outside = null
    this.#hand.begin()
  }
}

/** Browsers report the end of a drag as a click on the element that was pressed. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent): void => event.stopImmediatePropagation()
  addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', ignore, { capture: true }))
}
