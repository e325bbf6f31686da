// A table page whose table is set by the test instead of a server. Importing it sets up every test of the file.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, vi } from 'vitest'
import { session } from '../src/lib/session.svelte'
import { settings } from '../src/lib/settings.svelte'
import { words } from '../src/lib/words.svelte'
import { TablePage } from '../src/table/table-page.svelte'
import { tableInfo } from './builders'
import type { TableClient } from '../src/lib/table.svelte'
import type { Question } from '../src/lib/wire/Question'
import type { SeatInfo } from '../src/lib/wire/SeatInfo'

export const key = (name: string): KeyboardEvent => new KeyboardEvent('keydown', { key: name })

/** Leaves the page. */
export let close: () => void = () => undefined
/** The page that the test has opened. */
export let page: TablePage

/** Opens a page whose table has this state. */
export function openAs(state: Partial<TableClient>): void {
  close = $effect.root(() => {
    page = new TablePage('t')
  })
  Object.assign(page.table, { ready: true, ...state })
  flushSync()
}

/** Opens a page that is connected and has loaded its board. */
export function open(seats: SeatInfo[], views: TableClient['views'], questions: Question[] = []): TablePage {
  openAs({ info: tableInfo(seats), views, questions, link: 'open' })
  page.boardLoaded = true
  flushSync()
  return page
}

/** Changes the state that the server last sent. */
export function update(
  news: Partial<
    Pick<
      TablePage['table'],
      'views' | 'stage' | 'questions' | 'awaited' | 'thinking' | 'outcome' | 'log' | 'fresh' | 'at' | 'behind' | 'telling'
    >
  >,
): void {
  Object.assign(page.table, news)
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  // Never finish loading: the test sets the table's state itself.
  vi.spyOn(session, 'load').mockReturnValue(new Promise(() => undefined))
  vi.spyOn(words, 'load').mockResolvedValue()
  vi.spyOn(settings, 'reducedMotion', 'get').mockReturnValue(false)
})
afterEach(() => {
  close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
