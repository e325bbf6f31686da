// How lists of tables present a table: status, names, whose turn or which result, notable options.
import { date, duration } from './time'
import { sentence, t, words } from './words.svelte'
import type { GameInfo } from './wire/GameInfo'
import type { OptionInfo } from './wire/OptionInfo'
import type { SeatInfo } from './wire/SeatInfo'
import type { TableInfo } from './wire/TableInfo'

/** Most urgent first. */
const STATUSES = ['turn', 'waiting', 'playing', 'abandoned', 'over'] as const
export type DisplayStatus = (typeof STATUSES)[number]

export function displayStatus({ status, abandoned, standing, seats }: TableInfo): DisplayStatus {
  if (abandoned !== null) return 'abandoned'
  return status === 'playing' && standing?.awaited.some(({ seat }) => seats[seat]?.yours) ? 'turn' : status
}

/** The stage of the game, once its texts are loaded. */
export function stageWords({ game, standing }: TableInfo): string {
  return standing?.stage && words.has(game) ? words.say(standing.stage, game) : ''
}

/** Who must decide, and for how long already. */
export function turnWords({ status, standing, seats }: TableInfo, now: number): string {
  if (status !== 'playing' || !standing || standing.awaited.length === 0) return ''
  const own = standing.awaited.filter(({ seat }) => seats[seat]?.yours)
  const asked = own.length > 0 ? own : standing.awaited
  const names = seatNames(seats)
  const who = new Intl.ListFormat(words.language).format(asked.map(({ seat }) => names[seat] ?? ''))
  const time = duration(now - Math.min(...asked.map(({ since }) => since)))
  const key = own.length > 0 ? 'turn-yours' : 'turn-of'
  return time ? t(`${key}-for`, { who, time }) : t(key, { who })
}

/** How a finished game went for the reader, and when. */
export function resultWords({ game, status, standing, seats }: TableInfo): string {
  if (status !== 'over' || !standing) return ''
  const { outcome, time } = standing
  if (!outcome) return date(time)
  const own = seats.findIndex(({ yours }) => yours)
  const solo = outcome.solo && words.has(game) ? words.say(outcome.solo.summary, game) : ''
  const result = () => {
    if (outcome.winners.includes(own)) return t('result-won')
    return seats.length === 1 ? t('result-lost') : t('result-place', { place: outcome.places[own] ?? 0, of: seats.length })
  }
  return [own < 0 ? '' : result(), solo, date(time)].filter(Boolean).join(' · ')
}

/** A person who plays here but has closed the page. */
export const isAway = ({ kind, connected, yours }: SeatInfo): boolean => kind.kind === 'guest' && !connected && !yours

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

/** The names that a game's sentences may mention: the players', and that of an automated opponent. */
export const namesInText = (names: readonly string[], game: string, rival: string | undefined): readonly string[] =>
  rival !== undefined && names.length === 1 ? [...names, words.say(sentence(rival), game)] : names

interface OptionValue {
  name: string
  value: string
}

/** Every option that applies to this number of players, once the game's texts are loaded. */
export function optionList({ options, seats }: TableInfo, game: GameInfo): OptionValue[] {
  return applicable(seats.length, game).flatMap((option) => {
    const value = valueWords(options[option.id], option, game.id)
    return value === null ? [] : [{ name: optionName(option, game.id), value }]
  })
}

/** Notable options of a table, once the game's words are loaded: those that are not the default, and the mode of solo games. */
export function optionWords(options: Readonly<Record<string, unknown>>, seats: number, game: GameInfo): string[] {
  return applicable(seats, game).flatMap((option) => {
    const { id, kind, players } = option
    const mode = players.length === 1 && players[0] === 1 && kind.default !== OFF
    const value = valueWords(options[id], option, game.id)
    if (value === null || (options[id] === kind.default && !mode)) return []
    return [mode && kind.kind === 'choice' ? value : `${optionName(option, game.id)}: ${value}`]
  })
}

/** Value of an option that is switched off. */
const OFF = 'off'

/** The options for this number of players. Options without a default are derived by the game and do not distinguish tables. */
function applicable(seats: number, { id, options }: GameInfo): OptionInfo[] {
  if (!words.has(id)) return []
  return options.filter(({ kind, players }) => kind.default !== null && players.includes(seats))
}

const optionName = ({ id }: OptionInfo, game: string): string => words.say(sentence(`option-${id}`), game)

function valueWords(value: unknown, { id, kind }: OptionInfo, game: string): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return kind.kind === 'choice' ? words.say(sentence(`option-${id}-${value}`), game) : String(value)
}

export const isOver = (table: TableInfo): boolean => table.status === 'over'

/** Sorts tables that need the player first; otherwise stable. */
export const byUrgency = (a: TableInfo, b: TableInfo): number =>
  STATUSES.indexOf(displayStatus(a)) - STATUSES.indexOf(displayStatus(b))
