// How lists of tables present a table: status, names, notable options.
import { sentence, t, words } from './words.svelte'
import type { GameInfo } from './wire/GameInfo'
import type { SeatInfo } from './wire/SeatInfo'
import type { TableInfo } from './wire/TableInfo'

/** Most urgent first. */
const STATUSES = ['turn', 'waiting', 'playing', 'abandoned', 'over'] as const
export type DisplayStatus = (typeof STATUSES)[number]

export function displayStatus({ status, abandoned, awaited, seats }: TableInfo): DisplayStatus {
  if (abandoned !== null) return 'abandoned'
  return status === 'playing' && awaited?.some((seat) => seats[seat]?.yours) ? 'turn' : status
}

/** Bots are named by their strength, in the reader's language. */
export function seatName({ kind, name }: SeatInfo): string {
  if (kind.kind === 'bot') return t('bot-kind', { bot: kind.bot })
  return name || t('seat-open-short')
}

/** The names at a table; equal ones are numbered, so that the log can tell them apart. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(seatName)
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${name} ${names.slice(0, i + 1).filter((each) => each === name).length}`,
  )
}

/** Notable options of a table, once the game's words are loaded: those that are not the default, and all of solo games. */
export function optionWords({ options, seats }: TableInfo, game: GameInfo): string[] {
  if (!words.has(game.id)) return []
  const say = (key: string): string => words.say(sentence(`option-${key}`), game.id)
  return game.options.flatMap(({ id, kind, players }) => {
    const value = options[id]
    // Options that the game derives itself do not tell tables apart.
    if (kind.default === null || !players.includes(seats.length)) return []
    const solo = players.length === 1 && players[0] === 1
    if ((typeof value !== 'string' && typeof value !== 'number') || (value === kind.default && !solo)) return []
    if (solo && kind.kind === 'choice') return [say(`${id}-${value}`)]
    return [`${say(id)}: ${kind.kind === 'choice' ? say(`${id}-${value}`) : String(value)}`]
  })
}

export const isOver = (table: TableInfo): boolean => table.status === 'over'

/** Sorts tables that need the player first; otherwise stable. */
export const byUrgency = (a: TableInfo, b: TableInfo): number =>
  STATUSES.indexOf(displayStatus(a)) - STATUSES.indexOf(displayStatus(b))
