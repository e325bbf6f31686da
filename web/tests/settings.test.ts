// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'

const motion = (): string | undefined => document.documentElement.dataset.motion

afterEach(() => {
  settings.setSpeed('normal')
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a system with reduced motion stops what moves, not the pace of the others', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn() }))
  settings.load()
  expect([settings.reducedMotion, settings.beat(), motion()]).toEqual([true, 1000, 'still'])
  expect(document.documentElement.style.getPropertyValue('--beat')).toBe('1000ms')
  settings.setSpeed('slow')
  expect([settings.reducedMotion, settings.beat(), motion()]).toEqual([true, 1800, 'still'])
  settings.setSpeed('off')
  expect([settings.reducedMotion, settings.beat(), motion()]).toEqual([true, 0, 'off'])
})

test('without reduced motion the speed is that of both', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }))
  settings.load()
  settings.setSpeed('fast')
  expect([settings.reducedMotion, settings.beat(), motion()]).toEqual([false, 400, 'fast'])
})
