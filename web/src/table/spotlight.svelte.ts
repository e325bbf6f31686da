// Highlights the part of the table that a step of the tour is about, and keeps the tour's card clear of it.
import { tick } from 'svelte'
import { around, clearestCorner, type Box, type Corner } from './tour-card'

interface Tour {
  readonly position: object | null
  readonly step: { readonly about: string } | undefined
  /** What the reader is to decide. */
  readonly question: object | null
  /** The reader goes by keyboard, so what is to be chosen gets the focus. */
  readonly byKeyboard: boolean
}

/** Pixels between the card and the edges of the window. */
const MARGIN = 16
/** What the reader can choose on the board: buttons first, because in a drawing there may be controls that only prepare a choice. */
const GLOWING = ['button.live', 'svg [role="button"][tabindex="0"]']
/** The regions with choices. */
const REGIONS = '.tour :is(.stage, .own, .tray)'

/** Whether a click on this element is one on the board. */
export const isOnBoard = (target: EventTarget | null): boolean => target instanceof Element && target.closest(REGIONS) !== null

/** Created by the page: its effect ends with the page's component. */
export class Spotlight {
  card = $state<HTMLElement>()
  corner = $state<Corner>('bottom right')
  /** The rail is open, where it is a drawer. */
  drawerOpen = $state(false)
  /** On a phone the panels give their room to the stage while it is what the step describes. */
  aboutStage = $state(false)
  readonly #tour: Tour

  constructor(tour: Tour) {
    this.#tour = tour
    $effect(() => {
      if (tour.position && tour.step) void this.#highlight(tour.step.about)
    })
  }

  async #highlight(about: string): Promise<void> {
    for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit')
    // A step may be about several parts.
    const parts = [...document.querySelectorAll(`[data-tour~="${about}"]`)]
    // On a phone a drawer would cover the others.
    const part = parts.findLast((each) => each.closest('aside') === null) ?? parts.at(-1)
    if (!part) return
    for (const each of parts) each.setAttribute('data-lit', '')
    this.aboutStage = part.closest('.stage') !== null
    this.drawerOpen = part.closest('aside') !== null
    openPanel(part)
    await tick()
    part.scrollIntoView({ block: 'nearest' })
    this.#moveCard(parts)
    if (this.#tour.byKeyboard && this.#tour.question) focusChoice(part)
  }

  #moveCard(parts: readonly Element[]): void {
    if (this.card)
      this.corner = clearestCorner(this.corner, this.card.getBoundingClientRect(), around(parts.map(boxOf)), freeArea())
  }
}

/** On a phone the part may be in a panel that is not shown. */
function openPanel(part: Element): void {
  const panel = part.closest('[data-panel]')?.getAttribute('data-panel')
  if (panel) document.querySelector<HTMLElement>(`[data-tab="${panel}"]`)?.click()
}

/** A part in a drawer is still on its way into the window from the right. */
function boxOf(part: Element): Box {
  const { left, top, right, bottom } = part.getBoundingClientRect()
  const outside = Math.max(0, right - innerWidth)
  return { left: left - outside, top, right: right - outside, bottom }
}

/** The window without the header. */
function freeArea(): Box {
  const top = document.querySelector('.tour header')?.getBoundingClientRect().bottom ?? 0
  return { left: MARGIN, top: top + MARGIN, right: innerWidth - MARGIN, bottom: innerHeight - MARGIN }
}

/** Focuses the first choice of a part; some are made elsewhere on the board. */
function focusChoice(part: Element): void {
  const roots = [part, ...document.querySelectorAll(REGIONS)]
  const choices = roots.flatMap((root) => GLOWING.map((selector) => root.querySelector<HTMLElement | SVGElement>(selector)))
  choices.find((choice) => choice !== null)?.focus({ preventScroll: true })
}
