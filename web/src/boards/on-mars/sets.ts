// The questions of On Mars that ask for several items or colonists, one after the other.
import { numberIn } from '../sentences'
import { isKind } from '../tagged'
import { RESOURCES, game } from './data'
import type { SetOf } from '../sets'
import type { Action, Item, Place, PlayerView, View } from './types'

const REQUESTS: readonly string[] = ['prompt-choice', 'prompt-warehouse', 'prompt-retrieve']

export const setOf: SetOf<View, Action> = ({ seat, prompt, choices }, view) => {
  const left = REQUESTS.includes(prompt.key) ? (numberIn(prompt, 'n') ?? 0) : 0
  const player = view.players[seat]
  if (left < 2 || !player) return null
  const supply = (action: Action): number => {
    if (isKind(action, 'retrieve')) return colonistsIn(player, action.retrieve.from)
    if (!isKind(action, 'item')) return 0
    const { item } = action.item
    if (prompt.key === 'prompt-choice') return item === 'crystal' ? left : room(player, item)
    return Math.min(room(player, item), view.warehouse.find(([each]) => each === item)?.[1] ?? 0)
  }
  const members = choices.flatMap(({ action }) => {
    const most = Math.min(left, supply(action))
    return most > 0 ? [{ action, most }] : []
  })
  const most = Math.min(
    left,
    members.reduce((sum, member) => sum + member.most, 0),
  )
  // A single one is simply clicked. What is gained may go to a contract, which is asked first.
  return most < 2 ? null : { members, least: 1, most, end: 'stop', pauses: ['prompt-allot'] }
}

/** Units of an item that can be stored; at least the one that is listed, which may go to a contract. */
function room(player: PlayerView, item: Item): number {
  const free =
    item === 'crystal'
      ? game.executives.length - player.ships.length - player.crystals - player.waiting
      : player.capacity - (player.storage[RESOURCES.indexOf(item)] ?? 0)
  return Math.max(1, free)
}

function colonistsIn(player: PlayerView, from: Place): number {
  if (from === 'working_area') return player.working
  return player.slots.find(([action]) => action === from.slots)?.[1] ?? 0
}
