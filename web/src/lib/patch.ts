// Changes to a value that the server sends in place of the whole (RFC 6902, the operations that a difference needs).
import type { ToClient } from './wire/ToClient'

export type Patch = Extract<ToClient, { type: 'changes' }>['patch']
type Operation = Patch[number]

/** The value after the changes. What has not changed keeps its identity. */
export function patched<T>(value: T, patch: Patch): T {
  return patch.reduce<unknown>((value, operation) => changed(value, tokens(operation.path), operation), value) as T
}

const tokens = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))

function changed(value: unknown, [token, ...rest]: string[], operation: Operation): unknown {
  if (token === undefined) return operation.op === 'remove' ? undefined : operation.value
  if (Array.isArray(value)) {
    const index = Number(token)
    if (rest.length > 0) return value.with(index, changed(value[index], rest, operation))
    const replaced = operation.op === 'add' ? 0 : 1
    return value.toSpliced(index, replaced, ...(operation.op === 'remove' ? [] : [operation.value]))
  }
  const fields = value as Record<string, unknown>
  if (rest.length > 0 || operation.op !== 'remove') return { ...fields, [token]: changed(fields[token], rest, operation) }
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== token))
}
