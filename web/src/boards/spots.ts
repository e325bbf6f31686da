// Places of a board: a spot is the name of anything that can be clicked.
import type { Choice } from '../lib/wire/Choice'

export type Spot = string

export const kindOf = (action: string | object): string => (typeof action === 'string' ? action : (Object.keys(action)[0] ?? ''))

/** The choices at every spot. */
export function atSpots<Action>(choices: readonly Choice[], spotsOf: (action: Action) => Spot[]): Map<Spot, Choice[]> {
  const map = new Map<Spot, Choice[]>()
  for (const choice of choices) {
    for (const place of spotsOf(choice.action as Action)) {
      const list = map.get(place)
      if (list) list.push(choice)
      else map.set(place, [choice])
    }
  }
  return map
}
