// Builders of wire values with defaults for what a test is not about.
import type { LogEntry as ToldEntry, Told } from '../src/boards/types'
import type { ComponentsInfo } from '../src/lib/wire/ComponentsInfo'
import type { GameInfo } from '../src/lib/wire/GameInfo'
import type { LogEntry } from '../src/lib/wire/LogEntry'
import type { OutcomeInfo } from '../src/lib/wire/OutcomeInfo'
import type { Question } from '../src/lib/wire/Question'
import type { ReplayInfo } from '../src/lib/wire/ReplayInfo'
import type { SeatInfo } from '../src/lib/wire/SeatInfo'
import type { Sentence } from '../src/lib/wire/Sentence'
import type { SentenceArg } from '../src/lib/wire/SentenceArg'
import type { Standing } from '../src/lib/wire/Standing'
import type { TableInfo } from '../src/lib/wire/TableInfo'

export const sentence = (key: string): Sentence => ({ key, args: [] })

/** What an argument of a sentence stands for. */
export const argText = (arg: SentenceArg): string =>
  'number' in arg ? String(arg.number) : 'text' in arg ? arg.text : arg.message.key

/** A sentence with numbers and other sentences in it. */
export const message = (key: string, args: Record<string, number | Sentence> = {}): Sentence => ({
  key,
  args: Object.entries(args).map(([name, arg]) => [name, typeof arg === 'number' ? { number: arg } : { message: arg }]),
})

/** A note in parentheses, as games put it together. */
export const notes = (...all: Sentence[]): Sentence => {
  const list = all.reduce((a, b) => message('list-semicolon', { a, b }))
  return message('notes', { list })
}

export const guest = (name: string, yours = true): SeatInfo => ({ name, yours, connected: true, kind: { kind: 'guest' } })
export const bot = (strength: string): SeatInfo => ({
  name: '',
  yours: false,
  connected: true,
  kind: { kind: 'bot', bot: strength },
})

const SHIPPED: ComponentsInfo = { hash: '0123456789abcdef', own: false }

export const gameInfo = (id: string, components = SHIPPED): GameInfo => ({
  id,
  name: id,
  players: [1, 4],
  minutes: [30, 90],
  weight: 3,
  example: false,
  tour: true,
  components,
  options: [],
})

export const tableInfo = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'kepler-3042',
  edition: { rules: 1, components: SHIPPED },
  options: {},
  seats,
  visibility: 'link',
  status: 'playing',
  bot_takes_over: true,
  undo_by_consent: true,
  host: 'me',
  rematch: null,
  abandoned: null,
  muted: [],
  open_chat: false,
  as_recorded: false,
  counts: true,
  standing: null,
  trouble: null,
  ...more,
})

/** A game in progress; these seats must decide since the beginning of time. */
export const standing = (awaited: number[], more: Partial<Standing> = {}): Standing => ({
  at: 0,
  time: 0,
  awaited: awaited.map((seat) => ({ seat, since: 0 })),
  points: [],
  stage: null,
  outcome: null,
  ...more,
})

export const question = (seat: number, actions: unknown[] = ['end'], undoable = 0): Question => ({
  seat,
  prompt: sentence(`prompt-${seat}`),
  choices: actions.map((action) => ({ action, label: sentence('choice') })),
  usual: null,
  undoable,
  redoable: 0,
  forced: null,
  pass: null,
})

/** A decision with one event, or an undo of `undid` decisions. */
export const logEntry = (at: number, seat: number, undid = 0): LogEntry => ({
  at,
  seat,
  undid,
  own: false,
  events: undid > 0 ? [] : [{ event: null, text: sentence('event') }],
})

export const outcome = (winners: number[]): OutcomeInfo => ({ scores: [], places: [], winners, solo: null, opponent: null })

export const replay = (at: number, more: Partial<ReplayInfo> = {}): ReplayInfo => ({
  id: 'r',
  game: 'kepler-3042',
  edition: { rules: 1, components: SHIPPED },
  options: {},
  seats: ['me', 'bot:easy'],
  length: 9,
  at,
  trouble: null,
  view: `at ${at}`,
  stage: null,
  entry: at === 0 ? null : logEntry(at, 0),
  choice: null,
  question: null,
  awaited: [],
  outcome: null,
  ...more,
})

/** An entry of a game's log with these events, all in the same words. */
export const toldEntry = <Event>(at: number, ...events: Event[]): ToldEntry<Event> => ({
  at,
  seat: 0,
  undid: 0,
  own: false,
  events: events.map((event): Told<Event> => ({ event, text: sentence('log') })),
})
