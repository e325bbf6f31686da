// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import LogRow from '../src/table/LogRow.svelte'
import { words } from '../src/lib/words.svelte'
import { NO_SEAT } from '../src/lib/beats'
import { lines } from '../src/lib/log'
import { logEntry, sentence } from './builders'
import type { LogPart } from '../src/lib/log-parts'

let mounted: object | undefined
beforeEach(() => void vi.spyOn(words, 'say').mockImplementation(({ key }) => key))
afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = undefined
  vi.restoreAllMocks()
})

async function draw(part: Partial<LogPart>, onclick?: () => void): Promise<Element> {
  if (mounted) await unmount(mounted)
  const [line] = lines([logEntry(4, 1)])
  if (!line) throw new Error('a line')
  const events = [{ event: null, text: sentence('it happens') }]
  const props = {
    part: { line, index: 0, seat: 1, events, heading: false, opens: false, ...part },
    at: 4,
    current: line,
    told: [],
    names: ['Ada', 'Vega'],
    sayOf: ({ key }: { key: string }) => ({ text: key, joint: ':' as const }),
    sayHeading: ({ key }: { key: string }) => `short: ${key}`,
    ...(onclick ? { onclick } : { level: 4 as const }),
  }
  mounted = mount(LogRow, { target: document.body, props })
  flushSync()
  const row = document.querySelector('.line')
  if (!row) throw new Error('a row')
  return row
}

const tags = (row: Element): string[] => [row, ...row.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase())

test('a row has the name where it opens a turn, which the words go on', async () => {
  const row = await draw({ opens: true })
  expect(row.textContent.replace(/\s+/g, ' ').trim()).toBe('Vega: it happens')
  expect(row.querySelector('[role=heading][aria-level="4"]')?.textContent).toBe('Vega:')
  expect(row.getAttribute('aria-current')).toBe('step')
})

test('the heading of a round is short, and what nobody did is not below a name', async () => {
  const heading = await draw({ heading: true, seat: NO_SEAT })
  expect(heading.querySelector('[role=heading][aria-level="4"]')?.textContent).toBe('short: it happens')
  expect((await draw({ seat: NO_SEAT })).classList.contains('nobody')).toBe(true)
  expect((await draw({})).classList.contains('nobody')).toBe(false)
})

test('in the replay a row is a button without blocks in it', async () => {
  const go = vi.fn()
  const row = await draw({ opens: true }, go)
  expect(new Set(tags(row))).toEqual(new Set(['button', 'svg', 'path', 'span']))
  expect(row.querySelectorAll('[role]'), 'what a button says has no structure').toHaveLength(0)
  expect(row.tagName).toBe('BUTTON')
  ;(row as HTMLElement).click()
  expect(go).toHaveBeenCalledOnce()
})
