import { expect, test } from 'vitest'
import { parse, paths } from '../src/lib/router.svelte'

test('every page has a unique path', () => {
  expect(parse('/')).toEqual({ page: 'home' })
  expect(parse(paths.lobby())).toEqual({ page: 'lobby' })
  expect(parse(paths.records())).toEqual({ page: 'records' })
  expect(parse(paths.settings())).toEqual({ page: 'settings' })
  expect(parse(paths.table('a b'))).toEqual({ page: 'table', id: 'a b' })
  expect(parse(paths.replay('x'))).toEqual({ page: 'replay', id: 'x' })
  expect(parse(paths.new('kepler-3042'))).toEqual({ page: 'new', game: 'kepler-3042' })
  expect(parse(paths.campaigns('kepler-3042'))).toEqual({ page: 'campaigns', game: 'kepler-3042' })
  expect(parse(paths.tour('kepler-3042'))).toEqual({ page: 'tour', game: 'kepler-3042' })
  expect(paths.rules('kepler-3042', 'R8.3')).toBe('/rules/kepler-3042#R8.3')
})

test('unknown paths lead to the page for missing things', () => {
  for (const path of ['/nothing', '/table', '/campaigns', '/records/x', '/table/a/b', '/api/games'])
    expect(parse(path)).toEqual({ page: 'missing' })
})
