// Texts and data for the pictures of the rules page.
import { textsOf } from '../figure'

export const sayGame = textsOf('planet-unknown')

/** The entry of a list that a rule such as R10.3 is about. */
export const entryOf = <T>(list: readonly T[], rule: string): T | undefined => list[Number(rule.split('.')[1]) - 1]
