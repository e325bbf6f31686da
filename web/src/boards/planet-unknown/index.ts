// The board of Planet Unknown.
import { sentence } from '../../lib/words.svelte'
import Board from './Board.svelte'
import SeatDetails from './SeatDetails.svelte'
import SeatPicture from './SeatPicture.svelte'
import Side from './Side.svelte'
import { total } from './contest'
import { asTold, readEvent, recap } from './chronicle'
import { rolesOf } from './roles'
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
  SeatDetails,
  tour,
  readEvent,
  asTold,
  recap,
  shortcuts,
  seat(view, seat, say) {
    const player = view.players[seat]
    if (!player) return { line: '' }
    const corporation = player.corporation ? say(sentence(`corporation-${player.corporation}`)) : ''
    // Those of the others are signs among their details.
    const roles = view.viewer === seat ? rolesOf(view, seat) : []
    return { line: [corporation, ...roles].filter(Boolean).join(' · '), points: total(player.score) }
  },
  // A patch may be better placed, and movement used: these are choices, not the way on.
  declines: (action) => action === 'store_patch' || action === 'decline' || action === 'end_movement',
  ends: (action) => action === 'confirm',
  drawsPreview: (action) => isKind(action, 'place_tile') || isKind(action, 'rotate'),
  onBoard: (action) => typeof action === 'string' || spotsOf(action).length > 0,
}
