import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { router } from '../src/lib/router.svelte'
import { toasts } from '../src/lib/toasts.svelte'

const shown = (): string[] => toasts.list.map(({ text }) => text())

beforeEach(() => {
  vi.useFakeTimers()
  router.route = { page: 'table', id: 'a' }
})
afterEach(() => vi.useRealTimers())

test('a notice ends with its time, or with the page that it was shown on', () => {
  toasts.show(() => 'taken by itself', { topic: 'taken' })
  expect([shown(), toasts.has('taken')]).toEqual([['taken by itself'], true])

  router.route = { page: 'home' }
  toasts.show(() => 'no such table')
  expect([shown(), toasts.has('taken')]).toEqual([['no such table'], false])

  router.route = { page: 'table', id: 'a' }
  expect(shown(), 'nor does it come back').toEqual([])
  toasts.show(() => 'saved')
  vi.runAllTimers()
  expect(shown()).toEqual([])
})
