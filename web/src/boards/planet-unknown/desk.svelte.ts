// The desk of Planet Unknown: the tile in hand, the seat on display, and the names of tiles and cards.
import { createContext } from 'svelte'
import { sentence } from '../../lib/words.svelte'
import { BoardDesk } from '../desk.svelte'
import { Hand } from './hand.svelte'
import { spotsOf } from './spots'
import { game, twoDigits } from './data'
import { hasMeteor, pairOf, shapeOf } from './shape'
import type { Spot } from '../spots'
import type { Sentence } from '../../lib/wire/Sentence'
import type { Action, Event, Props, Tile, View } from './types'

export class Desk extends BoardDesk<View, Action, Event> {
  readonly hand: Hand

  constructor(props: () => Props) {
    super(props)
    this.hand = new Hand(
      () => this.choices,
      () => this.view.own?.tile ?? null,
    )
  }

  /** The seat whose planet and corporation are displayed. */
  readonly seat = $derived.by(() => this.props().shown)
  /** Whether the displayed area is the viewer's own, which alone is interactive. */
  readonly own = $derived.by(() => this.view.viewer === this.seat)
  readonly player = $derived.by(() => this.view.players[this.seat])
  /** Whether a tile is in hand, to be placed on the displayed planet. */
  readonly placing = $derived.by(() => this.own && this.hand.tile !== null)

  protected override spotsOf(action: Action): Spot[] {
    return spotsOf(action)
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
    return this.props().say(words)
  }

  card(kind: 'civ' | 'obj' | 'ev', card: number, part = ''): string {
    return this.say(`${kind}-${twoDigits(card)}${part}`)
  }
}

export const [getDesk, setDesk] = createContext<Desk>()
