// The board of Planet Unknown.
import { sentence, t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import SeatPicture from './SeatPicture.svelte'
import Side from './Side.svelte'
import { total } from './contest'
import { readEvent, recap } from './chronicle'
import { shortcuts } from './shortcuts'
import { spotsOf } from './spots'
import { tour } from './tour'
import { isKind } from '../tagged'
import type { BoardModule } from '../types'
import type { Action, Event, View } from './types'

export const board: BoardModule<View, Action, Event> = {
  shape: 'own-below',
  Board,
  Side,
  SeatPicture,
  tour,
  readEvent,
  recap,
  shortcuts,
  seat({ players, commander, phase }, seat, say) {
    const player = players[seat]
    if (!player) return { line: '' }
    const parts = [
      player.corporation ? say(sentence(`corporation-${player.corporation}`)) : '',
      players.length > 1 && commander === seat ? t('planet-commander') : '',
      player.done && phase !== 'over' ? t('planet-done') : '',
    ]
    return { line: parts.filter(Boolean).join(' · '), points: total(player.score) }
  },
  drawsPreview: (action) => isKind(action, 'place_tile') || isKind(action, 'rotate'),
  onBoard: (action) => typeof action === 'string' || spotsOf(action).length > 0,
}
