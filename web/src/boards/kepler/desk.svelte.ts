// What the parts of the board share: which choices lie where, what is pointed at, and the menu for several choices at one place.
import { getContext, setContext } from 'svelte'
import { sentence } from '../../lib/words.svelte'
import { atSpots, flight, isAside, shipOf, spotsOf, type Spot } from './spots'
import type { BoardProps } from '../types'
import type { Choice } from '../../lib/wire/Choice'
import type { Action, Hex, View } from './types'

export interface Menu {
  choices: Choice[]
  x: number
  y: number
}

export class Desk {
  menu = $state.raw<Menu | null>(null)
  /** An action pointed at on the board itself. */
  pointed = $state.raw<unknown>(null)
  readonly #props: () => BoardProps

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  readonly view = $derived.by(() => this.#props().view as View)
  readonly choices = $derived.by(() => this.#props().question?.choices ?? [])
  readonly #spots = $derived.by(() => atSpots(this.choices, this.view.flying))
  readonly hover = $derived.by(() => this.pointed ?? this.#props().hover)
  readonly #hot = $derived.by(() => new Set(this.hover ? spotsOf(this.hover as Action, this.view.flying) : []))

  /** Hexes that the ship pointed at could reach. */
  readonly reach = $derived.by((): Hex[] => {
    const { preview } = this.#props()
    const ship = shipOf(this.hover)
    if (!ship || preview?.kind !== 'known') return []
    return preview.next.flatMap((action) => flight(action, ship).slice(-1))
  })

  at(spot: Spot): Choice[] {
    return this.#spots.get(spot) ?? []
  }

  /** How a place looks: bright where the question is answered, dim where only a free power is. */
  mood(spot: Spot): 'live' | 'aside' | 'still' {
    const choices = this.at(spot)
    if (choices.length === 0) return 'still'
    return choices.every((choice) => isAside(choice.action as Action)) ? 'aside' : 'live'
  }

  isHot(spot: Spot): boolean {
    return this.#hot.has(spot)
  }

  names(): readonly string[] {
    return this.#props().names
  }

  shown(): number {
    return this.#props().shown
  }

  fresh(): BoardProps['fresh'] {
    return this.#props().fresh
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.#props().say(sentence(key, args))
  }

  label(choice: Choice): string {
    return this.#props().say(choice.label)
  }

  /** What assistive technology reads of a place: what it is, then what can be done there. */
  describe(spot: Spot, what: string): string {
    return [what, ...this.at(spot).map((choice) => this.label(choice))].filter(Boolean).join('. ')
  }

  /** What a place does when it is pointed at or has the focus: its first choice is tried out. */
  over(spot: Spot): Record<'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void> {
    const on = (): void => void (this.pointed = this.at(spot)[0]?.action ?? null)
    const off = (): void => void (this.pointed = null)
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off }
  }

  /** One choice is taken, several are offered, none is asked about. */
  press(spot: Spot, event: MouseEvent | KeyboardEvent, attempt?: () => Action | null): void {
    const choices = this.at(spot)
    const [first] = choices
    if (choices.length > 1) this.menu = { choices, ...where(event) }
    else if (first) this.#props().choose(first.action)
    else if (this.choices.length > 0) {
      const action = attempt?.()
      if (action) this.#props().why(action)
    }
  }

  take(choice: Choice): void {
    this.menu = null
    this.pointed = null
    this.#props().choose(choice.action)
  }
}

function where(event: MouseEvent | KeyboardEvent): { x: number; y: number } {
  if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY }
  const box = event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : { left: 0, bottom: 0 }
  return { x: box.left, y: box.bottom }
}

const KEY = Symbol('desk')
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk)
export const getDesk = (): Desk => getContext<Desk>(KEY)
