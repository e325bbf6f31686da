// The spots of the board: sites of the map, hand cards, Infra boxes, offers, contracts, and the buttons of the tray.
import type { Spot } from '../spots'
import type { Action, BaseType, Card, Colony, Kind, Site, Team, Tile, Title } from './types'

export const spot = {
  site: (site: Site): Spot => `site:${site}`,
  kind: (kind: Kind): Spot => `kind:${kind}`,
  card: (card: Card): Spot => `card:${card}`,
  /** An Infra box of the player's HQ; 0 is the Research box. */
  box: (slot: number): Spot => `box:${slot}`,
  /** HQs as bits by seat, and whether a Competitors card goes with them. */
  hqs: (hqs: number, competitors: boolean): Spot => `hqs:${hqs}${competitors ? '+' : ''}`,
  shieldedBox: (seat: number, slot: number): Spot => `shielded:${seat}:${slot}`,
  offer: (slot: number): Spot => `offer:${slot}`,
  contract: (row: number): Spot => `contract:${row}`,
  base: (slot: number, base: BaseType): Spot => `base:${slot}:${base}`,
  title: (title: Title): Spot => `title:${title}`,
  colony: (colony: Colony): Spot => `colony:${colony}`,
  tile: (tile: Tile): Spot => `tile:${tile}`,
  seat: (seat: number): Spot => `seat:${seat}`,
  next: (slot: number): Spot => `next:${slot}`,
  buy: 'buy',
  deck: 'deck',
  /** The Time cards of the hand. */
  time: 'time',
  legacy: 'legacy',
} as const

/** All spots at which the action can be taken; `teams` are those of the player who decides. */
export function spotsOf(action: Action, teams: readonly Team[]): Spot[] {
  if (action === 'produce_legacy') return [spot.legacy]
  if (action === 'draw') return [spot.deck]
  if (action === 'time') return [spot.time]
  if (typeof action === 'string') return []
  const place = (team: number): Spot[] => {
    const standing = teams[team]
    return standing ? [spot.site(standing.site)] : []
  }
  if ('team' in action) return place(action.team.team)
  if ('leave' in action) return place(action.leave.team)
  if ('site' in action) return [spot.site(action.site.site)]
  if ('condition' in action) return [spot.site(action.condition.site)]
  if ('support' in action) return [spot.site(action.support.site)]
  if ('produce' in action) return [spot.site(action.produce.site)]
  if ('appear' in action) return [spot.site(action.appear.site)]
  if ('transfer' in action) return [spot.site(action.transfer.site)]
  if ('transport' in action) return [spot.site(action.transport.site)]
  if ('legacy' in action) return [spot.site(action.legacy.site)]
  if ('begin' in action) return [spot.kind(action.begin.kind)]
  if ('ban' in action) return [spot.kind(action.ban.kind)]
  if ('play_edge' in action) return [spot.card(action.play_edge.card)]
  if ('choose' in action) return [spot.card(action.choose.card)]
  if ('card' in action) return [spot.card(action.card.card)]
  if ('install' in action) return [spot.box(action.install.slot + 1)]
  if ('box' in action) return [spot.box(action.box.slot + 1)]
  if ('remove_rival' in action) return [spot.site(action.remove_rival.site)]
  if ('remove_contractor' in action) return [spot.contract(action.remove_contractor.row)]
  if ('discard' in action) return [spot.card(action.discard.card)]
  if ('return_progress' in action) return [spot.title(action.return_progress.title)]
  if ('discard_infra' in action) return [spot.box(action.discard_infra.slot + 1)]
  if ('double' in action) return doubledSpots(action.double.what)
  if ('infra' in action) return [spot.hqs(action.infra.hqs, action.infra.competitors)]
  if ('shielded_box' in action) return [spot.shieldedBox(action.shielded_box.seat, action.shielded_box.slot)]
  if ('take_offer' in action) return [spot.offer(action.take_offer.slot)]
  if ('contract' in action) return [spot.contract(action.contract.row)]
  if ('base' in action) return [spot.base(action.base.slot, action.base.base)]
  if ('next' in action) return [spot.next(action.next.slot)]
  if ('title' in action) return [spot.title(action.title.title)]
  if ('progress' in action) return [spot.title(action.progress.title)]
  if ('colony_tile' in action) return [spot.colony(action.colony_tile.colony)]
  if ('keep' in action) return [spot.tile(action.keep.tile)]
  if ('seat' in action) return [spot.seat(action.seat.seat)]
  return [spot.buy]
}

type Doubled = Extract<Action, { double: unknown }>['double']['what']

function doubledSpots(what: Doubled): Spot[] {
  if (what === 'nothing') return []
  return 'card' in what ? [spot.card(what.card)] : [spot.shieldedBox(...what.infra)]
}
