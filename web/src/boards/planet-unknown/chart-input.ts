// Pointer and keyboard input over a planet's chart: placing the tile in hand, driving rovers, asking why a square offers nothing.
import { svgPoint } from '../../lib/svg'
import { toasts } from '../../lib/toasts.svelte'
import { t } from '../../lib/words.svelte'
import { LONG_PRESS } from '../../ui/tip.svelte'
import { SQUARE } from './ground'
import { FINGER_OFFSET } from './hand.svelte'
import { same } from './path'
import { attemptAtSquare } from './spots'
import type { Desk } from './desk.svelte'
import type { Drive } from './drive.svelte'
import type { Square } from './types'

/** Pixels that a finger may move between down and up in a tap. */
const TAP_SLOP = 6

/** Wheel travel for a quarter turn of the tile. */
const WHEEL_STEP = 50

const ARROWS: Record<string, Square> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export class ChartInput {
  /** A mouse lays a tile with a click; a finger drags it first and lays it with a second tap. */
  #touch = false
  /** The press began on a rover: it selects or drives that one and asks nothing. */
  #onRover = false
  #down: { x: number; y: number; at: number } | null = null
  #wheel = 0

  constructor(
    readonly desk: Desk,
    readonly drive: Drive,
    readonly svg: () => SVGSVGElement | undefined,
  ) {}

  /** In squares, from the corner of the chart. */
  #position(event: MouseEvent): [number, number] {
    const { x, y } = svgPoint(this.svg(), event)
    return [x / SQUARE, y / SQUARE]
  }

  #square(event: MouseEvent): Square {
    const [x, y] = this.#position(event)
    return [Math.floor(x), Math.floor(y)]
  }

  readonly pointerdown = (event: PointerEvent): void => {
    const { desk, drive } = this
    this.#touch = event.pointerType === 'touch'
    this.#down = { x: event.clientX, y: event.clientY, at: event.timeStamp }
    this.#onRover = false
    if (desk.placing || !desk.own) return
    const square = this.#square(event)
    const rover = desk.player?.rovers.find(({ at }) => same(at, square))
    if (!rover || !drive.can(rover)) return
    drive.begin(rover)
    this.#onRover = true
    this.svg()?.setPointerCapture(event.pointerId)
  }

  readonly pointermove = (event: PointerEvent): void => {
    if (this.drive.path.length > 0) return this.drive.draw(this.#square(event))
    if (this.desk.placing && (!this.#touch || this.#down)) this.drag(event)
  }

  readonly pointerup = (event: PointerEvent): void => {
    const { desk, drive } = this
    const { hand } = desk
    const down = this.#down
    const moved = down && Math.hypot(event.clientX - down.x, event.clientY - down.y) >= TAP_SLOP
    const rested = down && event.timeStamp - down.at >= LONG_PRESS
    this.#down = null
    if (drive.path.length > 0) return drive.drive()
    if (!down || !desk.placing || !this.#touch || moved || rested) return
    const [x, y] = this.#square(event)
    const { held } = hand
    if (held?.piece.cells.some((cell) => held.at[0] === x - cell.x && held.at[1] === y - cell.y)) this.lay()
    else hand.middle = this.#position(event)
  }

  /** The pointer does something else now: it neither lays a tile nor drives a rover. */
  letGo(): void {
    this.#down = null
    this.drive.stop()
  }

  readonly click = (event: MouseEvent): void => {
    const { desk, drive } = this
    if (desk.placing) {
      if (!this.#touch) this.lay()
    } else if (desk.own && !this.#onRover) {
      if (desk.isLive('pile')) toasts.show(() => t('planet-tile-first'))
      else desk.ask(attemptAtSquare(desk.choices, this.#square(event), drive.active))
    }
  }

  readonly keydown = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key]
    if (!this.desk.placing || event.ctrlKey || event.metaKey || event.altKey) return
    if (direction) this.desk.hand.step(direction)
    else if (event.key === 'Enter' || event.key === ' ') this.lay()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** A click on a button gives up the focus: the tile in hand takes these keys then, before the page does. */
  readonly unfocusedKey = (event: KeyboardEvent): void => {
    if (event.target === document.body && event.key !== ' ') this.keydown(event)
  }

  readonly wheel = ({ deltaY }: WheelEvent): void => {
    this.#wheel += deltaY
    if (Math.abs(this.#wheel) < WHEEL_STEP) return
    this.desk.hand.turn(Math.sign(this.#wheel))
    this.#wheel = 0
  }

  /** Moves the tile in hand to the pointer, also from outside the chart. */
  readonly drag = (event: PointerEvent): void => {
    const [x, y] = this.#position(event)
    const finger = event.pointerType === 'touch'
    this.desk.hand.free = !finger
    this.desk.hand.middle = [x, finger ? y - FINGER_OFFSET : y]
  }

  /** Lays the tile where it is, or asks which rule forbids that. */
  readonly lay = (): void => {
    const { hand } = this.desk
    if (hand.held?.choice) this.desk.take(hand.held.choice)
    else if (hand.held) this.desk.ask(hand.attempt(hand.held))
  }
}
