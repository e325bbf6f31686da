// The board of On Mars.
import { sentence, t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import SeatPicture from './SeatPicture.svelte'
import Side from './Side.svelte'
import { readEvent, recap } from './chronicle'
import { game } from './data'
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
  stage({ phase, round, last_round }, say) {
    if (phase === 'setup') return say(sentence('table-setup'))
    if (phase === 'final_scoring') return say(sentence('table-final'))
    if (phase === 'over') return say(sentence('table-over'))
    const name = say(sentence(last_round ? 'table-last-round' : 'table-round', { n: round }))
    return `${name}, ${t(`on-mars-phase-${phase}`)}`
  },
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
  // Every choice has its spot; steps are on the map.
  onBoard: () => true,
  drawsPreview: (action) => isKind(action, 'hex'),
}
