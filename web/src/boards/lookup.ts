// Look-ups in component data.

export const byId = <Id, Entry extends { id: Id }>(entries: readonly Entry[]): ReadonlyMap<Id, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]))
