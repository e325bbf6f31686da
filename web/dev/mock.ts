// A server of cardboard for working on the client: it speaks the wire protocol and shows positions of real games (dev/fixtures),
// one after the other, whatever is played.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { WebSocketServer } from 'ws'
import type { GameInfo } from '../src/lib/wire/GameInfo'
import type { TableInfo } from '../src/lib/wire/TableInfo'
import type { ToClient } from '../src/lib/wire/ToClient'
import type { ToServer } from '../src/lib/wire/ToServer'

type Position = Extract<ToClient, { type: 'table' }>

const here = (path: string): URL => new URL(path, import.meta.url)
const positions = (name: string): Position[] => JSON.parse(readFileSync(here(`./fixtures/${name}.json`), 'utf8')) as Position[]

const GUEST = { id: 'me', name: 'Mira' }
const NAMES = ['Mira', 'Vega', 'Altair']
const GAMES: GameInfo[] = [
  {
    id: 'kepler-3042', name: 'Kepler-3042', players: [1, 4], minutes: [90, 150], weight: 3.2, example: false,
    options: [
      { id: 'objective_set', kind: { kind: 'choice', values: ['standard', 'advanced'], default: 'standard' }, players: [2, 3, 4] },
      { id: 'tile_placement', kind: { kind: 'choice', values: ['random', 'by_players'], default: 'random' }, players: [1, 2, 3, 4] },
      { id: 'campaign_level', kind: { kind: 'number', min: 1, max: 4, default: 1 }, players: [1] },
      { id: 'action_board_side', kind: { kind: 'per_seat', values: ['A', 'B'], default: 'A' }, players: [1, 2, 3, 4] },
    ],
  },
  { id: 'connect-four', name: 'Connect Four', players: [2, 2], minutes: [5, 10], weight: 1, example: true, options: [] },
]

/** Tables by name; "wait" has an open seat. */
const TABLES: Record<string, { game: string; seats: number; own: number[]; fixture: string; status?: TableInfo['status'] }> = {
  solo: { game: 'kepler-3042', seats: 1, own: [0], fixture: 'kepler-solo' },
  mid: { game: 'kepler-3042', seats: 3, own: [0], fixture: 'kepler-mid' },
  end: { game: 'kepler-3042', seats: 3, own: [0], fixture: 'kepler-end', status: 'over' },
  hot: { game: 'connect-four', seats: 2, own: [0, 1], fixture: 'connect-four' },
  wait: { game: 'kepler-3042', seats: 3, own: [0], fixture: 'kepler-mid', status: 'waiting' },
}

function infoOf(id: string): TableInfo {
  const { game, seats, own, status = 'playing' } = TABLES[id] ?? { game: 'kepler-3042', seats: 1, own: [0] }
  return {
    id, game, options: {}, visibility: 'link', status, bot_takes_over: true, undo_by_consent: true, host: GUEST.id, rematch: null, abandoned: null,
    seats: NAMES.slice(0, seats).map((name, i) => {
      if (status === 'waiting' && i === 2) return { kind: { kind: 'open' }, name: '', yours: false, connected: false }
      const kind = i === 0 ? ({ kind: 'guest' } as const) : own.includes(i) ? ({ kind: 'same_device' } as const) : ({ kind: 'bot', bot: 'medium' } as const)
      return { kind, name, yours: own.includes(i), connected: true }
    }),
  }
}

function answer(path: string, method: string): unknown {
  const [, kind, id = '', verb] = path.split('/').filter(Boolean)
  if (kind === 'guest') return GUEST
  if (kind === 'games') return verb === 'rules' ? readFileSync(here(`../../docs/rules/${id}.md`), 'utf8') : GAMES
  if (kind === 'tables' && id) return infoOf(id)
  if (kind === 'tables') return method === 'POST' ? infoOf('mid') : ['mid', 'wait', 'hot'].map(infoOf)
  if (kind === 'replays') {
    const all = positions('kepler-mid')
    const at = 0
    return { id, game: 'kepler-3042', options: {}, seats: ['me', 'bot:easy', 'bot:hard'], length: all.length - 1, at, view: all[at]?.views[0]?.view, entry: null, label: null, awaited: [], outcome: null }
  }
  return undefined
}

function handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const path = new URL(request.url ?? '/', 'http://mock').pathname
  if (!path.startsWith('/api/')) return next()
  const found = answer(path, request.method ?? 'GET')
  response.statusCode = found === undefined ? 404 : 200
  response.setHeader('content-type', typeof found === 'string' ? 'text/markdown; charset=utf-8' : 'application/json')
  response.end(typeof found === 'string' ? found : JSON.stringify(found ?? { error: 'there is no such thing' }))
}

/** One player at a cardboard table. */
function play(id: string, send: (message: ToClient) => void): (message: ToServer) => void {
  const all = positions(TABLES[id]?.fixture ?? 'kepler-mid')
  let at = 0
  const show = (): void => {
    const position = all[at]
    if (position) send({ ...position, at: at + 1, log: position.log.map((entry, i) => ({ ...entry, at: at * 1000 + i })) })
  }
  return (message) => {
    switch (message.type) {
      case 'hello':
        send({ type: 'info', info: infoOf(id) })
        return show()
      case 'move':
        at = (at + 1) % all.length
        send({ type: 'done', id: message.id, at: at + 1 })
        return show()
      case 'undo':
        at = Math.max(0, at - message.count)
        send({ type: 'done', id: message.id, at: at + 1 })
        return show()
      case 'why':
        return send({ type: 'refused', id: message.id, reason: { kind: 'rule', rule: 'R8.3', code: 'illegal_path', text: { key: 'illegal-illegal_path', args: [] } } })
      case 'chat':
        return send({ type: 'chat', from: GUEST.name, text: message.text, at: Date.now() })
      default:
    }
  }
}

function attach(server: ViteDevServer | PreviewServer): void {
  server.middlewares.use(handle)
  const sockets = new WebSocketServer({ noServer: true })
  server.httpServer?.on('upgrade', (request: IncomingMessage, socket, head) => {
    const id = /^\/api\/tables\/([^/]+)\/ws$/.exec(request.url ?? '')?.[1]
    if (!id) return
    sockets.handleUpgrade(request, socket, head, (open) => {
      const receive = play(id, (message) => open.send(JSON.stringify(message)))
      open.on('message', (data) => receive(JSON.parse(String(data)) as ToServer))
    })
  })
}

export const mockServer = (): Plugin => ({ name: 'orrery-mock', configureServer: attach, configurePreviewServer: attach })
