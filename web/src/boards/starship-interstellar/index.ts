// The board of Starship Interstellar.
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import SeatPicture from './SeatPicture.svelte'
import Side from './Side.svelte'
import { asTold } from './as-told'
import { readEvent, recap } from './chronicle'
import { follows } from './follows'
import { setOf } from './sets'
import { tour } from './tour'
import type { BoardModule } from '../types'
import type { Action, Event, View } from './types'

/** Answers that Enter does not take: they give something up, or are one of several ways to take a turn. */
const NOT_MAIN: readonly string[] = ['pass', 'repeat', 'skip', 'decline']
/** Short labels for answers whose details the board shows. */
const SHORT: readonly string[] = ['repeat', 'pass', 'use_unique', 'use_base']

export const board: BoardModule<View, Action, Event> = {
  shape: 'slim-tray',
  Board,
  Side,
  SeatPicture,
  rival: 'hall',
  readEvent,
  pointsAsTold: asTold,
  recap,
  setOf,
  follows,
  seat({ players, order, governor }, seat) {
    const player = players[seat]
    if (!player) return { line: '' }
    const { reserve, reputation } = player
    return {
      line: [
        t('starship-seat-reputation', { n: reputation }),
        reserve ? t('starship-seat-reserve', { fuel: reserve.fuel, scientists: reserve.scientists }) : '',
        governor === seat ? t('starship-seat-governor') : '',
      ]
        .filter(Boolean)
        .join(' · '),
      points: player.pp,
      first: players.length > 1 && order[0] === seat,
    }
  },
  tour,
  shortAnswer: (action) => (typeof action === 'string' && SHORT.includes(action) ? t(`starship-answer-${action}`) : null),
  declines: (action) => typeof action === 'string' && NOT_MAIN.includes(action),
  // Every choice has its spot, answers their buttons beside the question.
  onBoard: () => true,
}
