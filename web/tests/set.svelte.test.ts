// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { setOf } from '../src/boards/kepler/sets'
import { setOf as tilesOf } from '../src/boards/spacecorp/sets'
import { TableClient } from '../src/lib/table.svelte'
import { toasts } from '../src/lib/toasts.svelte'
import { Autopilot } from '../src/table/autopilot.svelte'
import { SetBuilder } from '../src/table/set.svelte'
import { lines } from '../src/lib/log'
import { logEntry, message, question, sentence } from './builders'
import type { SetQuestion } from '../src/boards/sets'
import type { Action, View } from '../src/boards/kepler/types'
import type { Action as SpaceCorpAction } from '../src/boards/spacecorp/types'
import type { Question } from '../src/lib/wire/Question'

const [red, blue, green] = [{ take: 'red' }, { take: 'blue' }, { take: 'green' }]
const three: SetQuestion<unknown> = {
  members: [
    { action: red, most: 2 },
    { action: blue, most: 1 },
    { action: green, most: 1 },
  ],
  least: 3,
  most: 3,
}

let end: () => void = () => undefined
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

interface Scene {
  builder: SetBuilder
  table: TableClient
  autopilot: Autopilot
  /** Steps in the order they were played. */
  played: unknown[]
  /** Whether the game still asks for the set. */
  asks: (set: SetQuestion<unknown> | null) => void
}

/** A builder at a table whose server answers with `legal`, the choices after some steps. */
function open(legal: (played: readonly unknown[]) => unknown[], first = three): Scene {
  const table = new TableClient(
    't',
    () => undefined,
    () => Promise.resolve(),
  )
  const played: unknown[] = []
  let set = $state.raw<SetQuestion<unknown> | null>(first)
  const ask = (): void => void (table.questions = [question(0, legal(played))])
  vi.spyOn(table, 'move').mockImplementation((_, action) => {
    played.push(action)
    ask()
    return Promise.resolve({ done: true, at: played.length })
  })
  let builder: SetBuilder | undefined
  const autopilot = new Autopilot(() => false)
  end = $effect.root(() => {
    builder = new SetBuilder({
      table,
      autopilot,
      question: (): Question | null => table.questions[0] ?? null,
      set: () => set,
      refused: () => undefined,
    })
  })
  ask()
  flushSync()
  return { builder: builder as SetBuilder, table, autopilot, played, asks: (next) => (set = next) }
}

test('members are picked in any order, taken out by a second click, and counted', () => {
  const { builder } = open(() => [red, blue, green])
  expect([builder.missing, builder.complete]).toEqual([3, false])
  for (const member of [blue, red, red]) builder.pick(member)
  expect([builder.picked, builder.missing, builder.complete]).toEqual([[blue, red, red], 0, true])
  builder.pick(green)
  expect(builder.picked, 'the set is full').toHaveLength(3)
  expect(toasts.list.at(-1)?.text(), 'which is told').toBe('⟦web-set-full⟧')
  builder.pick(blue)
  builder.pick(green)
  expect(builder.picked).toEqual([red, red, green])
  expect(builder.pick({ take: 'white' }), 'no member of the set').toBe(false)
})

test('the steps are played in an order that the game accepts', async () => {
  // Green comes first, red last.
  const { builder, played, asks } = open((made) => (made.length === 0 ? [green] : made.length === 1 ? [blue] : [red]))
  for (const member of [red, blue, green]) builder.pick(member)
  const done = builder.confirm()
  asks(null)
  await done
  expect(played).toEqual([green, blue, red])
  expect([builder.picked, builder.playing]).toEqual([[], false])
})

test('a set that gets stuck is undone', async () => {
  const { builder, table, played } = open((made) => (made.length === 0 ? [red, blue] : [{ take: 'white' }]))
  const undo = vi.spyOn(table, 'undo').mockResolvedValue({ done: true })
  for (const member of [red, blue, green]) builder.pick(member)
  await builder.confirm()
  expect(played).toEqual([red])
  expect(undo).toHaveBeenCalledWith(0, 1)
  expect(toasts.list.at(-1)?.text()).toBe('⟦web-set-stuck⟧')
})

test('nothing is played while a move is in flight, and what was picked stays', async () => {
  const { builder, table, played } = open(() => [red, blue, green])
  for (const member of [red, blue, green]) builder.pick(member)
  const busy = vi.spyOn(table, 'busy', 'get').mockReturnValue(true)
  const told = toasts.list.length
  await builder.confirm()
  await builder.playInOrder([red, blue])
  expect([played, builder.picked, builder.playing, toasts.list.length]).toEqual([[], [red, blue, green], false, told])
  busy.mockReturnValue(false)
})

test('steps that belong together are played in order, and one undo takes them back', async () => {
  const { builder, autopilot, played, asks } = open((made) => (made.length === 0 ? [red] : [blue, green]))
  asks(null)
  const done = builder.playInOrder([red, blue])
  expect([builder.playing, builder.set], 'no set is shown').toEqual([true, null])
  await done
  expect([played, builder.playing]).toEqual([[red, blue], false])
  const all = lines([1, 2].map((at) => logEntry(at, 0)))
  expect(autopilot.decisions(all, 0, 1, 5)).toEqual([2])
})

test('a walk that gets stuck is undone', async () => {
  const { builder, table, played, asks } = open((made) => (made.length === 0 ? [red] : [green]))
  const undo = vi.spyOn(table, 'undo').mockResolvedValue({ done: true })
  asks(null)
  await builder.playInOrder([red, blue])
  expect(played).toEqual([red])
  expect(undo).toHaveBeenCalledWith(0, 1)
})

test('steps that the game takes automatically are skipped', async () => {
  const { builder, table, played, asks } = open((made) => (made.length === 0 ? [red] : []))
  const undo = vi.spyOn(table, 'undo').mockResolvedValue({ done: true })
  for (const member of [red, red, blue]) builder.pick(member)
  const done = builder.confirm()
  asks(null)
  await done
  expect([played, undo.mock.calls.length]).toEqual([[red], 0])
})

test('a set with fewer than the most members is ended', async () => {
  const { builder, played, asks } = open(() => [red, 'decline'], { ...three, least: 1, end: 'decline' })
  builder.pick(red)
  const done = builder.confirm()
  asks(null)
  await done
  expect(played).toEqual([red, 'decline'])
})

test('Kepler-3042 asks for several cubes as a set, but not for a single cube', () => {
  const asked = (key: string, n: number): Question['prompt'] => ({
    key: 'prompt-task',
    args: [
      ['what', { message: sentence('card') }],
      ['ask', { message: { key, args: [['n', { number: n }]] } }],
    ],
  })
  const cubes = (energy: number, matter: number): object => ({ energy, matter, antimatter: 0 })
  const player = { depot: cubes(2, 0), well: cubes(0, 1), cards: [{ card: 0, cubes: cubes(0, 3) }] }
  const view = { players: [player] } as unknown as View
  const burns: Action[] = [{ burn: { from: 'depot', kind: 'energy' } }, { burn: { from: { card: 0 }, kind: 'matter' } }]
  const choices = burns.map((action) => ({ action, label: sentence('choice') }))
  const ask = (prompt: Question['prompt']) => setOf({ ...question(0), prompt, choices }, view)
  expect(ask(asked('ask-burn', 3))).toEqual({
    members: [
      { action: burns[0], most: 2 },
      { action: burns[1], most: 3 },
    ],
    least: 3,
    most: 3,
  })
  expect(ask(asked('ask-regenerate', 2))).toMatchObject({ least: 1, most: 2, end: 'decline' })
  expect(ask(asked('ask-burn-more', 1))).toBeNull()
  expect(ask(sentence('prompt-select'))).toBeNull()
})

test('members are played in the order in which the rules list them', async () => {
  const listed = [red, blue, green]
  // Once a member is played, only those after it are listed.
  const { builder, played } = open(
    (before) => [...listed.slice(Math.max(-1, ...before.map((step) => listed.indexOf(step as typeof red))) + 1), 'stop'],
    {
      members: listed.map((action) => ({ action, most: 1 })),
      least: 1,
      most: 3,
      end: 'stop',
    },
  )
  for (const member of [green, red]) builder.pick(member)
  await builder.confirm()
  expect(played).toEqual([red, green, 'stop'])
})

test('the tiles of a Produce action are a set', () => {
  const tiles: SpaceCorpAction[] = [{ produce: { site: 3, slot: 0 } }, { produce: { site: 7, slot: 0 } }, 'produce_legacy']
  const asked = (n: number, actions: SpaceCorpAction[]) =>
    tilesOf(
      { ...question(0, actions), prompt: message('prompt-produce', { n }) } as Parameters<typeof tilesOf>[0],
      {} as Parameters<typeof tilesOf>[1],
    )
  expect(asked(2, tiles)).toMatchObject({ least: 1, most: 2, end: 'decline' })
  expect(asked(9, [...tiles, 'decline'])?.members.map(({ action }) => action)).toEqual(tiles)
  expect(asked(1, tiles), 'one tile is simply clicked').toBeNull()
})

test('members that the rules list only after others can be picked first, and are among the choices', async () => {
  const members = [
    { action: red, most: 1, label: sentence('red') },
    { action: blue, most: 1, label: sentence('blue') },
  ]
  const { builder, table, played } = open((made) => (made.length === 0 ? [red, 'pass'] : [blue]), { members, least: 2, most: 2 })
  table.questions = table.questions.map((asked) => ({ ...asked, usual: 1 }))
  flushSync()
  expect(builder.question?.choices).toEqual([
    { action: red, label: sentence('choice') },
    { action: blue, label: sentence('blue') },
    { action: 'pass', label: sentence('choice') },
  ])
  expect(builder.question?.usual, 'still the same choice').toBe(2)
  for (const member of [blue, red]) builder.pick(member)
  await builder.confirm()
  expect(played).toEqual([red, blue])
})

test('what does not go with the picked members is not added, and that is told', () => {
  const fits = (picked: readonly unknown[]): boolean => !(picked.includes(red) && picked.includes(blue))
  const { builder } = open(() => [red, blue, green], { ...three, least: 2, most: 2, fits })
  for (const member of [red, blue]) builder.pick(member)
  expect(builder.picked).toEqual([red])
  expect(toasts.list.at(-1)?.text()).toBe('⟦web-set-unfit⟧')
  builder.remove(red)
  for (const member of [blue, green]) builder.pick(member)
  expect([builder.picked, builder.complete]).toEqual([[blue, green], true])
})

test('a confirmed set is one decision for an undo', async () => {
  const { builder, autopilot, played } = open(() => [red, blue, green, 'stop'], { ...three, least: 1, end: 'stop' })
  autopilot.pause()
  for (const member of [green, red]) builder.pick(member)
  await builder.confirm()
  expect(played).toEqual([red, green, 'stop'])
  const log = lines([1, 2, 3].map((at) => logEntry(at, 0)))
  expect(autopilot.decisions(log, 0, 1, 3), 'entries that one undo takes back').toEqual([3])
  expect(autopilot.answer({ ...question(0), forced: 'end' }), 'the person has decided').toBe('end')
})

test('"no more" confirms what is picked, and is an answer of its own while nothing is', async () => {
  const { builder, played } = open(() => [red, blue, green, 'stop'], { ...three, least: 1, end: 'stop' })
  expect(builder.pick('stop'), 'nothing is picked').toBe(false)
  builder.pick(red)
  expect(builder.pick('stop')).toBe(true)
  await vi.waitFor(() => expect(played).toEqual([red, 'stop']))
})

test('what ends the set is not sent once the game asks something else', async () => {
  const { builder, table, played } = open(() => [red, blue, green], { ...three, least: 1, end: 'stop' })
  const next = { ...question(0, ['stop', 'go']), prompt: sentence('another') }
  vi.spyOn(table, 'catchUp').mockImplementation(() => void (table.questions = [next]))
  builder.pick(red)
  await builder.confirm()
  expect(played).toEqual([red])
})

test('a question in between does not lose the rest of a confirmed set', async () => {
  const set = { ...three, pauses: ['where'] }
  const { builder, table, played, asks } = open(() => [red, blue, green], set)
  const [asked] = table.questions
  vi.spyOn(table, 'catchUp').mockImplementation(() => {
    asks(null)
    table.questions = [{ ...question(0, ['here', 'there']), prompt: sentence('where') }]
  })
  for (const member of [red, blue, green]) builder.pick(member)
  await builder.confirm()
  flushSync()
  expect([played, builder.picked]).toEqual([[red], []])
  asks({ ...set, least: 2, most: 2 })
  table.questions = asked ? [{ ...asked }] : []
  flushSync()
  expect(builder.picked).toEqual([blue, green])
})

test('while its steps are played, a set stays as it was confirmed', async () => {
  const { builder, asks } = open(() => [red])
  for (const member of [red, red, blue]) builder.pick(member)
  const done = builder.confirm()
  asks(null)
  expect([builder.set, builder.picked, builder.playing]).toEqual([three, [red, red, blue], true])
  builder.remove(red)
  expect(builder.picked).toHaveLength(3)
  await done
  expect(builder.set).toBeNull()
})

test('cards to discard can be named from the whole hand, though the rules list the highest last', () => {
  const hand = [12, 3, 40, 7]
  const asked = (n: number) =>
    tilesOf(
      { ...question(0), prompt: message('prompt-discard-hand', { n }) } as Parameters<typeof tilesOf>[0],
      { players: [{ hand }] } as unknown as Parameters<typeof tilesOf>[1],
    )
  const set = asked(2)
  expect(set).toMatchObject({ least: 2, most: 2 })
  expect(set?.members.map(({ action }) => action)).toEqual([3, 7, 12, 40].map((card) => ({ discard: { card } })))
  expect(set?.members.every(({ label }) => label?.key === 'choice-discard')).toBe(true)
  expect(asked(1), 'one is named already').toBeNull()
})
