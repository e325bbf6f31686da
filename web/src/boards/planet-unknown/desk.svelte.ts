// The desk of Planet Unknown: the tile in hand, the seat on display, and the names of tiles and cards.
import { sentence, t } from '../../lib/words.svelte'
import { BoardDesk, deskContext } from '../desk.svelte'
import { TileDrag } from './drag.svelte'
import { Hand } from './hand.svelte'
import { Turning } from './turning.svelte'
import { whyFruitless } from './explain'
import { spot, spotsOf } from './spots'
import { game, twoDigits } from './data'
import { hasMeteor, pairOf, shapeOf } from './shape'
import { isKind } from '../tagged'
import type { Spot } from '../spots'
import type { MainAction } from '../types'
import type { Sentence } from '../../lib/wire/Sentence'
import type { Action, ActionChoice, Event, Props, Ring, Square, Tile, View } from './types'

export class Desk extends BoardDesk<View, Action, Event> {
  readonly hand: Hand
  readonly drag: TileDrag
  readonly turning = new Turning(this)

  constructor(props: () => Props) {
    super(props)
    const drag = (this.drag = new TileDrag(this))
    this.hand = new Hand(
      () => (drag.lifted ? drag.placements : this.choices),
      () => drag.lifted?.tile ?? this.#taken,
      () => [...(this.player?.lifepods ?? []), ...(this.player?.rovers ?? []).map(({ at }) => at)],
    )
  }

  /** The tile that has been taken and is to be placed now. */
  readonly #taken = $derived.by(() =>
    this.choices.some(({ action }) => isKind(action, 'place_tile')) ? (this.view.own?.tile ?? null) : null,
  )
  /** The seat whose planet and corporation are displayed. */
  readonly seat = $derived.by(() => this.props().shown)
  /** Whether the displayed area is the viewer's own, which alone is interactive. */
  readonly own = $derived.by(() => this.view.viewer === this.seat)
  readonly player = $derived.by(() => this.view.players[this.seat])
  /** Whether a tile is in hand, to be placed on the displayed planet. */
  readonly placing = $derived.by(() => this.own && this.hand.tile !== null)

  /** Whether the pending question is answered on the viewer's planet, or needs a look at it. */
  readonly asksPlanet = $derived.by(() => this.placing || this.isLive('square', 'row', 'column', 'tile', 'pile'))
  /** Whether an earlier position is looked at. */
  readonly past = $derived.by(() => {
    const { log = [], at = Infinity } = this.props()
    return (log.at(-1)?.at ?? 0) > at
  })

  readonly preview = $derived.by(() => this.props().preview ?? null)
  /** Whether the server sends previews; not in the tour. */
  readonly hasPreviews = $derived.by(() => this.props().preview !== undefined)
  /** The preview of the hovered placement of the tile in hand, once the server has sent it. */
  readonly placementPreview = $derived.by(() => {
    const { preview } = this
    return isKind(this.hover, 'place_tile') && preview?.kind === 'known' ? preview : null
  })

  /** The placement of the tile in hand. */
  readonly #placement = $derived.by(() => this.hand.held?.choice?.action ?? null)
  /** What Enter confirms: the station as it is turned, or the place of the tile in hand. */
  readonly main = $derived.by((): MainAction<Action> | null => {
    const { turning } = this
    if (turning.asked) return { label: turning.label, action: turning.choice?.action ?? null }
    return this.placing && !this.drag.lifted ? { label: t('planet-lay-here'), action: this.#placement } : null
  })

  /** For the desk of the board, the only one with a station and a planet. Called by its component. */
  reportMain(): void {
    $effect(() => this.props().onmain?.(this.main))
    $effect(() => () => this.props().onmain?.(null))
  }

  protected override dismiss(): void {
    super.dismiss()
    this.hand.hide()
    this.turning.back()
  }

  /** A row or a column of meteorites can also be chosen by each of them. */
  protected override spotsOf(action: Action): Spot[] {
    const stones = isKind(action, 'select_line') ? this.#stonesIn(action.select_line) : []
    return [...spotsOf(action), ...stones.map((square) => spot.square(square))]
  }

  #stonesIn({ column, index }: { column: boolean; index: number }): Square[] {
    const { meteors = [], rovers = [] } = this.player ?? {}
    const carried = rovers.filter(({ loaded }) => loaded).map(({ at }) => at)
    return [...meteors, ...carried].filter(([x, y]) => (column ? x : y) === index)
  }

  /** What would bring nothing says so first, and is taken by a second click. */
  protected override opensMenu(action: Action): boolean {
    return whyFruitless(this, action) !== null
  }

  protected override menuTitle(spot: Spot): string {
    return this.#takeAnyway(this.at(spot))
  }

  #takeAnyway(choices: readonly ActionChoice[]): string {
    const [only, ...more] = choices
    const why = only && more.length === 0 ? whyFruitless(this, only.action) : null
    return why === null ? '' : t('planet-take-anyway', { why })
  }

  /** The choice to take the tile on a pile; undefined if something else is asked of it. */
  taking(ring: Ring): ActionChoice | undefined {
    return this.at(spot.pile(ring)).find(({ action }) => isKind(action, 'choose_tile'))
  }

  /** A press on a choice that is offered as a card or a chip. */
  pressOffer(choice: ActionChoice, event: MouseEvent): void {
    if (this.opensMenu(choice.action)) this.openMenu(this.#takeAnyway([choice]), [choice], event)
    else this.take(choice)
  }

  /** A sentence of the server in words. */
  readonly words = (told: Sentence): string => this.props().say(told)

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

export const [getDesk, setDesk] = deskContext<Desk>()
