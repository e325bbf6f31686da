// What the others did while the player was away: listed once, and replayed on the board on request.
import { api } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import { showError } from '../lib/toasts.svelte'
import type { LogEntry } from '../lib/wire/LogEntry'
import type { ReplayInfo } from '../lib/wire/ReplayInfo'

/** Milliseconds that each position stays, besides the time its animation takes. */
const HOLD = 650

export class Recap {
  entries = $state.raw<readonly LogEntry[]>([])
  /** The past position on the board while the recap is replayed. */
  position = $state.raw<ReplayInfo | null>(null)

  constructor(readonly id: string) {}

  /** Replays the entries on the board, as `seat` or a spectator saw them. */
  async watch(seat: number | undefined): Promise<void> {
    try {
      for (const { at } of this.entries) {
        this.position = await api.replay(this.id, at, seat)
        await new Promise((done) => setTimeout(done, Math.max(HOLD, settings.beat())))
        // Dismissed meanwhile.
        if (this.entries.length === 0) break
      }
    } catch (error) {
      showError(error)
    }
    this.position = null
    this.dismiss()
  }

  dismiss(): void {
    this.entries = []
  }
}
