// What a plant would do if every element ran once, in the usual order: Drills, base and Explorer into the warehouse, then the ARS (R6.6).
import { BUILDINGS, powerOf, productionData, total } from './data'
import { elementsOf } from './tips'
import type { Element, Plant } from './types'
import type { Production } from './wire/Production'

export interface Link {
  /** Into the warehouse, or on to the reserve. */
  stage: 'store' | 'send'
  elements: { element: Element; done: boolean }[]
  /** Cubes that go over. */
  moves: number
  /** What the elements could move besides, for which there is no cube or no room. Nothing of it is lost. */
  idle: number
}

export interface Chain {
  links: Link[]
  /** Free slots of the warehouse now. */
  room: number
  /** They give Fuel. */
  outposts: Link['elements']
  fuel: number
  buildings: number
}

interface Means {
  levels: readonly number[]
  /** The Explorer is there. */
  explorer: boolean
  /** What has produced, while production is under way. */
  produced: Production | null
}

const SENDS: readonly Element[] = ['ars']
const STORES: readonly Element[] = ['base', 'explorer', 'drill', 'converter']

export function chainOf(plant: Plant, { levels, explorer, produced }: Means): Chain {
  const elements = elementsOf(plant, explorer)
  const spent = new Map<Element, number>([
    ['base', produced?.base ? 1 : 0],
    ['explorer', produced?.explorer ? 1 : 0],
    ...BUILDINGS.map((building, i): [Element, number] => [building, produced?.buildings[i] ?? 0]),
  ])
  const marked = elements.map((element) => {
    const left = spent.get(element) ?? 0
    if (left > 0) spent.set(element, left - 1)
    return { element, done: left > 0 }
  })
  const of = (kinds: readonly Element[]): Link['elements'] => marked.filter(({ element }) => kinds.includes(element))
  const power = (kinds: readonly Element[]): number =>
    of(kinds)
      .filter(({ done, element }) => !done && element !== 'converter')
      .reduce((sum, { element }) => sum + powerOf(element, levels), 0)
  const data = productionData(plant.token)
  // Deeper layers come up as soon as the one above is empty, also in the middle of a production (R6.6.6).
  const deeper = total((data?.layers ?? []).slice(plant.layer).map(({ n }) => n))
  const room = Math.max(0, (data?.warehouse ?? 0) - total(plant.warehouse))
  const [stores, sends] = [power(STORES), power(SENDS)]
  const stored = Math.min(stores, room, total(plant.deposit) + deeper)
  const sent = Math.min(sends, total(plant.warehouse) + stored)
  return {
    links: [
      { stage: 'store', elements: of(STORES), moves: stored, idle: stores - stored },
      { stage: 'send', elements: of(SENDS), moves: sent, idle: sends - sent },
    ],
    room,
    outposts: of(['outpost']),
    fuel: power(['outpost']),
    buildings: total(plant.buildings),
  }
}
