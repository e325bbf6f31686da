// From a button on the home page to a game on the table.
import { api } from './api'
import { self } from './guest.svelte'
import { paths, router } from './router.svelte'
import type { GameInfo } from './wire/GameInfo'
import type { NewTable } from './wire/NewTable'
import type { SeatPlan } from './wire/SeatPlan'

export type Way = 'solo' | 'bots' | 'friends'

export const BOTS = ['easy', 'medium', 'hard', 'expert'] as const

const USUAL_SEATS = 3

export function plan(game: GameInfo, way: Way, options: NewTable['options'] = {}): NewTable {
  const [least, most] = game.players
  const others = Math.min(most, Math.max(least, way === 'bots' ? USUAL_SEATS : 2)) - 1
  const other: SeatPlan = way === 'bots' ? { kind: 'bot', bot: 'medium' } : { kind: 'open' }
  const seats: SeatPlan[] = [{ kind: 'me' }, ...(way === 'solo' ? [] : Array<SeatPlan>(others).fill(other))]
  return {
    game: game.id,
    seats,
    options,
    visibility: way === 'friends' ? 'link' : 'private',
    bot_takes_over: true,
    undo_by_consent: true,
  }
}

/** Creates the table, starts it if nobody is missing, and goes there. */
export async function launch(table: NewTable): Promise<void> {
  await self.ensure()
  const info = await api.create(table)
  const full = table.seats.every((seat) => seat.kind !== 'open')
  if (full && info.status === 'waiting') await api.start(info.id)
  router.go(paths.table(info.id))
}
