// Roles of a player in the current round: commander, done.
import { t } from '../../lib/words.svelte'
import type { View } from './types'

type Round = Pick<View, 'players' | 'commander' | 'phase'>

export const isCommander = ({ players, commander }: Pick<View, 'players' | 'commander'>, seat: number): boolean =>
  players.length > 1 && commander === seat

/** Done with the current part of the round. */
export const isDone = ({ players, phase }: Pick<View, 'players' | 'phase'>, seat: number): boolean =>
  phase !== 'over' && (players[seat]?.done ?? false)

/** In words. */
export const rolesOf = (round: Round, seat: number): string[] => [
  ...(isCommander(round, seat) ? [t('planet-commander')] : []),
  ...(isDone(round, seat) ? [t('planet-done')] : []),
]
