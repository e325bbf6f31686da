// The desk of On Mars: whose area is shown, which piece is picked for a movement, and the names of components.
import { BoardDesk, deskContext } from '../desk.svelte'
import { isKind, kindOf } from '../tagged'
import { LACERDA, RESOURCES } from './data'
import { complexAt, hexAt, hexName } from './hexes'
import { builtAt, pieceKey, spot, spotsOf } from './spots'
import { sitesOf } from './sites'
import { canTake } from './tiles'
import { movedTo, walksTo, type Walk } from './walks'
import type { Sentence } from '../../lib/wire/Sentence'
import type { Spot } from '../spots'
import type {
  Action,
  ActionChoice,
  Blueprint,
  Building,
  Contract,
  Discovery,
  Event,
  Hex,
  HexView,
  Item,
  MainAction,
  Piece,
  PlayerView,
  Scientist,
  SlotAction,
  Tech,
  Tile,
  View,
} from './types'

export class Desk extends BoardDesk<View, Action, Event> {
  /** The piece whose steps alone are offered. */
  picked = $state.raw<Piece | null>(null)

  constructor(props: ConstructorParameters<typeof BoardDesk<View, Action, Event>>[0]) {
    super(props)
    // A piece that has moved is another one: what was picked goes on with it, as long as it has steps.
    $effect(() => {
      if (this.view.question !== 'movement') this.picked = null
    })
  }

  readonly seat = $derived.by(() => this.props().shown)
  /** The entry after which the position was reached. */
  readonly entry = $derived.by(() => this.props().at ?? 0)
  /** Whether the shown area is the viewer's own, which alone is interactive. */
  readonly own = $derived.by(() => this.view.viewer === this.seat)
  readonly player = $derived.by(() => this.view.players[this.seat])
  /** The player who is asked here, if anybody is. */
  readonly asked = $derived.by((): PlayerView | undefined => this.view.players[this.question?.seat ?? -1])
  readonly question = $derived.by(() => this.props().question)
  readonly preview = $derived.by(() => this.props().preview)
  readonly hexes = $derived.by((): ReadonlyMap<Hex, HexView> => new Map(this.view.hexes.map((each) => [each.hex, each])))
  /** Pieces that have steps to make. */
  readonly #movable = $derived.by(
    () =>
      new Map(
        this.choices.flatMap(({ action }) => (isKind(action, 'step') ? [[pieceKey(action.step.piece), action.step.piece]] : [])),
      ),
  )

  protected override spotsOf(action: Action): Spot[] {
    const picked = this.picked && pieceKey(this.picked)
    return spotsOf(action, {
      built: (blueprint) => builtAt(this.view, blueprint),
      picked: picked !== null && this.#movable.has(picked) ? picked : null,
    })
  }

  protected override isAside(action: Action): boolean {
    return isKind(action, 'deliver') || (isKind(action, 'complete_goal') && this.view.question === 'turn')
  }

  protected override opensMenu(action: Action): boolean {
    return isKind(action, 'complete_goal') || isKind(action, 'deliver')
  }

  protected override menuTitle(spot: Spot): string {
    const [kind, id] = spot.split(':')
    if (kind === 'hex') return hexName(Number(id))
    if (kind === 'blueprint') return this.blueprint(Number(id))
    if (kind === 'contract') return this.say('contract-name', { n: Number(id) })
    return kind === 'goal' ? this.say('goal-name', { n: Number(id) }) : ''
  }

  /** Choices of these kinds. */
  of(...kinds: string[]): ActionChoice[] {
    return this.choices.filter(({ action }) => kinds.includes(kindOf(action)))
  }

  /** The pieces of the viewer on a hex that have steps to make. */
  movableAt(hex: Hex): Piece[] {
    return [...this.#movable.values()].filter((piece) => this.placeOf(piece) === hex)
  }

  /** Where a piece of the asked player stands. A rover that is not on the map yet starts from the middle (R9.4). */
  placeOf(piece: Piece): Hex {
    if (piece === 'rover') return this.asked?.rover ?? hexAt([0, 0]) ?? 0
    return 'bot' in piece ? piece.bot : piece.moved_bot
  }

  /** Distant hexes that the picked piece can reach, or the only one that can; not those where a click does something else. */
  readonly walks = $derived.by((): ReadonlyMap<Hex, Walk> => {
    const { view, asked } = this
    const { movement } = view
    if (!movement || !asked || !this.props().chooseAll) return new Map()
    const steps = this.choices.filter(({ action }) => this.spotsOf(action).length > 0)
    const walks = walksTo(steps, {
      movement,
      hexes: this.hexes,
      start: (piece) => this.placeOf(piece),
      canTake: (tile) => canTake(tile, asked, view),
    })
    return new Map([...walks].filter(([hex]) => !this.#isLiveHex(hex) && this.movableAt(hex).length === 0))
  })
  /** The distant hex that is pointed at. */
  farHover = $state.raw<Hex | null>(null)
  readonly walk = $derived.by(() => (this.farHover === null ? undefined : this.walks.get(this.farHover)))

  walkTo(hex: Hex): void {
    const walk = this.walks.get(hex)
    if (!walk) return
    this.farHover = null
    this.picked = movedTo(walk.piece, hex)
    this.props().chooseAll?.(walk.steps)
  }

  #isLiveHex(hex: Hex): boolean {
    return this.at(spot.hex(hex)).length > 0
  }

  /** Whether a click on a hex picks a piece there: nothing can be done on the hex itself. */
  isPickable(hex: Hex): boolean {
    return !this.#isLiveHex(hex) && this.movableAt(hex).length > 0
  }

  /** A click on a hex, besides those on its spots. */
  pressHex(hex: Hex): void {
    if (this.isPickable(hex)) this.pick(hex)
  }

  /** Picks the piece on a hex for the next steps, the next one if there are several, none after the last. */
  pick(hex: Hex): void {
    const pieces = this.movableAt(hex)
    const at = pieces.findIndex((piece) => this.isPicked(piece))
    this.picked = pieces[at + 1] ?? null
  }

  protected override clear(): void {
    super.clear()
    this.farHover = null
  }

  isPicked(piece: Piece): boolean {
    return this.picked !== null && pieceKey(this.picked) === pieceKey(piece)
  }

  override take(choice: ActionChoice): void {
    if (isKind(choice.action, 'step')) {
      const { piece, to } = choice.action.step
      this.picked = movedTo(piece, to)
    }
    super.take(choice)
  }

  /** Whether a crystal under a new building is the builder's (R10.7). */
  readonly keepsCrystal = $derived.by(() => this.view.options.crystal_under_building !== 'return')
  /** Buildings that the blueprints of an upgrade can be built on: of the one that is pointed at, else of all. */
  readonly upgradeSites = $derived.by((): ReadonlySet<Hex> => {
    const cards = this.view.question === 'upgrade' ? this.of('blueprint') : []
    const pointed = cards.filter(({ action }) => this.hover === action)
    return new Set((pointed.length > 0 ? pointed : cards).flatMap(sitesOf))
  })

  /** The complex that would arise on the hex that is pointed at. */
  readonly rising = $derived.by((): { building: Building; hex: Hex; hexes: ReadonlySet<Hex> } | null => {
    const { question, about } = this.view
    const hovered = this.hover
    const hex = isKind(hovered, 'hex') ? hovered.hex.hex : question === 'building_tech' ? about.hex : null
    if (!about.building || hex === null || !this.question) return null
    if (question !== 'building_hex' && question !== 'building_tech') return null
    return { building: about.building, hex, hexes: complexAt(this.hexes, hex, about.building, this.question.seat) }
  })

  building(building: Building): string {
    return this.say(`building-${building}`)
  }

  piece(piece: Piece): string {
    if (piece === 'rover') return this.say('piece-rover')
    return this.say('bot' in piece ? 'piece-bot' : 'piece-moved-bot', { hex: hexName(this.placeOf(piece)) })
  }

  tech(tech: Tech): string {
    return this.say(`tech-${tech}`)
  }

  blueprint(blueprint: Blueprint): string {
    return this.say(`blueprint-${blueprint}`)
  }

  scientist(scientist: Scientist): string {
    return this.say(`scientist-${scientist}`)
  }

  contract(contract: Contract): string {
    return this.say(`contract-${contract}`)
  }

  discovery(tile: Discovery): string {
    return this.say(tile)
  }

  tile(tile: Tile): string {
    return 'discovery' in tile ? this.discovery(tile.discovery) : this.say(tile.research)
  }

  action(action: MainAction | SlotAction): string {
    return this.say(`action-${action}`)
  }

  item(item: Item): string {
    return this.say(`item-${item}`)
  }

  /** Whose something is: in the solo game seat 1 is Lacerda's. */
  nameOf(seat: number | null): string {
    return this.names()[seat ?? -1] ?? (this.view.solo && seat === LACERDA ? this.say('lacerda') : '')
  }

  /** A sentence of the server in words. */
  tell(sentence: Sentence): string {
    return this.props().say(sentence)
  }
}

/** Items in storage with their numbers. */
export const stored = (player: PlayerView): { item: Item; n: number }[] =>
  RESOURCES.map((item, i) => ({ item, n: player.storage[i] ?? 0 }))

export const [getDesk, setDesk] = deskContext<Desk>()
