// The server's HTTP API: everything before and after a game; during it, lib/table uses a WebSocket.
import type { ApiError } from './wire/ApiError'
import type { Attempt } from './wire/Attempt'
import type { CaseInfo } from './wire/CaseInfo'
import type { ChangeSeats } from './wire/ChangeSeats'
import type { Course } from './wire/Course'
import type { GameComponents } from './wire/GameComponents'
import type { GameInfo } from './wire/GameInfo'
import type { Guest } from './wire/Guest'
import type { MuteSeat } from './wire/MuteSeat'
import type { OpenChat } from './wire/OpenChat'
import type { NameGuest } from './wire/NameGuest'
import type { NewTable } from './wire/NewTable'
import type { PlayFromHere } from './wire/PlayFromHere'
import type { Refusal } from './wire/Refusal'
import type { ReplayInfo } from './wire/ReplayInfo'
import type { Results } from './wire/Results'
import type { SeatView } from './wire/SeatView'
import type { Sentence } from './wire/Sentence'
import type { TableInfo } from './wire/TableInfo'
import type { UploadRecord } from './wire/UploadRecord'

export class ApiFailure extends Error {
  constructor(
    /** 0 if the server did not respond. */
    readonly status: number,
    /** The reason, translatable; null if the response did not come from Orrery. */
    readonly text: Sentence | null,
    message: string,
  ) {
    super(message)
  }
}

/** The game, table or record does not exist, or this guest may not see it. */
export const isMissing = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const response = await fetch(`/api${path}`, init).catch((error: unknown) => {
    throw new ApiFailure(0, { key: 'web-failure-unreachable', args: [] }, String(error))
  })
  if (response.ok) return response
  throw failureOf(response, await response.text())
}

function failureOf({ status, statusText }: Response, body: string): ApiFailure {
  try {
    const { error, text } = JSON.parse(body) as ApiError
    return new ApiFailure(status, text, error)
  } catch {
    return new ApiFailure(status, null, `${status} ${statusText}`)
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await send(method, path, body)).json() as Promise<T>
}

const table = (id: string, verb = ''): string => `/tables/${encodeURIComponent(id)}${verb}`

function query(values: Record<string, number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${given.map(([name, value]) => `${name}=${value}`).join('&')}`
}

export const api = {
  guest: () => json<Guest | null>('GET', '/guest'),
  nameGuest: (body: NameGuest) => json<Guest>('POST', '/guest', body),
  /** Results that campaigns carried over, by `<game>/<key>`. */
  book: () => json<Record<string, number>>('GET', '/book'),
  games: () => json<GameInfo[]>('GET', '/games'),
  cases: (game: string) => json<CaseInfo[]>('GET', `/games/${encodeURIComponent(game)}/cases`),
  /** The component data that the server plays a game with. */
  components: (game: string) => json<GameComponents>('GET', `/games/${encodeURIComponent(game)}/components`),
  rules: async (game: string, language: string) =>
    (await send('GET', `/games/${encodeURIComponent(game)}/rules?lang=${language}`)).text(),
  tables: (of: 'public' | 'own') => json<TableInfo[]>('GET', `/tables?of=${of}`),
  table: (id: string) => json<TableInfo>('GET', table(id)),
  create: (body: NewTable) => json<TableInfo>('POST', '/tables', body),
  join: (id: string) => json<TableInfo>('POST', table(id, '/join'), {}),
  leave: (id: string) => json<TableInfo>('POST', table(id, '/leave'), {}),
  start: (id: string) => json<TableInfo>('POST', table(id, '/start'), {}),
  rematch: (id: string) => json<TableInfo>('POST', table(id, '/rematch'), {}),
  /** A table's view of the guest's first seat, or of a spectator. */
  view: (id: string) => json<SeatView>('GET', table(id, '/view')),
  changeSeats: (id: string, body: ChangeSeats) => json<TableInfo>('POST', table(id, '/seats'), body),
  statistics: () => json<Results[]>('GET', '/statistics'),
  removeSeat: (id: string, seat: number) => json<TableInfo>('POST', table(id, '/remove'), { seat }),
  openChat: (id: string, open: boolean) => json<TableInfo>('POST', table(id, '/chat'), { open } satisfies OpenChat),
  mute: (id: string, body: MuteSeat) => json<TableInfo>('POST', table(id, '/mute'), body),
  /** The record of a finished game, as text. */
  record: async (id: string) => (await send('GET', table(id, '/record'))).text(),
  recordUrl: (id: string) => `/api${table(id, '/record')}`,
  /** The position after entry `at`, or the last one, as `seat` or a spectator sees it. */
  replay: (id: string, at?: number, seat?: number) =>
    json<ReplayInfo>('GET', `/replays/${encodeURIComponent(id)}${query({ at, seat })}`),
  /** Which rule forbids an action in a recorded position; null if it is legal. */
  whyInReplay: (id: string, body: Attempt) => json<Refusal | null>('POST', `/replays/${encodeURIComponent(id)}/why`, body),
  /** The whole log of a game with the points after each entry. */
  course: (id: string) => json<Course>('GET', `/replays/${encodeURIComponent(id)}/course`),
  upload: (body: UploadRecord) => json<ReplayInfo>('POST', '/records', body),
  playFromHere: (id: string, body: PlayFromHere) => json<TableInfo>('POST', `/replays/${encodeURIComponent(id)}/play`, body),
  socketUrl: (id: string) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api${table(id, '/ws')}`,
}
