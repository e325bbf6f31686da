// The newest entry this device has shown of each table.
import { recall, remember } from './storage'

const KEY = 'seen'
/** Tables to remember; the oldest are dropped. */
const MAX_TABLES = 100

type Entry = [id: string, at: number]
const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/** Newest last. */
function all(): Entry[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isEntry) : []
  } catch {
    return []
  }
}

export const seenAt = (id: string): number => all().find(([table]) => table === id)?.[1] ?? 0

export function setSeenAt(id: string, at: number): void {
  const others = all().filter(([table]) => table !== id)
  remember(KEY, JSON.stringify([...others, [id, at]].slice(-MAX_TABLES)))
}
