// Checks the compressed size of everything a browser downloads up to the first table of each game.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isLater, nameOf, unknownNames } from './chunks.mjs'

const LIMIT = 250 * 1000
const dist = new URL('../dist/', import.meta.url).pathname
const files = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((file) => statSync(join(dist, file)).isFile())
const size = (file) =>
  file.endsWith('.woff2') ? statSync(join(dist, file)).size : gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
// Of the languages, the one that takes the most is counted.
const texts = files.filter((file) => file.endsWith('.ftl'))
const isCounted = (file) =>
  !texts.includes(file) || texts.every((other) => nameOf(other) !== nameOf(file) || size(other) <= size(file))
const first = files.filter((file) => !isLater(file) && isCounted(file))
const boards = new URL('../src/boards/', import.meta.url)
const GAMES = readdirSync(boards, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
// A chunk of a board has its folder's name; texts of the game begin with it.
const gameOf = (file) =>
  GAMES.find((game) => nameOf(file) === game || (file.endsWith('.ftl') && nameOf(file).startsWith(`${game}-`)))
// What only boards import, such as a chunk that a board shares with its picture of a table, counts for those boards alone.
const imports = new Map(
  first
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const names = [...readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)]
      return [file, names.map(([, name]) => join(dirname(file), name))]
    }),
)
const reached = (roots) => {
  const all = new Set(roots)
  for (const file of all) for (const next of imports.get(file) ?? []) all.add(next)
  return all
}
const scripts = [...imports.keys()]
const byBoard = new Map(GAMES.map((game) => [game, reached(scripts.filter((file) => gameOf(file) === game))]))
const ofBoards = new Set([...byBoard.values()].flatMap((chunks) => [...chunks]))
const byPages = reached(scripts.filter((file) => !gameOf(file) && !ofBoards.has(file)))
const countsFor = (file, game) => {
  if (gameOf(file)) return gameOf(file) === game
  // Styles go with the scripts of the same name, of which several games may have one.
  const chunks = file.endsWith('.js') ? [file] : scripts.filter((script) => nameOf(script) === nameOf(file))
  const isIn = (files) => chunks.some((chunk) => files?.has(chunk))
  return !isIn(ofBoards) || isIn(byPages) || isIn(byBoard.get(game))
}
const sum = (list) => list.reduce((bytes, file) => bytes + size(file), 0)
for (const file of first) console.log(`${String(size(file)).padStart(8)}  ${file}`)
for (const game of GAMES) {
  const total = sum(first.filter((file) => countsFor(file, game)))
  console.log(`${String(total).padStart(8)}  first table of ${game}, compressed (limit ${LIMIT})`)
  if (total > LIMIT) process.exitCode = 1
}
const unknown = unknownNames(files)
if (unknown.length > 0) {
  console.error(`not in the build, but listed as loaded later (scripts/chunks.mjs): ${unknown.join(', ')}`)
  process.exitCode = 1
}
