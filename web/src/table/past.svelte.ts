// The history of a game in progress: any earlier position on the board, until the player returns to now.
import { api } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import { showError } from '../lib/toasts.svelte'
import { tellNearest } from './nearest'
import type { Beat } from '../lib/beats'
import type { LogEntry } from '../lib/wire/LogEntry'
import type { ReplayInfo } from '../lib/wire/ReplayInfo'

/** Minimum time in milliseconds that each position stays while beats are replayed. */
const HOLD = 650

export class Past {
  /** The position on the board; `null` for the present. */
  position = $state.raw<ReplayInfo | null>(null)
  /** The beat shown at this position, if it is more than its entry. */
  told = $state.raw<readonly LogEntry[] | null>(null)
  /** The entry asked for last; `null` for the present. */
  #wanted: number | null = null
  /** The entry that `position` was fetched for. */
  #shown: number | null = null
  #loading = false

  constructor(
    readonly id: string,
    /** The seat that looks; none for a spectator. */
    readonly seat: () => number | undefined,
  ) {}

  /** Shows the position after an entry. Of several in quick succession, as a slider makes them, only the last is fetched. */
  async go(at: number, told: readonly LogEntry[] | null = null): Promise<void> {
    this.#wanted = at
    this.told = told
    if (this.#loading) return
    this.#loading = true
    try {
      for (let next = this.#next(); next !== null; next = this.#next()) {
        const position = await api.replay(this.id, next, this.seat())
        // The present may have been asked for meanwhile.
        if (this.#next() === null) continue
        this.position = position
        this.#shown = next
        tellNearest(position)
      }
    } catch (error) {
      this.leave()
      showError(error)
    } finally {
      this.#loading = false
    }
  }

  /** The entry to fetch, unless it is on the board or the present is wanted. */
  #next(): number | null {
    return this.#wanted === this.#shown ? null : this.#wanted
  }

  /** Back to the present. */
  leave(): void {
    this.#wanted = null
    this.#shown = null
    this.position = null
    this.told = null
  }

  /** Replays these beats from the position before them, then returns to the present, unless the player navigates meanwhile. */
  async watch(beats: readonly Beat[]): Promise<void> {
    const [first] = beats
    if (!first) return
    const steps = [{ at: first.from - 1, told: [] as LogEntry[] }, ...beats.map(({ to, entries }) => ({ at: to, told: entries }))]
    for (const { at, told } of steps) {
      await this.go(at, told)
      await new Promise((done) => setTimeout(done, Math.max(HOLD, settings.beat())))
      if (this.#wanted !== at) return
    }
    this.leave()
  }
}
