import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { gameInfo } from './builders'

const OWN = { hash: '1a2b3c4d5e6f7a8b', own: true }
const reload = vi.fn()

/** The modules of a page that has just been opened. The registry has imported the pictures of all games. */
const page = async () => ({
  ...(await import('../src/boards/registry')),
  ...(await import('../src/boards/components')),
  ...(await import('../src/lib/api')),
})

/** A game's data files as the server sends them. */
const serverFiles = (game: string, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      parse(readFileSync(new URL(`../../crates/games/${game}/data/${name}.toml`, import.meta.url), 'utf8')),
    ]),
  )

// Compiling takes longer than a test should wait for it.
beforeAll(page, 30_000)
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockReset()
})

test('a board draws what ships, without asking for anything', async () => {
  const { chooseComponents, api } = await page()
  const fetched = vi.spyOn(api, 'components')
  await chooseComponents('kepler-3042', gameInfo('kepler-3042').components)
  const { kepler } = await import('../src/boards/kepler/data')
  expect(kepler).toEqual((await import('virtual:board-data/kepler')).default)
  expect(fetched).not.toHaveBeenCalled()
})

test('Kepler-3042 draws the components of the server', async () => {
  const { chooseComponents, api } = await page()
  const { components } = await import('../src/boards/kepler/components')
  const files = serverFiles('kepler-3042', components.names)
  Object.assign((files.planets as { planet: object[] }).planet[2] ?? {}, { level: 7 })
  vi.spyOn(api, 'components').mockResolvedValue({ hash: OWN.hash, files })
  await chooseComponents('kepler-3042', OWN)
  const { kepler, planet } = await import('../src/boards/kepler/data')
  expect([kepler.planets[2]?.level, planet(3)?.level]).toEqual([7, 7])
  expect(kepler.map).toEqual((await import('virtual:board-data/kepler')).default.map)
})

test('Planet Unknown draws the components of the server', async () => {
  const { chooseComponents, api } = await page()
  const { components } = await import('../src/boards/planet-unknown/components')
  const files = serverFiles('planet-unknown', components.names)
  Object.assign((files.civ_cards as { card: object[] }).card[4] ?? {}, { rank: 9 })
  vi.spyOn(api, 'components').mockResolvedValue({ hash: OWN.hash, files })
  await chooseComponents('planet-unknown', OWN)
  const { game } = await import('../src/boards/planet-unknown/data')
  expect(game.civ[4]?.rank).toBe(9)
})

test('a board is imported after its components are chosen', async () => {
  const { loadBoard, api } = await page()
  vi.spyOn(api, 'components').mockRejectedValue(new Error('offline'))
  await expect(loadBoard(gameInfo('kepler-3042', OWN))).rejects.toThrow('offline')
})

test('the data is fetched once, and again after a failure', async () => {
  const { chooseComponents, api } = await page()
  const fetched = vi.spyOn(api, 'components').mockRejectedValueOnce(new Error('offline'))
  await expect(chooseComponents('kepler-3042', OWN)).rejects.toThrow('offline')
  fetched.mockResolvedValue({ hash: OWN.hash, files: {} })
  await Promise.all([chooseComponents('kepler-3042', OWN), chooseComponents('kepler-3042', OWN)])
  await chooseComponents('kepler-3042', OWN)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})

test('other data than the board draws needs a new page', async () => {
  const { chooseComponents } = await page()
  await chooseComponents('kepler-3042', gameInfo('kepler-3042').components)
  void chooseComponents('kepler-3042', OWN)
  expect(reload).toHaveBeenCalledOnce()
})

test('a server that was restarted between two requests needs a new page', async () => {
  const { chooseComponents, api } = await page()
  vi.spyOn(api, 'components').mockResolvedValue({ hash: 'another', files: {} })
  void chooseComponents('kepler-3042', OWN)
  await vi.waitUntil(() => reload.mock.calls.length > 0)
  expect(reload).toHaveBeenCalledOnce()
})

test('a board that was imported too early is an error, not a wrong number', async () => {
  const { chooseComponents, api } = await page()
  await import('../src/boards/kepler/data')
  vi.spyOn(api, 'components').mockResolvedValue({ hash: OWN.hash, files: {} })
  await expect(chooseComponents('kepler-3042', OWN)).rejects.toThrow('imported before')
})
