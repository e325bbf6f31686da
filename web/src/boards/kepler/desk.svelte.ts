// The desk of Kepler-3042.
import { BoardDesk, deskContext, type HoverHandlers } from '../desk.svelte'
import { sentence, t } from '../../lib/words.svelte'
import { isKind, kindOf } from '../tagged'
import { gainOf, isFruitless } from './gains'
import { hexName, id } from './hex'
import { namedNear } from './places'
import { flight, isAside, landsInVain, returnsEmpty, shipOf, spot, spotsOf } from './spots'
import type { Sentence } from '../../lib/wire/Sentence'
import type { Spot } from '../spots'
import type { Choice } from '../types'
import type { Action, Event, Hex, Props, TechId, View } from './types'

export class Desk extends BoardDesk<View, Action, Event> {
  /** The hovered hex, on the map or through the row of its planet; both are highlighted. */
  seen = $state.raw<Hex | null>(null)
  /** The first of the two technologies to begin with, which the rules take together. */
  firstTech = $state.raw<TechId | null>(null)

  constructor(props: () => Props) {
    super(props)
    // A page has several desks: one without a part of the answer must not reset the others.
    let reported: TechId | null = null
    $effect(() => {
      const { firstTech } = this
      if (firstTech === reported) return
      reported = firstTech
      props().onpart?.(firstTech === null ? null : sentence('web-kepler-second-tech', { tech: this.say(`tech-${firstTech}`) }))
    })
  }

  /** Hexes within reach of the hovered ship. */
  readonly reach = $derived.by((): Hex[] => {
    const { preview } = this.props()
    const ship = shipOf(this.hover)
    if (!ship || preview?.kind !== 'known') return []
    const ends = preview.next.flatMap((action) => flight(action, ship).slice(-1))
    // Several paths may end in the same hex.
    return [...new Map(ends.map((hex) => [id(hex), hex])).values()]
  })

  isSeen(hex: Hex | null): boolean {
    return hex !== null && this.seen !== null && id(hex) === id(this.seen)
  }

  /** Whether the viewer can act in the area of this seat; another player's is only looked at. */
  isOwn(seat: number): boolean {
    return this.view.viewer === seat
  }

  protected override spotsOf(action: Action): Spot[] {
    return spotsOf(action, this.view.flying)
  }

  /** The choices of two technologies to begin with. */
  readonly #pairs = $derived.by(() => this.choices.filter(({ action }) => isKind(action, 'setup_tech')))

  /** The choice that this technology would complete. */
  #completed(tech: TechId): Choice<Action> | undefined {
    const { firstTech } = this
    if (firstTech === null || firstTech === tech) return undefined
    const wanted = [firstTech, tech]
    return this.#pairs.find(
      ({ action }) => isKind(action, 'setup_tech') && wanted.every((each) => action.setup_tech.techs.includes(each)),
    )
  }

  /** Whether technologies are picked one by one now, the second click making the choice. */
  readonly pairing = $derived.by(() => this.#pairs.length > 0)

  /** Picks a technology to begin with, takes it back, or completes the pair. */
  pressTech(tech: TechId, event: MouseEvent | KeyboardEvent): void {
    const completed = this.#completed(tech)
    if (completed) this.take(completed)
    else if (this.pairing) this.firstTech = this.firstTech === tech ? null : tech
    else this.press(spot.tech(tech), event, () => ({ advance: { tech, card: 0 } }))
  }

  techHandlers(tech: TechId): HoverHandlers {
    return this.pairing ? this.actionHandlers(() => this.#completed(tech)?.action) : this.hoverHandlers(spot.tech(tech))
  }

  protected override clear(): void {
    super.clear()
    this.firstTech = null
  }

  /**
   * Withdrawing is in the menu of its ship: a slip would lose the ship. So is a flight that would use up its movement for nothing, or land
   * where the ship cannot settle. A main action that would bring nothing now, and may be taken for its bonus actions, says so first.
   */
  protected override opensMenu(action: Action): boolean {
    const costly = kindOf(action) === 'withdraw' || returnsEmpty(action, this.view) || this.#isFruitless(action)
    return costly || this.choices.some((choice) => choice.action === action && landsInVain(choice))
  }

  /** Whether a main action would bring nothing. */
  #isFruitless(action: Action): boolean {
    if (!isKind(action, 'select')) return false
    const { space } = action.select
    return isFruitless(space, gainOf(this.at(spot.space(space))[0]))
  }

  protected override menuTitle(spot: Spot): string {
    const first = this.at(spot)[0]
    if (first && this.#isFruitless(first.action)) return t('kepler-take-anyway')
    const [q, r] = /^hex:(-?\d+),(-?\d+)$/.exec(spot)?.slice(1).map(Number) ?? []
    return q === undefined || r === undefined ? '' : this.placeName([q, r])
  }

  /** A sentence of the server in words. */
  tell(sentence: Sentence): string {
    return this.props().say(sentence)
  }

  /** Who stands on a position of a leadership track. */
  standingAt(track: number, position: number): string[] {
    const { players, ghost } = this.view
    const names = players.flatMap((player, seat) => (player.track[track] === position ? [this.names()[seat] ?? ''] : []))
    return ghost?.track[track] === position ? [...names, this.say('table-ghost')] : names
  }

  /** Name of a place: "your ship at E15, near Vega". */
  placeName(hex: Hex): string {
    const { viewer, players, tiles } = this.view
    const near = namedNear(hex, tiles)
    const name = near && this.say(near.key)
    const where = !near
      ? hexName(hex)
      : t(near.on ? 'kepler-place-on' : 'kepler-place-near', { hex: hexName(hex), name: name ?? '' })
    const own = players[viewer ?? -1]?.ships.some((ship) => id(ship) === id(hex))
    return own ? t('kepler-place-ship', { where }) : where
  }

  protected override isAside(action: Action): boolean {
    return isAside(action, this.view)
  }
}

export const [getDesk, setDesk] = deskContext<Desk>()
