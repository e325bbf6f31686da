// The board of SpaceCorp.
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import SeatPicture from './SeatPicture.svelte'
import Side from './Side.svelte'
import { pointsAsTold, readEvent, recap } from './chronicle'
import { isSource } from './desk.svelte'
import { setOf } from './sets'
import { spotsOf } from './spots'
import { tour } from './tour'
import type { BoardModule } from '../types'
import type { Action, Event, View } from './types'

export const board: BoardModule<View, Action, Event> = {
  shape: 'own-left',
  Board,
  Side,
  SeatPicture,
  readEvent,
  pointsAsTold,
  recap,
  rival: 'web-spacecorp-competition',
  setOf,
  seat({ players, first, sites }, seat) {
    const player = players[seat]
    if (!player) return { line: '' }
    const bases = sites.reduce((sum, { owner, bases: built }) => sum + (owner === seat ? built.length : 0), 0)
    return {
      line: [t('spacecorp-seat-line', { cards: player.cards, bases }), player.passed ? t('spacecorp-passed') : '']
        .filter(Boolean)
        .join(' · '),
      points: player.profit,
      first: players.length > 1 && first === seat,
    }
  },
  tour,
  isAnswer: (action) => !isSource(action),
  shortAnswer: (action) => (action === 'confirm' ? t('spacecorp-confirm-short') : null),
  onBoard: (action) => typeof action === 'string' || 'team' in action || 'leave' in action || spotsOf(action, []).length > 0,
}
