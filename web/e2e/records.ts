// Records of whole games in the repository, as starting points for tests.
import { readFileSync } from 'node:fs'

export const recordOf = (game: string, path: string): string =>
  readFileSync(new URL(`../../crates/games/${game}/${path}`, import.meta.url), 'utf8')

/** A recorded game of a game's tests. */
export const goldenRecord = (game: string, name: string): string => recordOf(game, `tests/golden/records/${name}.record`)

export const entriesOf = (record: string): string[] => record.split('\n').filter((line) => /^\d+ /.test(line))

/** How many entries of a record come before the first pair of successive ones like these. */
export function entriesBefore(record: string, first: RegExp, second: RegExp): number {
  const entries = entriesOf(record)
  const at = entries.findIndex((entry, i) => first.test(entry) && second.test(entries[i + 1] ?? ''))
  if (at < 0) throw new Error('the record has no such entries')
  return at
}
