// @vitest-environment happy-dom
// Answering at the table: hovering, undo and redo, and automatic answers.
import { flushSync } from 'svelte'
import { expect, test, vi, type MockInstance } from 'vitest'
import { router } from '../src/lib/router.svelte'
import { settings } from '../src/lib/settings.svelte'
import { toasts } from '../src/lib/toasts.svelte'
import { words } from '../src/lib/words.svelte'
import { argText, guest, logEntry, question, sentence } from './builders'
import { key, open, page, update } from './open-table-page.svelte'
import type { TableClient } from '../src/lib/table.svelte'
import type { PreviewInfo } from '../src/lib/wire/PreviewInfo'
import type { Question } from '../src/lib/wire/Question'

vi.mock('../src/lib/sounds', () => ({ play: vi.fn() }))

const mira = guest('Mira')

test('decisions of the last turn are undone at once; an undo beyond it is confirmed first and needs consent', async () => {
  const log = [logEntry(1, 0), logEntry(2, 1), logEntry(3, 1)]
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }], [question(0, ['end'], 2)])
  const undo = vi.spyOn(page.table, 'undo').mockResolvedValue({ done: true })
  page.keydown(key('u'))
  expect(undo).toHaveBeenLastCalledWith(0, 1)
  page.keydown(key('U'))
  expect(undo).toHaveBeenLastCalledWith(0, 2)

  update({ questions: [question(0)] })
  page.keydown(key('u'))
  expect(undo, 'Mira has no entry in the log yet').toHaveBeenCalledTimes(2)
  update({ log })
  undo.mockResolvedValue({ done: false, reason: { kind: 'bad', message: 'declined', text: sentence('no') } })
  page.keydown(key('u'))
  expect(undo, 'nothing goes before it is confirmed').toHaveBeenCalledTimes(2)
  expect(page.undoing.unconfirmed, 'back to before her own last decision').toEqual({
    seat: 0,
    count: 3,
    shares: [
      { seat: 0, n: 1 },
      { seat: 1, n: 2 },
    ],
  })
  page.table.at++
  flushSync()
  expect(page.undoing.unconfirmed, 'the game went on').toBeNull()
  await page.undoing.undo(1)
  await page.undoing.confirm()
  expect(undo).toHaveBeenLastCalledWith(0, 3)
  expect(toasts.list.map(({ text }) => text())).toEqual(expect.arrayContaining(['⟦web-undo-requested⟧', '⟦web-undo-declined⟧']))
})

test('redo is offered as long as something can be redone', () => {
  open([mira], [{ seat: 0, view: 'mine' }], [{ ...question(0), redoable: 1 }])
  const redo = vi.spyOn(page.table, 'redo').mockResolvedValue({ done: true })
  page.keydown(key('y'))
  page.keydown(new KeyboardEvent('keydown', { key: 'Z', ctrlKey: true, shiftKey: true }))
  expect(redo.mock.calls).toEqual([
    [0, 1],
    [0, 1],
  ])
  update({ questions: [question(0)] })
  page.keydown(key('y'))
  expect(redo).toHaveBeenCalledTimes(2)
})

test('previews are debounced, and a late reply is dropped', async () => {
  open([mira], [{ seat: 0, view: 'mine' }], [question(0)])
  const known: PreviewInfo = { kind: 'known', events: [], points: [1], next: [], notes: [] }
  let answer: (preview: PreviewInfo) => void = () => undefined
  const preview = vi.spyOn(page.table, 'preview').mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const hover = (action: unknown, ms: number): void => {
    page.pointing.boardHover = action
    flushSync()
    vi.advanceTimersByTime(ms)
  }
  hover('a', 100)
  hover('b', 100)
  expect(preview).not.toHaveBeenCalled()
  hover('b', 20)
  expect(preview.mock.calls).toEqual([[0, 'b']])
  answer(known)
  await vi.runAllTimersAsync()
  expect(page.pointing.preview).toEqual(known)

  hover('c', 200)
  hover(null, 0)
  answer(known)
  await vi.runAllTimersAsync()
  expect(page.pointing.preview).toBeNull()
})

test('Esc removes the preview', async () => {
  open([mira], [{ seat: 0, view: 'mine' }], [question(0, [{ place: 1 }, 'end'])])
  const known: PreviewInfo = { kind: 'known', events: [], points: [1], next: [], notes: [] }
  vi.spyOn(page.table, 'preview').mockResolvedValue(known)
  page.pointing.boardHover = { place: 1 }
  flushSync()
  await vi.advanceTimersByTimeAsync(500)
  expect(page.pointing.preview).toBe(known)
  page.keydown(key('Escape'))
  flushSync()
  expect(page.pointing.preview).toBeNull()
})

/** Every move is accepted; what it leads to is up to the test. */
const moves = (): MockInstance<TableClient['move']> =>
  vi.spyOn(page.table, 'move').mockImplementation(() => {
    page.table.questions = []
    return Promise.resolve({ done: true, at: 9 })
  })

test('a forced answer is given automatically, and an undo skips it', async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  const move = moves()
  const undo = vi.spyOn(page.table, 'undo').mockResolvedValue({ done: true })
  update({ questions: [{ ...question(0), forced: 'end' }] })
  await vi.runAllTimersAsync()
  expect(move).toHaveBeenCalledExactlyOnceWith(0, 'end')

  update({ questions: [question(0, [{ go: 1 }, { go: 2 }], 2)], log: [logEntry(8, 0), logEntry(9, 0)] })
  await page.undoing.undo(1)
  expect(undo, 'entry 9 was no decision of the person').toHaveBeenCalledExactlyOnceWith(0, 2)
  update({ questions: [{ ...question(0), forced: 'end' }] })
  await vi.runAllTimersAsync()
  expect(move, 'what was taken back is not answered again').toHaveBeenCalledOnce()
})

test('what goes without saying after a decision is answered, unless another answer was chosen; one undo takes both back', async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  const move = moves()
  const undo = vi.spyOn(page.table, 'undo').mockResolvedValue({ done: true })
  page.board = { shape: 'stage-only', Board: () => ({}), onBoard: () => true, follows: () => 'use' }
  const turn = question(0, [{ play: 1 }, { play: 2 }])
  const asked = { ...question(0, ['use', 'skip'], 2), prompt: sentence('prompt-use') }
  const played = async (...choice: [action: unknown, then?: unknown]): Promise<unknown> => {
    update({ questions: [turn] })
    await page.choose(...choice)
    update({ questions: [asked], log: [logEntry(8, 0)] })
    await vi.runAllTimersAsync()
    return move.mock.lastCall?.[1]
  }
  update({ questions: [asked] })
  await vi.runAllTimersAsync()
  expect(move, 'nothing was decided here yet').not.toHaveBeenCalled()
  expect(await played({ play: 1 }, 'skip')).toBe('skip')
  expect(await played({ play: 1 }, 'no choice')).toEqual({ play: 1 })
  expect(await played({ play: 1 })).toBe('use')

  update({ questions: [question(0, [{ go: 1 }, { go: 2 }], 2)], log: [logEntry(8, 0), logEntry(9, 0)] })
  await page.undoing.undo(1)
  expect(undo, 'the token and its action').toHaveBeenCalledExactlyOnceWith(0, 2)
  move.mockClear()
  update({ questions: [asked] })
  await vi.runAllTimersAsync()
  expect(move, 'after an undo it is asked').not.toHaveBeenCalled()
  settings.setEveryStep(true)
  expect(await played({ play: 2 }), 'every step is asked').toEqual({ play: 2 })
  settings.setEveryStep(false)
})

test('a question that is answered automatically cannot be answered, before and while the answer is on its way', async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  let reply: (reply: { done: true; at: number }) => void = () => undefined
  const move = vi.spyOn(page.table, 'move').mockImplementation(() => new Promise((resolve) => (reply = resolve)))
  // It comes after a move of another player, which is told first.
  const forced = { ...question(0, ['end'], 1), forced: 'end' }
  update({ questions: [forced], fresh: [logEntry(1, 1)] })
  expect([page.question, page.barQuestion, page.headline]).toEqual([null, null, '⟦prompt-0⟧'])
  page.keydown(key('Enter'))
  page.keydown(key('u'))
  await page.choose('end')
  expect(move).not.toHaveBeenCalled()
  const busy = vi.spyOn(page.table, 'busy', 'get').mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect([move.mock.calls, page.question]).toEqual([[[0, 'end']], null])
  reply({ done: true, at: 2 })
  busy.mockReturnValue(false)
  update({ questions: [question(0, [{ go: 1 }, { go: 2 }])], fresh: [], at: 2 })
  expect(page.question?.choices).toHaveLength(2)
})

test("a question whose automatic answer was refused is the person's, also while their own answer is on its way", async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  const reason = { kind: 'stale', at: 1 } as const
  const move = vi.spyOn(page.table, 'move').mockResolvedValueOnce({ done: false, reason })
  update({ questions: [{ ...question(0, ['end']), forced: 'end' }] })
  await vi.advanceTimersByTimeAsync(1)
  flushSync()
  expect(page.question?.seat, 'it did not go through').toBe(0)
  move.mockReturnValue(new Promise(() => undefined))
  void page.choose('end')
  vi.spyOn(page.table, 'busy', 'get').mockReturnValue(true)
  update({ at: 1 })
  expect(page.question?.seat).toBe(0)
  expect(move).toHaveBeenCalledTimes(2)
})

test('an automatic answer is announced, also one without parameters, unless it passes', async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  const move = moves()
  const told = vi.spyOn(toasts, 'show').mockReturnValue()
  const pass = { action: 'end', count: 3, through: 3, untouched: false }
  const taken = async (action: unknown, more: Partial<Question> = {}): Promise<number> => {
    told.mockClear()
    update({ questions: [{ ...question(0, [action]), forced: action, ...more }] })
    await vi.runAllTimersAsync()
    expect(move).toHaveBeenLastCalledWith(0, action)
    return told.mock.calls.length
  }
  expect(await taken({ go: 1 })).toBe(1)
  expect(await taken('store_patch')).toBe(1)
  expect(await taken('decline', { pass })).toBe(1)
  expect(await taken('end', { pass })).toBe(0)
  // The chain of passes to the end of the turn may be unknown.
  page.board = { shape: 'stage-only', Board: () => ({}), onBoard: () => true, ends: (action) => action === 'confirm' }
  flushSync()
  expect(await taken('confirm')).toBe(0)
  expect(await taken('decline')).toBe(1)
})

test('"End turn" makes all passes, and Enter means it where nothing else is possible', async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  const move = moves()
  update({ questions: [{ ...question(0, [{ go: 1 }, 'end']), pass: { action: 'end', count: 3, through: 3, untouched: false } }] })
  expect(page.passing.canEndTurn).toBe(true)
  page.keydown(key('Enter'))
  await vi.runAllTimersAsync()
  for (const count of [2, 1]) {
    update({
      questions: [{ ...question(0, [{ go: count }, 'end']), pass: { action: 'end', count, through: 1, untouched: false } }],
    })
    await vi.runAllTimersAsync()
  }
  expect(move).toHaveBeenCalledTimes(3)
  update({ questions: [{ ...question(0, [{ go: 5 }, 'end']), pass: { action: 'end', count: 3, through: 1, untouched: false } }] })
  await vi.runAllTimersAsync()
  expect(move, "the next turn is the person's own").toHaveBeenCalledTimes(3)
})

test('Enter does not end a turn whose action was chosen and not used, and says so', async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  const move = moves()
  const pass = { action: 'end', count: 3, through: 3, untouched: true }
  update({ questions: [{ ...question(0, [{ go: 1 }, { go: 2 }, 'end']), pass }] })
  expect(page.main.choice).toBeUndefined()
  page.keydown(key('Enter'))
  await vi.advanceTimersByTimeAsync(10)
  expect(move).not.toHaveBeenCalled()
  expect(toasts.list.at(-1)?.text()).toBe('⟦web-enter-nothing⟧')
  expect(page.passing.canEndTurn, 'the button is there all the same').toBe(true)
})

test('Enter takes what the board has prepared, and nothing that is not ready or another player is looked at', () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }], [question(0, [{ turn: 1 }, { turn: 2 }])])
  const move = moves()
  page.keydown(key('Enter'))
  expect(move, 'two choices').not.toHaveBeenCalled()
  page.main.prepare({ label: 'Leave it', action: null })
  flushSync()
  expect(page.main.prepared).toEqual({ label: 'Leave it', action: null })
  page.keydown(key('Enter'))
  expect(move).not.toHaveBeenCalled()
  page.main.prepare({ label: 'Turn it', action: { turn: 2 } })
  page.show(1)
  flushSync()
  expect([page.main.prepared, page.barQuestion]).toEqual([null, null])
  page.keydown(key('Enter'))
  expect(move).not.toHaveBeenCalled()
  page.show(null)
  flushSync()
  page.keydown(key('Enter'))
  expect(move).toHaveBeenCalledExactlyOnceWith(0, { turn: 2 })
})

test('answers that were taken are told in one notice, until the next turn begins', async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  vi.spyOn(page.table, 'move').mockResolvedValue({ done: true, at: 9 })
  const say = vi
    .spyOn(words, 'say')
    .mockImplementation(({ key, args }) => [key, ...args.map(([, arg]) => argText(arg))].join(' '))
  const forced = (go: number): Question => ({ ...question(0, [{ go }]), forced: { go } })
  const told = (): string[] => toasts.list.map(({ text }) => text()).filter((text) => text.startsWith('web-only-choice'))
  for (const go of [1, 2]) {
    update({ questions: [forced(go)] })
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(told()).toEqual(['web-only-choice choice · choice'])
  update({ questions: [] })
  expect(told(), 'while the others play').toHaveLength(1)
  update({ questions: [question(0, [{ go: 3 }, { go: 4 }])] })
  expect(told(), 'the next turn').toEqual([])
  update({ questions: [forced(5)] })
  await vi.advanceTimersByTimeAsync(1)
  expect(told(), 'not with what was taken before').toEqual(['web-only-choice choice'])
  say.mockRestore()
})

test('what was declined with a step is not asked again in the next one, and one undo takes all of it back', async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  const move = moves()
  const undo = vi.spyOn(page.table, 'undo').mockResolvedValue({ done: true })
  const pass = { action: 'end', count: 4, through: 2, untouched: false }
  update({ questions: [{ ...question(0, [{ bonus: 1 }, 'end']), pass }] })
  await page.choose('end')
  update({
    questions: [{ ...question(0, [{ bonus: 1 }, 'end'], 1), pass: { ...pass, count: 3, through: 1 } }],
    log: [logEntry(8, 0)],
  })
  await vi.runAllTimersAsync()
  expect(move, 'the bonus action is not asked for again').toHaveBeenCalledTimes(2)
  update({
    questions: [{ ...question(0, [{ ship: 1 }, 'end'], 2), pass: { ...pass, count: 2, through: 2 } }],
    log: [logEntry(8, 0), logEntry(9, 0)],
  })
  await vi.runAllTimersAsync()
  expect(move, 'the movement is').toHaveBeenCalledTimes(2)
  await page.undoing.undo(1)
  expect(undo).toHaveBeenCalledExactlyOnceWith(0, 2)
})

test('what the question is not about comes last in the list', () => {
  open([mira], [{ seat: 0, view: 'mine' }], [question(0, [{ free: 1 }, { fly: 1 }, { free: 2 }, { fly: 2 }])])
  expect(page.choices.map(({ action }) => action)).toEqual([{ free: 1 }, { fly: 1 }, { free: 2 }, { fly: 2 }])
  const isFree = (action: unknown): boolean => typeof action === 'object' && action !== null && 'free' in action
  page.board = { shape: 'stage-only', Board: () => ({}), onBoard: () => true, isAside: isFree }
  flushSync()
  expect(page.choices.map(({ action }) => action)).toEqual([{ fly: 1 }, { fly: 2 }, { free: 1 }, { free: 2 }])
})

test('redo makes a decision again together with what was answered after it, and the next undo takes both back', async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  moves()
  const undo = vi.spyOn(page.table, 'undo').mockResolvedValue({ done: true })
  const redo = vi.spyOn(page.table, 'redo').mockResolvedValue({ done: true, at: 12 })
  update({ questions: [{ ...question(0), forced: 'end' }] })
  await vi.runAllTimersAsync()

  const decided = [logEntry(7, 0), logEntry(8, 0), logEntry(9, 0)]
  update({ questions: [question(0, [{ go: 1 }, { go: 2 }], 3)], log: decided })
  await page.undoing.undo(2)
  expect(undo, 'entry 9 was no decision of the person').toHaveBeenCalledExactlyOnceWith(0, 3)

  const taken = [...decided, { ...logEntry(10, 0), undid: 3, own: true, events: [] }]
  update({ questions: [{ ...question(0), redoable: 3 }], log: taken, at: 10 })
  await page.undoing.redo()
  expect(redo).toHaveBeenLastCalledWith(0, 1)
  update({ questions: [{ ...question(0), redoable: 2 }], log: [...taken, logEntry(11, 0)], at: 10 })
  await page.undoing.redo()
  expect(redo).toHaveBeenLastCalledWith(0, 2)

  update({ questions: [question(0, [{ go: 1 }], 3)], log: [...taken, logEntry(11, 0), logEntry(12, 0)], at: 12 })
  await page.undoing.undo(1)
  expect(undo).toHaveBeenLastCalledWith(0, 2)
})

test('with the setting for every step, every step is asked', async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  const move = moves()
  settings.setEveryStep(true)
  update({ questions: [{ ...question(0), forced: 'end', pass: { action: 'end', count: 3, through: 3, untouched: false } }] })
  await vi.runAllTimersAsync()
  expect([move.mock.calls.length, page.passing.canEndTurn]).toEqual([0, false])
  settings.setEveryStep(false)
})

test('Esc and a decision remove the answer to "why not?"; a second answer takes the place of the first', async () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }], [question(0, [{ go: 1 }, { go: 2 }])])
  moves()
  const told = (): string[] => toasts.list.map(({ text }) => text())
  const refuse = async (rule: string): Promise<void> => {
    const reason = { kind: 'rule', rule, code: 'x', text: sentence(`no-${rule}`) } as const
    vi.spyOn(page.table, 'why').mockResolvedValue({ done: false, reason })
    await page.why({ go: 3 })
  }
  router.route = { page: 'table', id: 'next' }
  await refuse('R1')
  await refuse('R2')
  expect(told()).toEqual(['⟦no-R2⟧'])
  page.keydown(key('Escape'))
  expect(told()).toEqual([])
  await refuse('R3')
  await page.choose({ go: 1 })
  await vi.advanceTimersByTimeAsync(200)
  expect(told()).toEqual([])
})
