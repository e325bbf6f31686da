// What the parts of the board share: which choices lie where, what is pointed at, the tile in hand, and the menu for several
// choices at one place.
import { getContext, setContext } from 'svelte'
import { sentence } from '../../lib/words.svelte'
import { Hand } from './hand.svelte'
import { atSpots, spotsOf, type Spot } from './spots'
import { game, number } from './data'
import { hasMeteor, pairOf, shapeOf } from './shape'
import type { BoardProps } from '../types'
import type { Choice } from '../../lib/wire/Choice'
import type { Sentence } from '../../lib/wire/Sentence'
import type { Action, Tile, View } from './types'

export interface Menu {
  choices: Choice[]
  x: number
  y: number
}

/** Milliseconds. */
const DOUBLE = 400

export class Desk {
  menu = $state.raw<Menu | null>(null)
  /** An action pointed at on the board itself. */
  pointed = $state.raw<unknown>(null)
  /** A seat looked at for a moment, instead of the one shown. */
  look = $state<number | null>(null)
  readonly hand: Hand
  #sent: { question: BoardProps['question']; at: number } | null = null
  readonly #props: () => BoardProps

  constructor(props: () => BoardProps) {
    this.#props = props
    this.hand = new Hand(
      () => this.choices,
      () => this.view.own?.tile ?? null,
    )
  }

  readonly view = $derived.by(() => this.#props().view as View)
  readonly choices = $derived.by(() => this.#props().question?.choices ?? [])
  readonly #spots = $derived.by(() => atSpots(this.choices))
  /** An action pointed at in the list. */
  readonly listed = $derived.by(() => this.#props().hover)
  readonly hover = $derived.by(() => this.pointed ?? this.listed)
  readonly #hot = $derived.by(() => new Set(this.hover ? spotsOf(this.hover as Action) : []))
  /** The seat whose planet and corporation are shown large. */
  readonly seat = $derived.by(() => this.look ?? this.#props().shown)
  /** Only the own area answers clicks. */
  readonly own = $derived.by(() => this.view.viewer === this.seat)

  at(spot: Spot): Choice[] {
    return this.#spots.get(spot) ?? []
  }

  mood(spot: Spot): 'live' | 'still' {
    return this.at(spot).length > 0 ? 'live' : 'still'
  }

  isHot(spot: Spot): boolean {
    return this.#hot.has(spot)
  }

  names(): readonly string[] {
    return this.#props().names
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

  tile(tile: Tile): string {
    const shape = game.shapes[shapeOf(tile)]
    const [a, b] = game.pairs[pairOf(tile)] ?? ['civ', 'civ']
    const words: Sentence = {
      key: hasMeteor(tile) ? 'tile-meteor' : 'tile',
      args: [
        ['a', { message: sentence(`terrain-${a}`) }],
        ['b', { message: sentence(`terrain-${b}`) }],
        ['shape', { text: shape?.id ?? '' }],
        ['n', { number: [...(shape?.terrain.join('') ?? '')].filter((letter) => letter !== '.').length }],
      ],
    }
    return this.#props().say(words)
  }

  card(kind: 'civ' | 'obj' | 'ev', card: number, part = ''): string {
    return this.say(`${kind}-${number(card)}${part}`)
  }

  /** What assistive technology reads of a place: what it is, then what can be done there. */
  describe(spot: Spot, what: string): string {
    return [what, ...this.at(spot).map((choice) => this.label(choice))].filter(Boolean).join('. ')
  }

  /** What a place does when it is pointed at or has the focus: its first choice is tried out. */
  over(spot: Spot): Record<'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void> {
    return this.overAction(() => this.at(spot)[0]?.action)
  }

  overAction(action: () => unknown): Record<'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void> {
    const on = (): void => void (this.pointed = action() ?? null)
    const off = (): void => void (this.pointed = null)
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off }
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
    if (action && this.choices.length > 0) this.#props().why(action)
  }

  take(choice: Choice): void {
    this.menu = null
    this.pointed = null
    // The second click of a double click comes before the answer to the first.
    const sent = { question: this.#props().question, at: performance.now() }
    if (this.#sent?.question === sent.question && sent.at - this.#sent.at < DOUBLE) return
    this.#sent = sent
    this.#props().choose(choice.action)
  }
}

function where(event: MouseEvent | KeyboardEvent): { x: number; y: number } {
  if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY }
  const box = event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : { left: 0, bottom: 0 }
  return { x: box.left, y: box.bottom }
}

/** Enter and space press what is not a button by itself. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

const KEY = Symbol('desk')
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk)
export const getDesk = (): Desk => getContext<Desk>(KEY)
