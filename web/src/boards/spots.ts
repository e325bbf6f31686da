// A spot is the name of a place on the board that can be clicked.
import type { Choice } from './types'

export type Spot = string

/** Groups choices by the spots where they can be taken. */
export function atSpots<Action>(
  choices: readonly Choice<Action>[],
  spotsOf: (action: Action) => Spot[],
): Map<Spot, Choice<Action>[]> {
  const map = new Map<Spot, Choice<Action>[]>()
  for (const choice of choices) {
    for (const spot of spotsOf(choice.action)) {
      const list = map.get(spot)
      if (list) list.push(choice)
      else map.set(spot, [choice])
    }
  }
  return map
}
