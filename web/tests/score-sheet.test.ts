// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { words } from '../src/lib/words.svelte'
import ScoreSheet from '../src/table/ScoreSheet.svelte'
import { outcome } from './builders'
import type { OutcomeInfo } from '../src/lib/wire/OutcomeInfo'

async function cells(sheet: OutcomeInfo, names: string[]): Promise<string[][]> {
  document.body.innerHTML = ''
  const mounted = mount(ScoreSheet, {
    target: document.body,
    props: { outcome: sheet, names, game: 'g', onclose: () => undefined },
  })
  flushSync()
  const rows = [...document.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th[scope="col"], td')].map((cell) => cell.textContent.trim()).filter((text) => text !== ''),
  )
  await unmount(mounted)
  return rows
}

test('an automated opponent that scores has a column, and no place', async () => {
  const mine = { total: 7, parts: [['track', 7]] as [string, number][] }
  const its = {
    total: 9,
    parts: [
      ['track', 4],
      ['reserve', 5],
    ] as [string, number][],
  }
  const solo = { ...outcome([]), scores: [mine], places: [1] }
  expect(await cells({ ...solo, opponent: its }, ['Ada', 'H.A.L.L.'])).toEqual([
    ['Ada', 'H.A.L.L.'],
    ['7', '4'],
    ['0', '5'],
    ['7', '9'],
  ])
  expect(await cells(solo, ['Ada', 'H.A.L.L.']), 'one that does not score').toEqual([['Ada'], ['7'], ['7']])
})

test('what decides between equal totals stands at the places', async () => {
  vi.spyOn(words, 'firstOf').mockImplementation(([key], game) => `${game}: ${key}`)
  const place = async (...totals: number[]): Promise<string | undefined> => {
    const sheet = { ...outcome([]), scores: totals.map((total) => ({ total, parts: [] })), places: totals.map((_, i) => i + 1) }
    const mounted = mount(ScoreSheet, {
      target: document.body,
      props: { outcome: sheet, names: ['Ada', 'Bo'], game: 'g', onclose: () => undefined },
    })
    flushSync()
    const text = document.querySelector('.tie')?.textContent
    await unmount(mounted)
    return text
  }
  expect(await place(52, 34)).toBeUndefined()
  expect(await place(52, 52)).toBe('g: score-equal')
})
