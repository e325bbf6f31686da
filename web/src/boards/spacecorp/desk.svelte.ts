// The desk of SpaceCorp: what is drafted, whose area is shown, and the names of components.
import { untrack } from 'svelte'
import { BoardDesk, deskContext } from '../desk.svelte'
import { sameAction } from '../../lib/choices'
import { isKind, kindOf } from '../tagged'
import { cardData, colonyData, game, siteData, tileData } from './data'
import { countIn, sources } from './named.svelte'
import { spotsOf } from './spots'
import type { Sentence } from '../../lib/wire/Sentence'
import type { Spot } from '../spots'
import type { Told } from '../types'
import type { Action, ActionChoice, BaseType, Card, Colony, Era, Event, Kind, Reach, Site, Tile, Title, View } from './types'

/** Steps that name a source of an action (R18.5). They are taken in any order. */
const SOURCES: readonly string[] = [
  'infra',
  'shielded_box',
  'card',
  'support',
  'double',
  'title',
  'time',
  'buy',
  'remove_team',
  'pay',
]

export const isSource = (action: Action): boolean => SOURCES.includes(kindOf(action))

export class Desk extends BoardDesk<View, Action, Event> {
  /** Sources to be named again after one before them was taken out. */
  #again: readonly Action[] = []
  /** The site that is pointed at. */
  pointed = $state.raw<Site | null>(null)
  /** The step of the competition's turn that is being read. */
  read = $state.raw<readonly Told<Event>[] | null>(null)

  constructor(props: ConstructorParameters<typeof BoardDesk<View, Action, Event>>[0]) {
    super(props)
    sources.open(this.#at())
    $effect(() => {
      void this.question
      untrack(() => {
        sources.settle(this.#at(), this.draft)
        this.#nameAgain()
      })
    })
    $effect(() => {
      if (!this.draft) sources.named = []
    })
  }

  /** Sources named in this draft, in their order, as far as it was done on the board in this tab. */
  get named(): readonly Action[] {
    return sources.named
  }

  /** The newest entry of the log. */
  #at(): number {
    return this.props().log?.at(-1)?.at ?? 0
  }

  readonly seat = $derived.by(() => this.props().shown)
  /** Whether the shown area is the viewer's own, which alone is interactive. */
  readonly own = $derived.by(() => this.view.viewer === this.seat)
  readonly player = $derived.by(() => this.view.players[this.seat])
  readonly question = $derived.by(() => this.props().question)
  readonly preview = $derived.by(() => this.props().preview)
  /** The draft that the viewer is putting together. */
  readonly draft = $derived.by(() => (this.view.draft?.confirmed ? null : this.view.draft))
  readonly board = $derived.by(() => game.boards[this.view.era])
  /** The HQ sheet in use: that of the era in which the game began. */
  readonly sheet = $derived.by(() => game.hqs.find(({ era }) => era === this.view.first_era))
  /** Sites that the hovered choice leads to, by the server's preview. */
  readonly reach = $derived.by((): Site[] => {
    const { preview } = this
    if (!isKind(this.hover, 'team') || preview?.kind !== 'known') return []
    return preview.next.flatMap((action) => (isKind(action, 'site') ? [action.site.site] : []))
  })

  readonly #reach = $derived.by(() => new Map(this.view.reach.map((each) => [each.site, each])))
  /** Whether a Move is pointed at, before it is begun. */
  readonly plansMove = $derived.by(() => isKind(this.hover, 'begin') && this.hover.begin.kind === 'move')

  /** How far a site is for a Move, and whether one can lead there; until its destination is named. */
  reachOf(site: Site): Reach | undefined {
    return this.#reach.get(site)
  }

  /** Costs and gravity of a site, with what its tiles and the situation change. */
  costsOf(site: Site): { explore?: number | undefined; build?: number | undefined; gravity?: number | undefined } {
    const data = siteData(this.view.era, site)
    const state = this.view.sites.find((each) => each.site === site)
    const changed = this.view.changed.find((each) => each.site === site)
    return {
      explore: changed?.explore ?? data?.explore,
      build: (state ? state.build : data?.build) ?? undefined,
      gravity: (changed ?? data)?.gravity || undefined,
    }
  }

  protected override spotsOf(action: Action): Spot[] {
    return spotsOf(action, this.view.players[this.view.viewer ?? -1]?.teams ?? [])
  }

  protected override menuTitle(spot: Spot): string {
    const [kind, id] = spot.split(':')
    if (kind === 'site') return this.site(Number(id))
    return kind === 'card' ? this.card(Number(id)) : ''
  }

  /** Where an action can be taken: kinds of spots. */
  spotKinds(action: Action): string[] {
    return this.spotsOf(action).map((spot) => spot.split(':')[0] ?? '')
  }

  /** Whether the question can be answered in the tray. */
  readonly trayLive = $derived.by(
    () =>
      this.view.window !== null ||
      this.view.moment !== null ||
      this.isLive('kind', 'hqs', 'shielded', 'base', 'title', 'colony', 'tile', 'seat', 'next', 'buy') ||
      this.of('confirm').length > 0,
  )

  /** Choices of these kinds. */
  of(...kinds: string[]): ActionChoice[] {
    return this.choices.filter(({ action }) => kinds.includes(kindOf(action)))
  }

  override take(choice: ActionChoice): void {
    if (isSource(choice.action)) sources.named = [...this.named, choice.action]
    super.take(choice)
  }

  /** Whether a source of the draft can be taken out again: which steps to undo is known only if all were named on the board. */
  isNamed(action: Action): boolean {
    const known = this.draft !== null && countIn(this.draft) <= this.named.length
    return known && this.props().undo !== undefined && this.named.some((each) => sameAction(each, action))
  }

  /** Takes a source out: undoes the steps back to it, and names those after it again. */
  takeOut(action: Action): void {
    const at = this.named.findIndex((each) => sameAction(each, action))
    if (at < 0) return
    this.#again = this.named.slice(at + 1)
    const steps = this.named.length - at
    sources.named = this.named.slice(0, at)
    this.props().undo?.(steps)
  }

  /** With each new question, one source. */
  #nameAgain(): void {
    const [next, ...rest] = this.#again
    if (!next || !this.question) return
    const choice = this.choices.find(({ action }) => sameAction(action, next))
    this.#again = rest
    if (choice) this.take(choice)
  }

  site(site: Site, era: Era = this.view.era): string {
    const data = siteData(era, site)
    if (!data) return this.say('site-unknown')
    return data.kind === 'empty' ? this.region(data.id) : this.say(`site-${data.id}`)
  }

  region(id: string): string {
    return this.say(`region-${id}`)
  }

  card(card: Card): string {
    return this.say(`card-${cardData(card)?.id ?? 'unknown'}`)
  }

  tile(tile: Tile): string {
    return this.say(`tile-${tileData(tile)?.id ?? 'blank'}`)
  }

  base(base: BaseType): string {
    return this.say(`base-${base}`)
  }

  kind(kind: Kind): string {
    return this.say(`kind-${kind}`)
  }

  title(title: Title): string {
    return this.say(`title-${title}`)
  }

  colony(colony: Colony): string {
    return this.say(`colony-${colonyData(colony)?.id ?? 'unknown'}`)
  }

  /** Whose a base or a team is: in the solo game seat 1 is the competition. */
  nameOf(seat: number | null): string {
    return this.names()[seat ?? -1] ?? (this.view.competition ? this.say('competition') : '')
  }

  /** Whether a type of base exists in this era. */
  eraHas(base: BaseType): boolean {
    return game.bases.some(({ id, eras }) => id === base && eras.includes(this.view.era))
  }

  /** The events of the current beat, or of the step that is being read. */
  current(): readonly Told<Event>[] {
    return this.read ?? this.fresh().flatMap(({ events }) => events)
  }

  /** A sentence of the server in words. */
  tell(sentence: Sentence): string {
    return this.props().say(sentence)
  }
}

export const [getDesk, setDesk] = deskContext<Desk>()
