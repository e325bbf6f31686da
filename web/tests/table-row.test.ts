// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import TableRow from '../src/ui/TableRow.svelte'
import { words } from '../src/lib/words.svelte'
import { standing, tableInfo } from './builders'
import type { TableInfo } from '../src/lib/wire/TableInfo'

let mounted: object | undefined
beforeEach(() => void vi.spyOn(words, 'say').mockImplementation(({ key }) => key))
afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = undefined
  vi.restoreAllMocks()
})

/** What a list says of a table. */
function said(more: Partial<TableInfo>): string {
  const table = tableInfo([], { standing: standing([]), ...more })
  const children = createRawSnippet(() => ({ render: () => '<button>Open</button>' }))
  mounted = mount(TableRow, { target: document.body, props: { table, game: undefined, now: 0, children } })
  flushSync()
  return document.querySelector('li')?.textContent ?? ''
}

const NOTES = ['web-as-recorded', 'web-from-record']

test.each([
  ['counts', {}, []],
  ['is from a record, redealt', { counts: false }, ['web-from-record']],
  ['is as recorded', { counts: false, as_recorded: true }, ['web-as-recorded']],
])('a list says of a table that %s whether its host may know what is hidden', (_, more, notes) => {
  const row = said(more)
  expect(NOTES.filter((note) => row.includes(note))).toEqual(notes)
})
