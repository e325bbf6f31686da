// The newest entry and the newest line of chat that this device has shown of each table.
import { recall, remember } from './storage'

/** Tables to remember; the oldest are dropped. */
const MAX_TABLES = 100

type Entry = [id: string, at: number]
const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/** Newest last. */
function all(key: string): Entry[] {
  try {
    const found: unknown = JSON.parse(recall(key) ?? '[]')
    return Array.isArray(found) ? found.filter(isEntry) : []
  } catch {
    return []
  }
}

const get = (key: string, id: string): number => all(key).find(([table]) => table === id)?.[1] ?? 0

function set(key: string, id: string, at: number): void {
  const others = all(key).filter(([table]) => table !== id)
  remember(key, JSON.stringify([...others, [id, at]].slice(-MAX_TABLES)))
}

export const seenAt = (id: string): number => get('seen', id)
export const setSeenAt = (id: string, at: number): void => set('seen', id, at)
export const chatSeenAt = (id: string): number => get('chat-seen', id)
export const setChatSeenAt = (id: string, at: number): void => set('chat-seen', id, at)
