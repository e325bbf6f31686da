// Who may write in the chat of a table, and who can be muted by the host. The server enforces it; the page offers only what is
// allowed.
import type { TableInfo } from './wire/TableInfo'

export type ChatRight = 'write' | 'muted' | 'closed'

export function chatRight(info: TableInfo, guest: string | undefined): ChatRight {
  const { host, muted, open_chat, seats, status, visibility } = info
  if (seats.some(({ yours }, seat) => yours && muted.includes(seat))) return 'muted'
  const invited = status === 'waiting' && visibility !== 'public' && seats.some(({ kind }) => kind.kind === 'open')
  const sits = host === guest || seats.some(({ yours }) => yours)
  return sits || invited || (open_chat && guest !== undefined) ? 'write' : 'closed'
}

export interface Mutable {
  seat: number
  name: string
  muted: boolean
}

/** The other guests at the table, for its host. */
export function mutable({ host, muted, seats }: TableInfo, guest: string | undefined): Mutable[] {
  if (host !== guest) return []
  const all = seats.map(({ kind, name, yours }, seat) => ({ seat, name, yours, kind, muted: muted.includes(seat) }))
  const others = all.filter(({ kind, yours }) => kind.kind === 'guest' && !yours)
  return others.map(({ seat, name, muted }) => ({ seat, name, muted }))
}
