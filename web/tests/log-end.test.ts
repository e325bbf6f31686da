import { expect, test } from 'vitest'
import { roomAtEnd } from '../src/lib/log-end'

const LINE = 18
/** Paragraphs of these numbers of lines, one below the other. */
function paragraphs(...lines: number[]): { offsetTop: number; offsetHeight: number }[] {
  let top = 0
  return lines.map((n) => {
    const offsetTop = top
    top += n * LINE
    return { offsetTop, offsetHeight: n * LINE }
  })
}
const sight = (from: number, to: number): { from: number; to: number } => ({ from: from * LINE, to: to * LINE })

test('a paragraph that is in sight without its beginning goes out of sight', () => {
  expect(roomAtEnd(paragraphs(3, 1, 8), sight(1, 12), LINE)).toBe(2 * LINE)
  expect(roomAtEnd(paragraphs(3, 1, 8), sight(2, 12), LINE)).toBe(LINE)
})

test('where a whole paragraph is the first in sight, nothing moves', () => {
  expect(roomAtEnd(paragraphs(3, 1, 8), sight(3, 12), LINE)).toBe(0)
  expect(roomAtEnd(paragraphs(3, 1, 8), sight(0, 12), LINE)).toBe(0)
  expect(roomAtEnd(paragraphs(2), { from: 0.6, to: 12 * LINE }, LINE)).toBe(0)
})

test('six lines stay in sight, even if the first of them go on from before', () => {
  expect(roomAtEnd(paragraphs(4, 6), sight(2, 10), LINE)).toBe(2 * LINE)
  expect(roomAtEnd(paragraphs(4, 5), sight(1, 9), LINE)).toBe(0)
})
