// What the parts of a board share: which choices lie where, what is pointed at, and the menu for several choices at one place.
import { pressed } from '../lib/keys'
import { sentence } from '../lib/words.svelte'
import { atSpots, type Spot } from './spots'
import './spots.css'
import type { SVGAttributes } from 'svelte/elements'
import type { BoardProps } from './types'
import type { Choice } from '../lib/wire/Choice'

interface Menu {
  choices: Choice[]
  x: number
  y: number
}

type Over = Record<'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void>

/** Milliseconds. */
const DOUBLE = 400

/** Every game has its own, which knows where its actions are taken. It is made by the component whose props it reads. */
export abstract class BoardDesk<View, Action> {
  menu = $state.raw<Menu | null>(null)
  /** An action pointed at on the board itself. */
  pointed = $state.raw<unknown>(null)
  #sent: { question: BoardProps['question']; at: number } | null = null
  protected readonly props: () => BoardProps

  constructor(props: () => BoardProps) {
    this.props = props
    // A menu belongs to the question it was opened for.
    $effect(() => {
      void props().question
      this.menu = null
      this.pointed = null
    })
    $effect(() => props().point(this.pointed))
  }

  readonly view = $derived.by(() => this.props().view as View)
  readonly choices = $derived.by(() => this.props().question?.choices ?? [])
  /** An action pointed at in the list. */
  readonly listed = $derived.by(() => this.props().hover)
  readonly hover = $derived.by(() => this.pointed ?? this.listed)
  readonly #spots = $derived.by(() => atSpots(this.choices, (action: Action) => this.spotsOf(action)))
  readonly #hot = $derived.by(() => new Set(this.hover ? this.spotsOf(this.hover as Action) : []))

  /** Every spot at which the action can be taken. */
  protected abstract spotsOf(action: Action): Spot[]

  /** Always there and never the point of a question. */
  protected isAside(_action: Action): boolean {
    return false
  }

  at(spot: Spot): Choice[] {
    return this.#spots.get(spot) ?? []
  }

  /** How a place looks: bright where the question is answered, dim where only something aside is. */
  mood(spot: Spot): 'live' | 'aside' | 'still' {
    const choices = this.at(spot)
    if (choices.length === 0) return 'still'
    return choices.every((choice) => this.isAside(choice.action as Action)) ? 'aside' : 'live'
  }

  isHot(spot: Spot): boolean {
    return this.#hot.has(spot)
  }

  names(): readonly string[] {
    return this.props().names
  }

  fresh(): BoardProps['fresh'] {
    return this.props().fresh
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.props().say(sentence(key, args))
  }

  label(choice: Choice): string {
    return this.props().say(choice.label)
  }

  /** What assistive technology reads of a place: what it is, then what can be done there. */
  describe(spot: Spot, what: string): string {
    return [what, ...this.at(spot).map((choice) => this.label(choice))].filter(Boolean).join('. ')
  }

  /** What a place does when it is pointed at or has the focus: its first choice is tried out. */
  over(spot: Spot): Over {
    return this.overAction(() => this.at(spot)[0]?.action)
  }

  overAction(action: () => unknown): Over {
    const on = (): void => void (this.pointed = action() ?? null)
    const off = (): void => void (this.pointed = null)
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off }
  }

  /** Makes a button of a shape in a drawing. */
  button(spot: Spot, what = ''): SVGAttributes<SVGElement> {
    return {
      class: ['spot', { hot: this.isHot(spot) }],
      role: 'button',
      tabindex: 0,
      'aria-label': this.describe(spot, what),
      onclick: (event) => this.press(spot, event),
      onkeydown: (event) => pressed(event) && this.press(spot, event),
      ...this.over(spot),
    }
  }

  /** One choice is taken, several are offered, none is asked about. */
  press(spot: Spot, event: MouseEvent | KeyboardEvent, attempt?: () => Action | null): void {
    const choices = this.at(spot)
    const [first] = choices
    if (choices.length > 1) this.menu = { choices, ...where(event) }
    else if (first) this.take(first)
    else this.ask(attempt?.() ?? null)
  }

  /** Asks which rule forbids something, if anything is asked of this seat at all. */
  ask(action: Action | null): void {
    if (action && this.choices.length > 0) this.props().why(action)
  }

  take(choice: Choice): void {
    this.menu = null
    this.pointed = null
    // The second click of a double click comes before the answer to the first.
    const sent = { question: this.props().question, at: performance.now() }
    if (this.#sent?.question === sent.question && sent.at - this.#sent.at < DOUBLE) return
    this.#sent = sent
    this.props().choose(choice.action)
  }
}

function where(event: MouseEvent | KeyboardEvent): { x: number; y: number } {
  if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY }
  const box = event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : { left: 0, bottom: 0 }
  return { x: box.left, y: box.bottom }
}
