// Component data for the boards, read from the games' own TOML files at build time: there is a single source, and the browser
// downloads only what is drawn.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'
import { runnerImport, type Plugin } from 'vite'
import type { ComponentFiles } from '../src/boards/components'

/** The export of a board's `components.ts`. */
interface BoardComponents {
  components: ComponentFiles<Record<string, unknown>, unknown>
}

const ID = /^\0?virtual:board-data\/([\w-]+)$/

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** `virtual:board-data/<folder>` is the shipped data files, reduced by `src/boards/<folder>/components.ts`. */
export function boardData(): Plugin {
  return {
    name: 'board-data',
    resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const folder = ID.exec(id)?.[1]
      if (folder === undefined) return undefined
      const source = path(`../src/boards/${folder}/components.ts`)
      const { module, dependencies } = await runnerImport<BoardComponents>(source)
      const { game, names, reduce } = module.components
      const files = names.map((name) => ({ name, file: path(`../../crates/games/${game}/data/${name}.toml`) }))
      for (const file of [source, ...dependencies, ...files.map(({ file }) => file)]) this.addWatchFile(file)
      // Not validated here, but by the game's own tests.
      const values = Object.fromEntries(files.map(({ name, file }) => [name, parse(readFileSync(file, 'utf8'))]))
      return `export default ${JSON.stringify(reduce(values))}`
    },
  }
}
