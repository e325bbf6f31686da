// The board of On Mars.
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import SeatPicture from './SeatPicture.svelte'
import Side from './Side.svelte'
import { readEvent, recap } from './chronicle'
import { game } from './data'
import { setOf } from './sets'
import { tour } from './tour'
import { isKind } from '../tagged'
import type { BoardModule } from '../types'
import type { Action, Event, View } from './types'

/** Short labels for answers whose details the board shows. */
const SHORT: readonly string[] = ['boost', 'stop', 'finish', 'accept', 'decline', 'travel', 'stay', 'keep', 'end_turn']

export const board: BoardModule<View, Action, Event> = {
  shape: 'slim-tray',
  Board,
  Side,
  SeatPicture,
  rival: 'lacerda',
  readEvent,
  recap,
  setOf,
  seat({ players, order }, seat) {
    const player = players[seat]
    if (!player) return { line: '' }
    const side = game.spaces[player.space - 1]?.side
    return {
      line: [
        side ? t(`on-mars-seat-${side}`, { n: player.space }) : '',
        t('on-mars-seat-line', { colonists: player.quarters, crystals: player.crystals }),
      ]
        .filter(Boolean)
        .join(' · '),
      points: player.total,
      first: players.length > 1 && order[0] === seat,
    }
  },
  tour,
  shortAnswer: (action) => (typeof action === 'string' && SHORT.includes(action) ? t(`on-mars-answer-${action}`) : null),
  declines: (action) => action === 'decline',
  // Every choice has its spot; steps are on the map.
  onBoard: () => true,
  drawsPreview: (action) => isKind(action, 'hex'),
}
