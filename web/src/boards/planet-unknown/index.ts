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
import type { Action, Event, Phase, View } from './types'

const PHASES: Record<Phase, string> = {
  sides: 'boards',
  free_choice: 'boards',
  flux: 'flux',
  objectives: 'objectives',
  rotate: 'rotate',
  event: 'event',
  turns: 'turns',
  civ: 'civ',
  end: 'end',
  over: 'over',
}

export const board: BoardModule<View, Action, Event> = {
  shape: 'own-below',
  Board,
  Side,
  SeatPicture,
  tour,
  readEvent,
  recap,
  shortcuts,
  stage({ round, phase }, say) {
    if (phase === 'over') return say(sentence('table-over'))
    if (round === 0) return say(sentence('table-setup'))
    return say({
      key: 'table-round',
      args: [
        ['round', { number: round }],
        ['phase', { message: sentence(`phase-${PHASES[phase]}`) }],
      ],
    })
  },
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
  drawsPreview: (action) => isKind(action, 'place_tile'),
  onBoard: (action) => typeof action === 'string' || spotsOf(action).length > 0,
}
