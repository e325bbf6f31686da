// The desk of Starship Interstellar: whose screen is shown, what is under way, and the names of components.
import { t } from '../../lib/words.svelte'
import { BoardDesk, deskContext } from '../desk.svelte'
import { isKind, kindOf } from '../tagged'
import { flightsOf, placesOf } from './chronicle'
import { HALL, plantOf } from './data'
import { quadrantsAfter } from './orbits'
import { spotsOf } from './spots'
import { tripTo } from './travel'
import type { Sentence } from '../../lib/wire/Sentence'
import type { Spot } from '../spots'
import type {
  Action,
  ActionChoice,
  Colour,
  Event,
  Fare,
  Node,
  Planet,
  Plant,
  PlayerView,
  SalvationAction,
  Technology,
  Token,
  View,
} from './types'

export class Desk extends BoardDesk<View, Action, Event> {
  /** The round after which the planets are looked at; once it is over, they are where they were seen. */
  #ahead = $state<number | null>(null)

  /** The next token is played without its action. */
  idle = $state(false)

  readonly question = $derived.by(() => this.props().question)
  readonly seat = $derived.by(() => this.props().shown)
  /** Whether the question is asked of the shown seat, whose area alone is interactive. */
  readonly own = $derived.by(() => this.question === null || this.question.seat === this.seat)
  readonly player = $derived.by((): PlayerView | undefined => this.view.players[this.seat])
  /** The player who is asked here, if anybody is. */
  readonly asked = $derived.by((): PlayerView | undefined => this.view.players[this.question?.seat ?? -1])

  /** Whether the planets are shown as they will stand after the round. */
  readonly ahead = $derived.by(() => this.#ahead === this.view.round)
  /** Quadrants of the planets, as they are shown. */
  readonly quadrants = $derived.by((): readonly number[] =>
    this.ahead ? quadrantsAfter(this.view.quadrants, this.view.round) : this.view.quadrants,
  )
  /** Planets and places of the route where something is being told, with the seat it is about. */
  readonly lit = $derived.by(
    (): ReadonlyMap<Planet | Node, number> =>
      new Map(this.fresh().flatMap(({ events }) => events.flatMap(({ event }) => placesOf(event)))),
  )

  /** Cubes that move while this is told. */
  readonly flights = $derived.by(() => this.fresh().flatMap(({ events }) => events.flatMap(({ event }) => flightsOf(event))))

  /** The planet whose plant the pending question is about. */
  readonly working = $derived.by((): Planet | null => {
    const { work } = this.view
    if (isKind(work, 'produce')) return work.produce.planet
    if (isKind(work, 'move_cube')) return work.move_cube
    if (isKind(work, 'drill')) return work.drill.planet
    if (isKind(work, 'send')) return work.send.planet
    if (isKind(work, 'convert')) return work.convert.planet
    if (isKind(work, 'convert_cube')) return work.convert_cube.planet
    if (isKind(work, 'convert_into')) return work.convert_into.planet
    if (isKind(work, 'enrich')) return work.enrich.planet
    if (isKind(work, 'install')) return work.install.planet
    return isKind(work, 'reveal') ? work.reveal : null
  })

  /** What the trip that is being prepared costs besides its way. */
  readonly fare = $derived.by((): Fare | null => {
    const { work } = this.view
    if (isKind(work, 'dismantle')) return work.dismantle
    if (isKind(work, 'load')) return work.load.fare
    return isKind(work, 'depart') ? work.depart.fare : null
  })

  /** Whether H.A.L.L. has had a turn. */
  readonly hallPlays = $derived.by(
    () => this.view.hall !== null && this.log.some(({ events }) => events.some(({ event }) => isKind(event, 'ai_cube_drawn'))),
  )

  lookAhead(on: boolean): void {
    this.#ahead = on ? this.view.round : null
  }

  /** Fuel of a trip to a planet, while a trip is being prepared. */
  fuelTo(planet: Planet): number | null {
    if (!this.fare || !this.asked || this.asked.explorer === planet) return null
    return tripTo(this.asked, planet, this.view.quadrants, this.fare).fuel
  }

  protected override spotsOf(action: Action): Spot[] {
    return spotsOf(action)
  }

  protected override send(action: Action): void {
    if (this.idle && isKind(action, 'play')) this.props().choose(action, 'skip')
    else super.send(action)
  }

  protected override clear(): void {
    super.clear()
    this.idle = false
  }

  protected override menuTitle(spot: Spot): string {
    const [kind, id] = spot.split(':')
    return kind === 'planet' ? this.planet(id as Planet) : ''
  }

  /** Choices of these kinds. */
  of(...kinds: string[]): ActionChoice[] {
    return this.choices.filter(({ action }) => kinds.includes(kindOf(action)))
  }

  /** Plants on a planet with their owners. */
  plantsOn(planet: number): { seat: number; plant: Plant }[] {
    return this.view.players.flatMap(({ plants }, seat) => {
      const plant = plants[planet]
      return plant ? [{ seat, plant }] : []
    })
  }

  planet(planet: Planet): string {
    return this.say(`planet-${planet}`)
  }

  token(token: Token): string {
    const planet = plantOf(token)
    if (planet) return this.say('token-production', { planet: this.planet(planet) })
    return token.startsWith('X') ? this.say('token-extra', { name: token }) : this.say(`token-${token}`)
  }

  /** The name on the face of a token, which shows the rest. */
  shortName(token: Token): string {
    const planet = plantOf(token)
    return planet ? this.planet(planet) : t('starship-short-name', { token, name: this.token(token) })
  }

  tokenText(token: Token): string {
    const planet = plantOf(token)
    return planet ? this.say('token-production-text', { planet: this.planet(planet) }) : this.say(`token-${token}-text`)
  }

  technology(technology: Technology): string {
    return this.say(`technology-${technology}`)
  }

  salvation(action: SalvationAction): string {
    return this.say(`action-${action}`)
  }

  colour(colour: Colour): string {
    return this.say(`cube-${colour}`)
  }

  /** Whose something is: in the solo game seat 1 is H.A.L.L.'s. */
  nameOf(seat: number | null): string {
    return this.names()[seat ?? -1] ?? (this.view.hall && seat === HALL ? this.say('hall') : '')
  }

  /** A sentence of the server in words. */
  tell(sentence: Sentence): string {
    return this.props().say(sentence)
  }
}

export const [getDesk, setDesk] = deskContext<Desk>()
