// Whether a tile of the map can be taken by a rover that ends there (R9.7), as far as the board can tell from its benefit.
import { discoveryData, game, labSpace, researchData, RESOURCES, type EffectIcon } from './data'
import { canPay, purseOf } from './means'
import type { Item, PlayerView, Tile, View } from './types'

/**
 * Whether the player can certainly take the tile. Benefits that depend on where pieces and buildings stand, or on cards, are left to the
 * rules.
 */
export function canTake(tile: Tile, player: PlayerView, view: View): boolean {
  if ('research' in tile && player.research.includes(tile.research)) return false
  const data = 'research' in tile ? researchData(tile.research) : discoveryData(tile.discovery)
  return data?.effect.some((part) => canHave(part, player, view)) ?? false
}

/** Whether a part of a benefit certainly changes something for the player, who can pay for it (R4.11). */
function canHave({ icon, free }: EffectIcon, player: PlayerView, view: View): boolean {
  switch (icon) {
    case 'crystal':
      return true
    case 'develop':
      return canDevelop(player, free ?? false)
    case 'learn':
      return canLearn(player, view)
    case 'crate':
      return view.warehouse.some(([item, n]) => n > 0 && hasRoom(player, item))
    default:
      return RESOURCES.some((item) => item === icon && hasRoom(player, item))
  }
}

function hasRoom({ storage, capacity }: PlayerView, item: Item): boolean {
  const at = RESOURCES.findIndex((resource) => resource === item)
  return at >= 0 && (storage[at] ?? 0) < capacity
}

function canDevelop(player: PlayerView, free: boolean): boolean {
  const used = player.lab.map(([, space]) => space)
  const next = used.flatMap((space) => labSpace(space)?.right ?? []).filter((space) => !used.includes(space))
  return next.some((space) => free || canPay(purseOf(player), game.levels[(labSpace(space)?.level ?? 0) - 1]?.cost ?? {}))
}

/** Whether a tech tile can be taken from the grid, which is one list, row by row. */
function canLearn(player: PlayerView, { grid }: View): boolean {
  const [own, used] = [player.lab.map(([tech]) => tech), player.lab.map(([, space]) => space)]
  const enters = game.lab.some(({ id, level }) => level === 1 && !used.includes(id))
  const costs = game.rows.flatMap(({ spaces, cost }) => Array.from({ length: spaces }, () => cost))
  return enters && grid.some((tech, i) => tech !== null && !own.includes(tech) && canPay(purseOf(player), costs[i] ?? {}))
}
