// The log of a table: which entries still stand, and how far back one of them is.
import type { LogEntry } from './wire/LogEntry'

export interface Line extends LogEntry {
  /** Taken back by a later entry. */
  undone: boolean
}

export function lines(log: readonly LogEntry[]): Line[] {
  const all = log.map((entry): Line => ({ ...entry, undone: false }))
  let standing: Line[] = []
  for (const line of all) {
    if (line.undid === 0) standing.push(line)
    else {
      const meant = line.own ? standing.filter(({ seat }) => seat === line.seat) : standing
      const taken = new Set(meant.slice(-line.undid))
      for (const each of taken) each.undone = true
      standing = standing.filter((each) => !taken.has(each))
    }
  }
  return all
}

/** How many decisions of all have to be taken back so that a seat's last one is among them; none if it has none. */
export function backToOwn(all: readonly Line[], seat: number): number {
  const standing = all.filter((line) => line.undid === 0 && !line.undone)
  const last = standing.findLastIndex((line) => line.seat === seat)
  return last < 0 ? 0 : standing.length - last
}

/** How many of its own decisions a seat has to take back so that the position before this entry of it stands again. */
export function stepsBack(all: readonly Line[], { at, seat }: Line): number {
  return all.filter((line) => line.undid === 0 && !line.undone && line.seat === seat && line.at >= at).length
}
