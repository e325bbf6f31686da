// Component data for the boards, read from the games' own TOML files at build time: there is a single source, and the browser
// downloads only what is drawn.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'
import { runnerImport, type Plugin } from 'vite'

/** The exports of a board's `data.build.ts`. */
interface BoardData {
  /** The data files it reads, to be watched. */
  files: readonly URL[]
  default: () => unknown
}

const ID = /^\0?virtual:board-data\/([\w-]+)$/

/** `virtual:board-data/<folder>` is what `src/boards/<folder>/data.build.ts` returns. */
export function boardData(): Plugin {
  return {
    name: 'board-data',
    resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const folder = ID.exec(id)?.[1]
      if (folder === undefined) return undefined
      const source = fileURLToPath(new URL(`../src/boards/${folder}/data.build.ts`, import.meta.url))
      const { module, dependencies } = await runnerImport<BoardData>(source)
      for (const file of [source, ...dependencies, ...module.files.map((url) => fileURLToPath(url))]) this.addWatchFile(file)
      return `export default ${JSON.stringify(module.default())}`
    },
  }
}

/** Reads a game's data files by name. They are not validated here, but by the game's own tests. */
export function tomlFiles<Name extends string>(folder: URL, names: readonly Name[]) {
  const url = (name: Name): URL => new URL(`${name}.toml`, folder)
  return {
    files: names.map(url),
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller says what the file holds
    read: <T>(name: Name): T => parse(readFileSync(url(name), 'utf8')) as T,
  }
}
