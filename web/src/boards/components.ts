// The component data of the boards. What ships with the games is part of the client; a server with corrected components serves its own.
// Board modules keep their data in constants, so it is chosen once per page, before a game's first module is imported.
import { api } from '../lib/api'
import type { ComponentsInfo } from '../lib/wire/ComponentsInfo'

/** A game's data files, and how they are reduced to what its board draws: at build time, or when they are fetched. */
export interface ComponentFiles<Files, Data> {
  /** The game's id in the Rust registry. */
  game: string
  /** The files that are read, without `.toml`. */
  names: readonly (keyof Files & string)[]
  reduce: (files: Files) => Data
}

const choices = new Map<string, { hash: string; ready: Promise<void> }>()
/** The files of games that the server plays with its own components. */
const corrected = new Map<string, Record<string, unknown>>()
/** Games whose data is in use. */
const imported = new Set<string>()

/** Chooses the data that the server plays a game with. Reloads the page if its board already draws other data. */
export function chooseComponents(game: string, { hash, own }: ComponentsInfo): Promise<void> {
  const known = choices.get(game)
  if (known) return known.hash === hash ? known.ready : reload()
  const ready = own ? fetchFiles(game, hash) : Promise.resolve()
  choices.set(game, { hash, ready })
  // The next attempt fetches them again.
  ready.catch(() => choices.delete(game))
  return ready
}

async function fetchFiles(game: string, wanted: string): Promise<void> {
  const { hash, files } = await api.components(game)
  // The server was restarted with other components after it named the hash.
  if (hash !== wanted) return reload()
  if (imported.has(game)) throw new Error(`the board of ${game} was imported before its components were chosen`)
  corrected.set(game, files)
}

/** Never resolves, so that nothing is drawn before the page is gone. */
function reload(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}

/** The data of a board: from the server's files if these were chosen, else what ships. Only for the board's `data.ts`. */
export function boardData<Files, Data>({ game, reduce }: ComponentFiles<Files, Data>, shipped: Data): Data {
  imported.add(game)
  const files = corrected.get(game)
  // The server has checked that the files have the shape of those that ship.
  return files ? reduce(files as Files) : shipped
}
