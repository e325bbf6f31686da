// Checks the compressed size of everything a browser downloads up to the first table of each game.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT = 250 * 1000
const dist = new URL('../dist/', import.meta.url).pathname
const files = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((file) => statSync(join(dist, file)).isFile())
// Other pages and other subsets of the font are loaded later or never. Of the languages, one is counted.
const later =
  /(Rules|Replay|Settings|Statistics|QrCode|TablePicture|NewTable|Lobby|TableList|Records|[Cc]ampaigns|Tour|[Gg]uide|figures|TrackPicture|Missing|platform|cyrillic|greek|vietnamese|latin-ext)/
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
const sum = (list) => list.reduce((bytes, file) => bytes + size(file), 0)
for (const file of first) console.log(`${String(size(file)).padStart(8)}  ${file}`)
const common = sum(first.filter((file) => !gameOf(file)))
for (const game of GAMES) {
  const total = common + sum(first.filter((file) => gameOf(file) === game))
  console.log(`${String(total).padStart(8)}  first table of ${game}, compressed (limit ${LIMIT})`)
  if (total > LIMIT) process.exitCode = 1
}
