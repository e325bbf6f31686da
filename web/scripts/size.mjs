// Checks the compressed size of everything a browser downloads up to the first table of each game.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT = 250 * 1000
const dist = new URL('../dist/', import.meta.url).pathname
const files = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((file) => statSync(join(dist, file)).isFile())
// Other pages, the parts of a table that are imported when they are first needed, the texts of tours and of text tables, and other subsets of the font are
// loaded later or never. Of the languages, one is counted.
const later =
  /(Rules|Replay|Settings|Statistics|QrCode|TablePicture|NewTable|Lobby|TableList|Records|[Cc]ampaigns|Tour|[Gg]uide|figures|TrackPicture|WaitingRoom|ScoreSheet|Ending|share|ScoreChart|UndoDialog|SetTray|Curtain|Recap|Stopped|Help|Competition|RivalTurn|HallTurn|turn-steps|EraTitle|SkyPlaneteers|SkyStarfarers|WindowTray|Draft|Orders|-tour-|-table-|Missing|platform|cyrillic|greek|vietnamese|latin-ext)/
const languages = new Set()
const first = files.filter((file) => {
  const isWord = file.endsWith('.ftl')
  const name = file.replace(/-[\w-]{8}\.ftl$/, '')
  const again = isWord && languages.has(name)
  if (isWord) languages.add(name)
  return !later.test(file) && !again
})
const size = (file) =>
  file.endsWith('.woff2') ? statSync(join(dist, file)).size : gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const boards = new URL('../src/boards/', import.meta.url)
const GAMES = readdirSync(boards, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const gameOf = (file) => GAMES.find((game) => file.includes(`/${game}-`))
// What only boards import, such as a chunk that a board shares with its picture of a table, counts for those boards alone.
const chunkOf = (file) => file.replace(/-[\w-]{8}\.(js|css)$/, '')
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
  const chunks = file.endsWith('.js') ? [file] : scripts.filter((script) => chunkOf(script) === chunkOf(file))
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
