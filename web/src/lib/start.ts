// Creates tables from the buttons on the home page.
import { api } from './api'
import { session } from './session.svelte'
import { paths, router } from './router.svelte'
import type { GameInfo } from './wire/GameInfo'
import type { NewTable } from './wire/NewTable'
import type { SeatPlan } from './wire/SeatPlan'

export type StartMode = 'solo' | 'bots' | 'friends'

export const BOTS = ['easy', 'medium', 'hard', 'expert'] as const

/** Seats of a game against bots, if the game allows as many. */
const DEFAULT_SEATS = 3

export function plan(game: GameInfo, mode: StartMode, options: NewTable['options'] = {}): NewTable {
  const [least, most] = game.players
  const others = Math.min(most, Math.max(least, mode === 'bots' ? DEFAULT_SEATS : 2)) - 1
  const other: SeatPlan = mode === 'bots' ? { kind: 'bot', bot: 'medium' } : { kind: 'open' }
  const seats: SeatPlan[] = [{ kind: 'me' }, ...(mode === 'solo' ? [] : Array<SeatPlan>(others).fill(other))]
  return {
    game: game.id,
    seats,
    options,
    visibility: mode === 'friends' ? 'link' : 'private',
    bot_takes_over: true,
    undo_by_consent: true,
  }
}

/** Creates the table, starts it if no seat is open, and navigates to it. */
export async function launch(table: NewTable): Promise<void> {
  await session.ensure()
  const info = await api.create(table)
  const full = table.seats.every((seat) => seat.kind !== 'open')
  if (full && info.status === 'waiting') await api.start(info.id)
  router.go(paths.table(info.id))
}

/** Creates a private table that goes on from a position of a game, against bots, and navigates to it. */
export async function playFromHere(id: string, at: number, seats: number, own: number): Promise<void> {
  await session.ensure()
  const table = await api.playFromHere(id, {
    at,
    seats: Array.from({ length: seats }, (_, i): SeatPlan => (i === own ? { kind: 'me' } : { kind: 'bot', bot: 'medium' })),
    visibility: 'private',
    bot_takes_over: true,
    undo_by_consent: true,
  })
  if (table.status === 'waiting') await api.start(table.id)
  router.go(paths.table(table.id))
}
