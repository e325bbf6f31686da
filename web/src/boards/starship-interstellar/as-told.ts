// The position while a turn is being told: what its untold events change is as it was before them.
import { isKind, kindOf } from '../tagged'
import { cubesIn, fieldsOf, seatOf } from './chronicle'
import { COLOURS, PLANETS, productionData } from './data'
import type { Event, HallView, Planet, PlayerView, View } from './types'

type Fields<T> = readonly [kinds: readonly string[], fields: readonly (keyof T)[]]

/** What all share, by the events that change it. */
const SHARED: readonly Fields<View>[] = [
  [['planet_destroyed'], ['destroyed']],
  [['planets_moved'], ['quadrants']],
  [
    ['mechanism_built', 'mechanisms_revealed'],
    ['rows', 'mechanism_stack', 'ship', 'sectors'],
  ],
  [
    ['component_saved', 'family_saved', 'people_came', 'families_changed'],
    ['people', 'humanity_bag', 'saved', 'families', 'family_discard'],
  ],
  [['route_revealed'], ['route', 'route_stack']],
  [['gov_satellite_moved'], ['gov_satellite']],
  [['traded'], ['market']],
]

/** What is H.A.L.L.'s, besides the cubes of its bag and sheet. */
const HALLS: readonly Fields<HallView>[] = [
  [['hall_developed'], ['technologies']],
  [['ai_cube_drawn'], ['cube']],
  [
    ['token_played', 'token_under', 'extra_taken'],
    ['pile', 'pile_tokens'],
  ],
  [['target_shown'], ['private', 'private_planets']],
  // Cubes whose number no event tells.
  [
    ['ai_cubes_converted', 'ai_cube_removed', 'reds_added'],
    ['bag', 'sheet'],
  ],
]

/** What belongs to a seat. */
const OWN: readonly Fields<PlayerView>[] = [
  [['loaded', 'unloaded', 'installed', 'planet_destroyed'], ['cargo']],
  [['planet_destroyed'], ['explorer']],
  [['developed'], ['levels', 'techs']],
  [['leader_advanced'], ['leader']],
  [['scientist_placed', 'moved_up', 'sector_completed'], ['government']],
]

const kept = <T>(all: readonly Fields<T>[], before: T, untold: readonly Event[]): Partial<T> => {
  const kinds: readonly string[] = untold.map(kindOf)
  const fields = all.flatMap(([changing, fields]) => (changing.some((kind) => kinds.includes(kind)) ? fields : []))
  return Object.fromEntries(fields.map((field) => [field, before[field]])) as Partial<T>
}

/** The value that the last told event gave, while another one is untold; `null` if none is. */
function reached<T>(untold: readonly Event[], told: readonly Event[], before: T, to: (event: Event) => T | null): T | null {
  if (untold.every((event) => to(event) === null)) return null
  return told.map(to).findLast((value) => value !== null) ?? before
}

export function asTold(before: View, after: View, untold: readonly Event[], told: readonly Event[]): View {
  const sun = reached(untold, told, before.sun, (event) => (isKind(event, 'sun_advanced') ? event.sun_advanced.to : null))
  const players = after.players.map((player, seat) => {
    const concerns = (event: Event): boolean => (seatOf(event) ?? seat) === seat
    return playerAsTold(before.players[seat] ?? player, player, untold.filter(concerns), told.filter(concerns))
  })
  const hall = before.hall && after.hall && hallAsTold(before.hall, after.hall, untold)
  return { ...after, ...kept(SHARED, before, untold), ...(sun !== null && { sun }), hall, players }
}

function hallAsTold(before: HallView, after: HallView, untold: readonly Event[]): HallView {
  const cubes = (level: number, kind: string): number =>
    untold.filter((event) => kindOf(event) === kind && cubesIn(event)[0] === COLOURS[level]).length
  const bag = after.bag.map((n, i) => n + cubes(i, 'ai_cube_drawn') - cubes(i, 'ai_cube_returned')) as HallView['bag']
  const sheet = after.sheet.map((n, i) => n - cubes(i, 'ai_cube_laid')) as HallView['sheet']
  return { ...after, bag, sheet, ...kept(HALLS, before, untold) }
}

function playerAsTold(before: PlayerView, after: PlayerView, untold: readonly Event[], told: readonly Event[]): PlayerView {
  const explorer = reached(untold, told, before.explorer, (event) => (isKind(event, 'flew') ? event.flew.to : null))
  const satellite = reached(untold, told, before.satellite, (event) =>
    isKind(event, 'satellite_moved') ? event.satellite_moved.to : null,
  )
  const gains = untold.flatMap((event) => (isKind(event, 'gained') ? [event.gained.goods] : []))
  const lost = untold.reduce((sum, event) => sum + (isKind(event, 'sun_kept') ? event.sun_kept.reputation_lost : 0), 0)
  const changing = new Set(untold.map(planetOf))
  return {
    ...after,
    ...kept(OWN, before, untold),
    ...(explorer !== null && { explorer }),
    ...(satellite !== null && { satellite }),
    pp: gains.reduce((pp, goods) => pp - goods.pp, after.pp),
    reputation: gains.reduce((reputation, goods) => reputation - goods.reputation, after.reputation) + lost,
    plants: PLANETS.map((planet, i) =>
      changing.has(planet) ? (before.plants[i] ?? null) : (after.plants[i] ?? null),
    ) as PlayerView['plants'],
  }
}

/** The planet whose plants an event changes. */
function planetOf(event: Event): Planet | undefined {
  if (isKind(event, 'flew') || isKind(event, 'target_shown')) return undefined
  if (isKind(event, 'plant_built')) return productionData(event.plant_built.token)?.planet
  const fields = fieldsOf(event)
  return 'planet' in fields ? (fields.planet as Planet) : undefined
}
