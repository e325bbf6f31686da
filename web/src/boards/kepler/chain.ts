// Inputs and outputs of every action, from the effects in the data: the guide derives from them which action leads to which.
import { kepler } from './data'
import type { Bonus, Space, TechId } from './types'

/** What actions turn into one another. */
export type Thing = 'cubes' | 'ship' | 'landed' | 'colony' | 'terraformed' | 'level' | 'map' | 'steps'

export type ActionId = Space | Bonus

interface Use {
  needs: readonly Thing[]
  gives: readonly Thing[]
}

/** By the names of the effects in `actions.toml`. */
const USES: Readonly<Record<string, Use>> = {
  build_ships: { needs: ['cubes'], gives: ['ship'] },
  move_ships: { needs: ['ship', 'map'], gives: ['landed'] },
  colonise: { needs: ['landed'], gives: ['colony', 'steps'] },
  advance_tech: { needs: ['cubes'], gives: ['level', 'steps'] },
  terraform: { needs: ['colony', 'cubes', 'level'], gives: ['terraformed', 'steps'] },
  advance_track: { needs: [], gives: ['steps'] },
  reveal_tiles: { needs: [], gives: ['map'] },
  produce: { needs: [], gives: ['cubes'] },
  exploit: { needs: ['colony'], gives: ['cubes'] },
}

/** The data names the technology that decides how much an effect does, as in "tech.III.energy"... */
const NAMED_TECH = /"tech\.([IV]+)\./g
/** ...except where the rules do (R6.1, R6.5). */
const TECH_BY_RULE: Readonly<Record<string, TechId>> = { build_ships: 'I', terraform: 'IV' }

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** An effect that could cost cubes, but does not. */
const isFree = (values: Readonly<Record<string, unknown>>): boolean => JSON.stringify(values.cost) === '{}'

export interface Link extends Use {
  /** Technologies that make it stronger. */
  techs: readonly TechId[]
}

export function linkOf(action: ActionId): Link {
  const effects = kepler.actions[action].effect.flatMap((effect) => Object.entries(effect))
  const needs = effects.flatMap(([name, values]) => (isFree(values) ? [] : (USES[name]?.needs ?? [])))
  const gives = effects.flatMap(([name]) => USES[name]?.gives ?? [])
  const named = [...JSON.stringify(effects).matchAll(NAMED_TECH)].map((match) => match[1] as TechId)
  const byRule = effects.flatMap(([name, values]) => (isFree(values) ? [] : (TECH_BY_RULE[name] ?? [])))
  return { needs: unique(needs), gives: unique(gives), techs: unique([...named, ...byRule]) }
}

export const SPACES: readonly Space[] = kepler.grid.rows.flat()

/** Ships land in the movement that ends every turn (R8.2), without an action. */
function feeds(from: ActionId, to: ActionId): boolean {
  const { gives } = linkOf(from)
  const { needs } = linkOf(to)
  return needs.some((thing) => gives.includes(thing) || (thing === 'landed' && gives.includes('ship')))
}

/** Main actions that need what this one gives. */
export const leadsTo = (action: ActionId): Space[] => SPACES.filter((other) => other !== action && feeds(action, other))

/** Main actions that give what this one needs. */
export const preparedBy = (action: ActionId): Space[] => SPACES.filter((other) => other !== action && feeds(other, action))

/** The bonus actions of a space: of its column and of its row. */
export function bonusesOf(space: Space): Bonus[] {
  const { rows, rowBonus, columnBonus } = kepler.grid
  const row = rows.findIndex((spaces) => spaces.includes(space))
  const column = rows[row]?.indexOf(space) ?? -1
  return [columnBonus[column], rowBonus[row]].filter((bonus) => bonus !== undefined)
}
