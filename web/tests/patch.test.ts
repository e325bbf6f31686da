import { expect, test } from 'vitest'
import { patched } from '../src/lib/patch'

test('operations change a value', () => {
  const value = { a: [1, { b: 2 }, 3], 'x/y~z': 1, gone: true }
  const now = patched(value, [
    { op: 'replace', path: '/a/1/b', value: 7 },
    { op: 'add', path: '/a/3', value: 4 },
    { op: 'remove', path: '/a/2' },
    { op: 'replace', path: '/x~1y~0z', value: null },
    { op: 'add', path: '/new', value: [] },
    { op: 'remove', path: '/gone' },
  ])
  expect(now).toEqual({ a: [1, { b: 7 }, 4], 'x/y~z': null, new: [] })
  expect(value).toEqual({ a: [1, { b: 2 }, 3], 'x/y~z': 1, gone: true })
})

test('an empty path replaces everything', () => {
  expect(patched({ a: 1 }, [{ op: 'replace', path: '', value: [2] }])).toEqual([2])
})

test('what has not changed keeps its identity', () => {
  const value = { question: { choices: [1] }, views: [{ seat: 0 }, { seat: 1 }] }
  const now = patched(value, [{ op: 'replace', path: '/views/1/seat', value: 2 }])
  expect(now.question).toBe(value.question)
  expect(now.views[0]).toBe(value.views[0])
})
