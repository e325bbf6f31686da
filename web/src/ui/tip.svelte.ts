// Tooltips. An element gets one by the attachment `tip`; `Tip.svelte`, mounted once, draws the one that is shown. Listeners are on the
// document, because a board has hundreds of elements with a tooltip.
import { on as listen } from 'svelte/events'
import type { Attachment } from 'svelte/attachments'

export interface TipContent {
  title: string
  /** What it does, a sentence each. */
  lines?: readonly (string | undefined)[]
  cost?: string | undefined
  /** Number of the rule, as in "R5.3". */
  rule?: string | undefined
}

/** A string is the name of a control without a visible one. A target without content has no tooltip. */
type Content = () => TipContent | string | null | undefined

interface Tip {
  content: Content
  /** Shown by a long press alone, where a pointer gets the same words elsewhere. */
  touchOnly: boolean
}

interface Shown {
  target: Element
  content: Content
  /** A finger covers what is below it. */
  touch: boolean
}

/** Milliseconds of a long press. */
export const LONG_PRESS = 450
/** Pixels that a finger may move during a long press. */
const SLOP = 10
export const TIP_ID = 'tip'

export class Tips {
  shown = $state.raw<Shown | null>(null)
  readonly #tips = new WeakMap<Element, Tip>()
  #press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null
  /** Ignore the click that ends a long press. */
  #ignoreClick = false
  /** The last press was by touch. Browsers then emulate mouse events at its place, over anything the tap has opened there. */
  #byTouch = false
  /** What the mouse pressed, and where: its tooltip stays away until the pointer has left it, whatever is redrawn under the pointer. */
  #pressed: { target: Element | null; x: number; y: number } | null = null

  attach(target: Element, content: Content, touchOnly = false): () => void {
    const own: Tip = { content, touchOnly }
    this.#tips.set(target, own)
    return () => {
      // It may have got another one since.
      if (this.#tips.get(target) !== own) return
      this.#tips.delete(target)
      if (this.shown?.target === target) this.hide()
    }
  }

  /** Listens until the returned function is called. */
  listen(page: Document): () => void {
    const stops: (() => void)[] = []
    // Not `addEventListener`: an element that loses the focus because it is removed fires inside Svelte's own update.
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void): void =>
      void stops.push(listen(page, type, listener, { capture: true, passive: false }))
    on('pointerover', (event) => this.#hover(event))
    on('pointerdown', (event) => this.#down(event))
    on('pointermove', (event) => this.#move(event))
    on('pointerup', () => this.#release())
    on('pointercancel', () => this.#release())
    on('click', (event) => this.#click(event))
    on('contextmenu', (event) => this.shown?.touch && event.preventDefault())
    on('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && this.#show(target, false))
    on('focusout', ({ target }) => target instanceof Node && this.shown?.target.contains(target) && this.hide())
    on('keydown', ({ key }) => key === 'Escape' && this.hide())
    on('wheel', () => this.hide())
    on('scroll', ({ target }) => target instanceof Node && this.shown && target.contains(this.shown.target) && this.hide())
    return () => stops.forEach((stop) => stop())
  }

  hide(): void {
    if (this.shown?.target.getAttribute('aria-describedby') === TIP_ID) this.shown.target.removeAttribute('aria-describedby')
    this.shown = null
  }

  /** Shows the tooltip of an element or of the nearest one around it, if any. */
  #show(from: EventTarget | null, touch: boolean): boolean {
    const found = this.#find(from, touch)
    if (found && this.shown?.target === found.target) return true
    this.hide()
    if (!found) return false
    const { target, content, now } = found
    // A name is read out anyway.
    if (typeof now !== 'string' && !target.hasAttribute('aria-describedby')) target.setAttribute('aria-describedby', TIP_ID)
    this.shown = { target, content, touch }
    return true
  }

  #find(from: EventTarget | null, touch: boolean): { target: Element; content: Content; now: TipContent | string } | null {
    for (let target = from instanceof Element ? from : null; target; target = target.parentElement) {
      const { content, touchOnly } = this.#tips.get(target) ?? {}
      const now = touchOnly && !touch ? null : content?.()
      if (content && now) return { target, content, now }
    }
    return null
  }

  #hover({ target, pointerType, buttons, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'touch' || buttons !== 0 || this.#byTouch) return
    if (this.#pressed) {
      const { target: pressed, x, y } = this.#pressed
      if ((clientX === x && clientY === y) || (pressed && this.#find(target, false)?.target === pressed)) return
      this.#pressed = null
    }
    this.#show(target, false)
  }

  #down({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    this.#release()
    this.#ignoreClick = false
    this.#byTouch = pointerType === 'touch'
    this.hide()
    this.#pressed = this.#byTouch ? null : { target: this.#find(target, false)?.target ?? null, x, y }
    if (!this.#byTouch) return
    // A long press on a spot means reading: it must not choose anything, even if there is nothing to read.
    const onSpot = target instanceof Element && target.closest('.spot') !== null
    const timer = setTimeout(() => (this.#ignoreClick = this.#show(target, true) || onSpot), LONG_PRESS)
    this.#press = { timer, x, y }
  }

  #move(event: PointerEvent): void {
    const { target, pointerType, buttons, clientX, clientY, movementX, movementY } = event
    if (this.#pressed) this.#hover(event)
    if (this.#byTouch && pointerType === 'mouse' && buttons === 0 && (movementX || movementY)) {
      this.#byTouch = false
      this.#show(target, false)
    }
    if (!this.#press || Math.hypot(clientX - this.#press.x, clientY - this.#press.y) <= SLOP) return
    this.#release()
    this.hide()
  }

  #release(): void {
    clearTimeout(this.#press?.timer)
    this.#press = null
  }

  #click(event: MouseEvent): void {
    if (!this.#ignoreClick) return
    this.#ignoreClick = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}

export const tips = new Tips()

/** Gives an element a tooltip: `{@attach tip(() => ({ title, lines, cost, rule }))}`, or `tip(() => name)` for a control that is an icon. */
export function tip(content: Content): Attachment {
  return (target) => tips.attach(target, content)
}

/** A tooltip for a long press alone. */
export function touchTip(content: Content): Attachment {
  return (target) => tips.attach(target, content, true)
}
