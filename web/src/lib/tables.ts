// Where a table stands, as its lists say it.
import { sentence, t, words } from './words.svelte'
import type { GameInfo } from './wire/GameInfo'
import type { SeatInfo } from './wire/SeatInfo'
import type { TableInfo } from './wire/TableInfo'

/** Most urgent first. */
const STANDS = ['turn', 'waiting', 'playing', 'abandoned', 'over'] as const
export type Stand = (typeof STANDS)[number]

export function standOf({ status, abandoned, awaited, seats }: TableInfo): Stand {
  if (abandoned !== null) return 'abandoned'
  return status === 'playing' && awaited?.some((seat) => seats[seat]?.yours) ? 'turn' : status
}

/** Bots are called by their strength, in the reader's language. */
export function seatName({ kind, name }: SeatInfo): string {
  if (kind.kind === 'bot') return t('bot-kind', { bot: kind.bot })
  return name || t('seat-open-short')
}

/** The names at a table; two of the same name are numbered, so that the log can tell them apart. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(seatName)
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${name} ${names.slice(0, i + 1).filter((each) => each === name).length}`,
  )
}

/** What tells a table from others of its game, in the game's words once they are here: its unusual options, and all that are for one alone. */
export function optionWords({ options, seats }: TableInfo, game: GameInfo): string[] {
  if (!words.has(game.id)) return []
  const say = (key: string): string => words.say(sentence(`option-${key}`), game.id)
  return game.options.flatMap(({ id, kind, players }) => {
    const value = options[id]
    // What the game works out by itself, or seat by seat, does not tell tables apart.
    if (kind.kind === 'per_seat' || kind.default === null || !players.includes(seats.length)) return []
    const alone = players.length === 1 && players[0] === 1
    if ((typeof value !== 'string' && typeof value !== 'number') || (value === kind.default && !alone)) return []
    if (alone && kind.kind === 'choice') return [say(`${id}-${value}`)]
    return [`${say(id)}: ${kind.kind === 'choice' ? say(`${id}-${value}`) : String(value)}`]
  })
}

export const isOver = (table: TableInfo): boolean => table.status === 'over'

/** What asks for something comes first; otherwise the order stays. */
export const byUrgency = (a: TableInfo, b: TableInfo): number => STANDS.indexOf(standOf(a)) - STANDS.indexOf(standOf(b))
