// The board of Kepler-3042.
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import Side from './Side.svelte'
import { pointsAsTold, readEvent, recap } from './chronicle'
import { setOf } from './sets'
import { isAside, isMereFlight, spotsOf } from './spots'
import { tour } from './tour'
import { isKind } from '../tagged'
import type { BoardModule } from '../types'
import type { Action, Event, View } from './types'

export const board: BoardModule<View, Action, Event> = {
  shape: 'own-left',
  Board,
  Side,
  tour,
  readEvent,
  pointsAsTold,
  recap,
  setOf,
  seat({ players, first }, seat) {
    const player = players[seat]
    if (!player) return { line: '' }
    return {
      line: t('kepler-seat-line', {
        planets: player.cards.length - 1,
        terraformed: player.cards.filter((card) => card.terraformed).length,
        ships: player.ships.length,
        medals: player.medals[0] + player.medals[1],
      }),
      points: player.score.reduce((sum, [, points]) => sum + points, 0),
      first: players.length > 1 && first === seat,
    }
  },
  isAside,
  declines: (action) => action === 'decline',
  ends: (action) => action === 'end',
  drawsPreview: isMereFlight,
  onBoard: (action) => typeof action === 'string' || isKind(action, 'fly') || spotsOf(action, null).length > 0,
}
