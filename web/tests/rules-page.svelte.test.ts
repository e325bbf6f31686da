// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { RulesPage } from '../src/pages/rules-page.svelte'
import { api, ApiFailure } from '../src/lib/api'
import { router } from '../src/lib/router.svelte'
import { words } from '../src/lib/words.svelte'
import { gameInfo } from './builders'

const RULES =
  '# Game\n\nWords.\n\n## R1 Terms\n\nA cube.\n\n## R2 Turns\n\nA ship.\n\n# For programmers\n\n## R18 Codes\n\nA code.'

let end: () => void = () => undefined
let page: RulesPage
let fetched: MockInstance<typeof api.rules>

async function open(): Promise<void> {
  end = $effect.root(() => {
    page = new RulesPage('connect-four')
  })
  flushSync()
  await vi.waitUntil(() => page.shown.length > 0 || page.missing)
}

const ids = (): string[] => page.shown.map(({ id }) => id)

beforeEach(() => {
  words.language = 'en'
  router.hash = ''
  vi.spyOn(words, 'load').mockResolvedValue()
  vi.spyOn(api, 'games').mockResolvedValue([gameInfo('connect-four')])
  vi.spyOn(api, 'cases').mockResolvedValue([{ id: 'case', kind: 'test', title: 'A case', rules: ['R2'] }])
  fetched = vi.spyOn(api, 'rules').mockResolvedValue(RULES)
})
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

test('rules, chapters and appendix are apart, and every rule has its cases', async () => {
  await open()
  expect(ids()).toEqual(['', 'R1', 'R2'])
  expect(page.chapters.map(({ id }) => id)).toEqual(['R1', 'R2'])
  expect(page.appendix.map(({ id }) => id)).toEqual(['appendix', 'R18'])
  expect(page.shown.map((section) => page.casesOf(section).length)).toEqual([0, 0, 1])
})

test('a search shows what it finds, also in the appendix, with the words marked; Escape ends it', async () => {
  await open()
  page.query = 'code'
  expect([ids(), page.appendix, page.searching]).toEqual([['R18'], [], true])
  expect(page.marked('A code.')).toBe('A <mark>code</mark>.')
  page.keydown(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect([ids(), page.searching]).toEqual([['', 'R1', 'R2'], false])
})

test('the rule of the address ends a search that hides it, and opens the appendix', async () => {
  await open()
  page.query = 'cube'
  router.hash = 'R2'
  flushSync()
  await vi.waitUntil(() => !page.searching)
  expect(page.appendixOpen).toBe(false)
  router.hash = 'R18'
  flushSync()
  await vi.waitUntil(() => page.appendixOpen)
  expect(page.appendixOpen).toBe(true)
})

test('a search that shows the rule of the address goes on', async () => {
  await open()
  page.query = 'ship'
  router.hash = 'R2'
  flushSync()
  await new Promise((done) => setTimeout(done))
  expect(page.query).toBe('ship')
})

test('another language has its own rules; an answer that comes too late is not shown', async () => {
  await open()
  let arrive: (markdown: string) => void = () => undefined
  fetched.mockImplementation((_game, language) =>
    language === 'it' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve('# Game\n\n## R3 English'),
  )
  words.language = 'it'
  flushSync()
  words.language = 'en'
  flushSync()
  await vi.waitUntil(() => ids().includes('R3'))
  arrive('# Gioco\n\n## R4 Italiano')
  await new Promise((done) => setTimeout(done))
  expect(ids()).toEqual(['', 'R3'])
})

test('the texts of the figures do not fetch the rules again', async () => {
  let loaded = $state.raw<object>({})
  vi.spyOn(words, 'load').mockImplementation(() => {
    void loaded
    return Promise.resolve()
  })
  await open()
  loaded = {}
  flushSync()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('the rules of a game that does not exist are missing', async () => {
  fetched.mockRejectedValue(new ApiFailure(404, null, 'gone'))
  await open()
  expect([page.missing, page.shown]).toEqual([true, []])
})
