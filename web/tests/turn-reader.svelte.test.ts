// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { TurnReader } from '../src/boards/turn-reader.svelte'
import { sentence } from './builders'
import type { LoggedEvent } from '../src/lib/wire/LoggedEvent'

interface Step {
  told: LoggedEvent[]
}

const event = (name: string): LoggedEvent => ({ event: name, text: sentence(name) })
const step = (...names: string[]): Step => ({ told: names.map(event) })

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  settings.speed = 'normal'
})

/** A reader, what it reads, and what is being told. */
function open(first: readonly Step[]): {
  reader: TurnReader<Step>
  set: (steps: readonly Step[]) => void
  tell: (...told: LoggedEvent[]) => void
} {
  let steps = $state.raw(first)
  let fresh = $state.raw<LoggedEvent[]>([])
  let reader: TurnReader<Step> | undefined
  stop = $effect.root(() => {
    reader = new TurnReader({ steps: () => steps, fresh: () => [{ events: fresh }] })
  })
  flushSync()
  if (!reader) throw new Error('not created')
  return {
    reader,
    set(next) {
      steps = next
      flushSync()
    },
    tell(...told) {
      fresh = told
      flushSync()
    },
  }
}

const ALL = [step('begins'), step('reveals'), step('builds', 'lost')]

test('it follows the telling, and stays at the last step when something else is told', () => {
  const { reader, tell } = open(ALL)
  for (const [index, { told }] of ALL.entries()) {
    if (told[0]) tell(told[0])
    expect(reader.index).toBe(index)
  }
  tell(event('own turn'))
  expect(reader.step).toBe(ALL[2])
  expect(reader.isLast).toBe(true)
})

test('who goes back reads at their own pace, whatever is told meanwhile', () => {
  const { reader, tell } = open(ALL)
  tell(...(ALL[1]?.told ?? []))
  reader.back()
  tell(...(ALL[2]?.told ?? []))
  expect(reader.index).toBe(0)
  reader.back()
  expect(reader.index, 'there is no step before the first').toBe(0)
  reader.next()
  reader.next()
  reader.next()
  expect(reader.index, 'nor after the last').toBe(2)
})

test('with reduced motion it begins with the first step, and with the first new one after a decision', () => {
  settings.speed = 'off'
  const { reader, set, tell } = open(ALL.slice(0, 2))
  tell(...(ALL[1]?.told ?? []))
  expect(reader.index).toBe(0)
  reader.close()
  expect(reader.step).toBeUndefined()
  set(ALL)
  expect(reader.step, 'what is new is shown also to who closed the rest').toBe(ALL[2])
})

test('who has not read the steps before a decision goes on with them', () => {
  settings.speed = 'off'
  const { reader, set } = open(ALL.slice(0, 2))
  set(ALL)
  expect(reader.index).toBe(0)
  const read = open(ALL.slice(0, 2))
  read.reader.next()
  read.set(ALL)
  expect(read.reader.index, 'who has').toBe(2)
})

test('the next turn begins with its first step', () => {
  const { reader, set } = open(ALL)
  reader.next()
  set([])
  expect(reader.step).toBeUndefined()
  const next = [step('begins'), step('reveals')]
  set(next)
  expect(reader.step).toBe(next[0])
})
