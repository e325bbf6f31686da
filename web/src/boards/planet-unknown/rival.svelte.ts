// The rival whose turn is being told: while the stage is free, it shows their planet instead of the viewer's.
import { untrack } from 'svelte'
import { beatsToRead } from '../../lib/beats'
import { settings } from '../../lib/settings.svelte'
import { arrivalsOf } from './arrivals'
import { isKind } from '../tagged'
import type { Say, LogEntry } from '../types'
import type { Event, PlayerView } from './types'

/** The only other seat on whose planet something arrives in this beat. */
export function rivalIn(fresh: readonly LogEntry<Event>[], shown: number, players: readonly PlayerView[]): number | null {
  const told = fresh.flatMap(({ events }) => events.flatMap(({ event }) => (isKind(event, 'did') ? [event.did.seat] : [])))
  const [seat, ...more] = new Set(told)
  const player = seat === undefined ? undefined : players[seat]
  if (seat === undefined || more.length > 0 || seat === shown || !player) return null
  const arrivals = arrivalsOf(fresh, seat, player)
  return arrivals && arrivals.covered.length + arrivals.stones.length + arrivals.drives.length > 0 ? seat : null
}

/** What it reads of the desk. */
interface Sources {
  fresh: () => readonly LogEntry<Event>[]
  readonly seat: number
  readonly view: { players: readonly PlayerView[] }
  /** The viewer needs to see their own planet. */
  readonly asksPlanet: boolean
  /** An earlier position is looked at. */
  readonly past: boolean
  readonly words: Say
}

/** Created by the component that draws it: its effects end with the component. */
export class Rival {
  /** The beat that is shown, until its time is over or the viewer skips it. */
  #shown = $state.raw<readonly LogEntry<Event>[] | null>(null)
  readonly #from: Sources

  constructor(from: Sources) {
    this.#from = from
    $effect(() => {
      const fresh = from.fresh()
      return untrack(() => this.#show(fresh))
    })
  }

  #show(fresh: readonly LogEntry<Event>[]): (() => void) | undefined {
    const { past, words } = this.#from
    const text = fresh.flatMap(({ events }) => events.map((told) => words(told.text))).join(' ')
    const time = settings.beat() * beatsToRead(text)
    this.#shown = time > 0 && !past ? fresh : null
    if (this.#shown === null) return
    const timer = setTimeout(() => this.skip(), time)
    return () => clearTimeout(timer)
  }

  readonly seat = $derived.by(() => {
    const { seat, view, asksPlanet } = this.#from
    return this.#shown === null || asksPlanet ? null : rivalIn(this.#shown, seat, view.players)
  })

  /** Returns to the viewer's own planet. */
  skip(): void {
    this.#shown = null
  }
}
