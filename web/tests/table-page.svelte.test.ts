// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import * as components from '../src/boards/components'
import { api } from '../src/lib/api'
import { NO_SEAT } from '../src/lib/beats'
import * as start from '../src/lib/start'
import { setSeenAt } from '../src/lib/seen'
import { SPECTATOR, type TableClient } from '../src/lib/table.svelte'
import { toasts } from '../src/lib/toasts.svelte'
import { words } from '../src/lib/words.svelte'
import { close, key, open, openAs, page, update } from './open-table-page.svelte'
import { argText, bot, gameInfo, guest, logEntry, outcome, question, replay, sentence, tableInfo } from './builders'
import type { AnyBoard } from '../src/boards/types'
import type { LogEntry } from '../src/lib/wire/LogEntry'

vi.mock('../src/lib/sounds', () => ({ play: vi.fn() }))

/** Never rendered here. */
const Board: AnyBoard['Board'] = () => ({})
const [mira, vega] = [guest('Mira'), guest('Vega')]
const secrets = [
  { seat: 0, view: 'of Mira' },
  { seat: 1, view: 'of Vega' },
]

test('a device with one seat needs no curtain', () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }], [question(0)])
  expect([page.holder, page.curtain, page.question?.seat, page.view]).toEqual([0, false, 0, 'mine'])
})

test('the curtain covers a shared device until the asked person takes it', () => {
  open([mira, vega], secrets, [question(1)])
  expect([page.curtain, page.question]).toEqual([true, null])
  page.takeDevice()
  expect([page.curtain, page.question?.seat, page.view]).toEqual([false, 1, 'of Vega'])
  update({ questions: [question(0)] })
  expect(page.curtain, 'the next question is for the other person').toBe(true)
})

test('there is no curtain if both views are equal, nor after the end', () => {
  open(
    [mira, vega],
    secrets.map(({ seat }) => ({ seat, view: 'open' })),
    [question(1)],
  )
  expect([page.curtain, page.question?.seat]).toEqual([false, 1])
  update({ views: secrets, outcome: outcome([1]) })
  expect(page.curtain).toBe(false)
})

test("of several questions the holder's comes first", () => {
  open([mira, vega], secrets, [question(0), question(1)])
  page.holder = 1
  expect([page.asked?.seat, page.curtain]).toEqual([1, false])
})

test("Esc leaves another player's area, and closes the score sheet", () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }], [question(0)])
  page.show(1)
  page.keydown(key('Escape'))
  expect([page.lookingAt, page.sheetOpen], 'a sheet that is not there yet').toEqual([null, true])
  update({ questions: [], outcome: outcome([0]) })
  page.keydown(key('Escape'))
  expect(page.sheetOpen).toBe(false)
})

test('the area of a player takes the place of the score sheet, which would cover it', () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  update({ outcome: outcome([0]) })
  expect(page.sheetOpen).toBe(true)
  page.show(1)
  expect([page.lookingAt, page.sheetOpen]).toEqual([1, false])
  page.sheetOpen = true
  page.show(null)
  expect(page.sheetOpen, 'the own area, below an open sheet').toBe(true)
})

test('the stage of the game is said in the words of the server, also of a position of the past', async () => {
  open([mira], [{ seat: 0, view: 'mine' }], [question(0)])
  update({ stage: sentence('table-now'), at: 3, log: [1, 2, 3].map((at) => logEntry(at, 0)) })
  const say = vi.spyOn(words, 'say').mockImplementation(({ key }) => key)
  expect(page.stage).toBe('table-now')
  vi.spyOn(api, 'replay').mockResolvedValue(replay(2, { stage: sentence('table-then') }))
  page.history.go(2)
  await vi.runAllTimersAsync()
  expect(page.stage).toBe('table-then')
  say.mockRestore()
  const waits = page.headline
  update({ outcome: outcome([0]) })
  expect(page.headline, 'no question waits after the end').not.toBe(waits)
  expect(page.headline).toBe(page.shortHeadline)
})

test('a new question brings the view back from another seat', () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }], [question(0)])
  page.show(1)
  expect(page.shown).toBe(1)
  update({ questions: [question(0)] })
  expect(page.shown).toBe(0)
})

test('a defeat says how far it was', () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  const said = vi
    .spyOn(words, 'say')
    .mockImplementation(({ key, args }) => [key, ...args.map(([, arg]) => argText(arg))].join(' '))
  const scores = [31, 38].map((total) => ({ total, parts: [] }))
  update({ outcome: { ...outcome([1]), scores } })
  expect(page.points, 'the final ones, with what was secret').toEqual(scores.map(({ total }) => total))
  expect(page.headline).toMatch(/web-verdict-behind 31 7$/)
  update({ outcome: { ...outcome([0]), scores: scores.toReversed() } })
  expect(page.headline).not.toMatch(/behind/)
  said.mockRestore()
})

test('a spectator sees the first seat and has no question', () => {
  open([guest('Mira', false)], [{ seat: 255, view: 'public' }])
  expect([page.spectator, page.mine, page.shown, page.view]).toEqual([true, [], 0, 'public'])
})

test('while a move is told, the headline is about it, and nobody is waited for', () => {
  open([mira, bot('easy'), bot('easy')], [{ seat: 0, view: null }])
  update({ awaited: [2], thinking: [2], telling: 1 })
  expect([page.headline, page.headlineSeat]).toEqual(['⟦web-telling⟧', 1])
  expect([page.telling.awaited, page.telling.thinking]).toEqual([[], []])
  page.board = { shape: 'stage-only', Board, onBoard: () => true, recap: (told) => [`${told.length} ships`, 'more'] }
  const said = vi
    .spyOn(words, 'say')
    .mockImplementation(({ key, args }) => [key, ...args.map(([, arg]) => argText(arg))].join(' '))
  update({ log: [logEntry(1, 0), logEntry(2, 1), logEntry(3, 1)] })
  expect(page.headline, 'in the words of the recap').toMatch(/^web-telling-what .* 2 ships$/)
  expect(page.shortHeadline, 'where there is little room').toMatch(/^web-telling /)
  said.mockRestore()
  const round = { ...logEntry(3, 1), events: [{ event: null, text: sentence('event-round') }] }
  page.board = { shape: 'stage-only', Board, onBoard: () => true, readEvent: () => ({ seat: null }) }
  update({ telling: NO_SEAT, fresh: [round] })
  expect([page.headline, page.headlineSeat], 'what nobody did').toEqual(['⟦event-round⟧', null])
  update({ telling: 2, questions: [question(0)], awaited: [0] })
  expect([page.headline, page.headlineSeat, page.telling.awaited], 'a question can be answered at once').toEqual([
    '⟦prompt-0⟧',
    0,
    [0],
  ])
})

test('the last move that is told can be skipped like those that wait, by key and by click', () => {
  open([mira, bot('easy'), bot('easy')], [{ seat: 0, view: null }])
  const skip = vi.spyOn(page.table, 'catchUp').mockReturnValue()
  page.keydown(key(' '))
  expect([page.skippable, skip.mock.calls.length], 'nothing is told').toEqual([false, 0])
  update({ behind: 1 })
  page.keydown(key(' '))
  update({ behind: 0, telling: 1 })
  expect(page.skippable).toBe(true)
  page.keydown(key(' '))
  page.click(new MouseEvent('click', { detail: 1 }))
  expect(skip).toHaveBeenCalledTimes(3)
  update({ questions: [question(0)] })
  page.keydown(key(' '))
  expect(skip, 'a question can be answered at once: the key presses its buttons').toHaveBeenCalledTimes(3)
})

test('the headline shows the question, the awaited players, and the result', () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }], [question(0)])
  expect([page.headline, page.headlineSeat]).toEqual(['⟦prompt-0⟧', 0])
  update({ questions: [], awaited: [1] })
  expect([page.headline, page.headlineSeat]).toEqual(['⟦web-waiting-for⟧', 1])
  update({ thinking: [1] })
  expect(page.headline).toBe('⟦web-waiting-thinking⟧')
  update({ outcome: outcome([1]) })
  expect([page.headline, page.headlineSeat]).toEqual(['⟦web-verdict-won⟧', 1])
  update({ outcome: outcome([0, 1]) })
  expect(page.headline).toBe('⟦web-verdict-shared⟧')
  update({ outcome: outcome([]) })
  expect([page.headline, page.headlineSeat]).toEqual(['⟦web-verdict-lost⟧', null])
})

test('the list opens for a choice without a spot on the board, by its key, and by a digit', () => {
  open([mira], [{ seat: 0, view: 'mine' }], [question(0, [{ place: 1 }, 'end'])])
  page.board = { shape: 'stage-only', Board, onBoard: (action) => JSON.stringify(action) !== '{"bid":3}' }
  expect(page.list.shown).toBe(false)
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  page.keydown(key('l'))
  expect([page.list.open, page.list.shown], 'the pressed button comes first').toEqual([true, false])
  vi.runAllTimers()
  vi.useRealTimers()
  expect(page.list.shown).toBe(true)
  page.keydown(key('Escape'))
  expect(page.list.shown).toBe(false)
  page.keydown(key('1'))
  expect(page.list.shown).toBe(true)
  page.keydown(key('Escape'))
  update({ questions: [question(0, [{ place: 1 }, { bid: 3 }])] })
  expect(page.list.shown, 'a bid can only be made in the list').toBe(true)
  update({ questions: [question(0, ['end'])] })
  expect(page.list.shown, 'plain choices are beside the question').toBe(false)
})

test('Enter takes the only plain choice, and keys are ignored while the help is open', () => {
  open([mira], [{ seat: 0, view: 'mine' }], [question(0, [{ place: 1 }, 'end'])])
  const move = vi.spyOn(page.table, 'move').mockResolvedValue({ done: true })
  page.keydown(key('?'))
  page.keydown(key('Enter'))
  expect([page.helpOpen, move.mock.calls.length]).toEqual([true, 0])
  page.helpOpen = false
  page.keydown(key('Enter'))
  expect(move).toHaveBeenCalledWith(0, 'end')
})

test('a refused move is explained with its rule', async () => {
  open([mira], [{ seat: 0, view: 'mine' }], [question(0)])
  const text = sentence('illegal-far')
  vi.spyOn(page.table, 'move').mockResolvedValue({ done: false, reason: { kind: 'rule', rule: 'R4.2', code: 'far', text } })
  await page.choose('end')
  expect(toasts.list.at(-1)?.text()).toBe('⟦illegal-far⟧')
  expect(toasts.list.at(-1)).toMatchObject({ link: { href: '/rules/kepler-3042#R4.2', text: 'R4.2' } })
})

test("moves of others are announced for a while, the player's own are not", () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  update({ fresh: [logEntry(1, 0), logEntry(2, 1)] })
  expect(page.telling.news.map(({ seat }) => seat)).toEqual([1])
  vi.advanceTimersByTime(4000)
  expect(page.telling.news).toEqual([])
})

/** A table at which entry 1 is our own and `log` follows, opened by somebody who saw it last at entry `seen`. */
function openAfter(seen: number, log: LogEntry[], more: Partial<TableClient> = {}): void {
  setSeenAt('t', seen)
  openAs({
    info: tableInfo([mira, guest('Vega', false), bot('easy')]),
    views: [{ seat: 0, view: 'now' }],
    questions: [question(0)],
    log: [logEntry(1, 0), ...log],
    at: log.length + 1,
    ...more,
  })
}
const recapped = (): number[][] => page.recap.map(({ seat, beats }) => [seat, ...beats.map(({ to }) => to)])

test('moves of others are announced once, not again with every position', () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }])
  update({ fresh: [logEntry(1, 1)] })
  vi.advanceTimersByTime(4000)
  update({ views: [{ seat: 0, view: 'after my own move' }], questions: [question(0)] })
  expect(page.telling.news).toEqual([])
})

test('the recap has a line for each opponent, which replays its part', async () => {
  openAfter(0, [logEntry(2, 1), logEntry(3, 2), logEntry(4, 1)])
  expect(recapped()).toEqual([
    [1, 2, 4],
    [2, 3],
  ])
  const fetched = vi.spyOn(api, 'replay').mockImplementation((_id, at = 0) => Promise.resolve(replay(at)))
  const [, line] = page.recap
  if (!line) throw new Error('no line')
  const done = page.watchRecap(line)
  await vi.advanceTimersByTimeAsync(0)
  expect([page.view, page.question, page.shown, page.watching]).toEqual(['at 2', null, 2, 2])
  await vi.runAllTimersAsync()
  await done
  flushSync()
  expect(fetched.mock.calls.map(([, at]) => at)).toEqual([2, 3])
  expect([page.view, page.question?.seat, page.shown, page.watching]).toEqual(['now', 0, 0, null])
  expect(recapped(), 'it stays until the first click').toHaveLength(2)
})

test('the recap ends with the first click outside it, and starts again after the next turns', () => {
  openAfter(0, [logEntry(2, 1)])
  const inside = document.createElement('div')
  inside.dataset.recap = ''
  const click = (target: Element): void => page.clickcapture({ target } as unknown as MouseEvent)
  click(inside)
  expect(recapped()).toEqual([[1, 2]])
  click(document.body)
  expect(recapped()).toEqual([])
  update({ log: [...page.table.log, logEntry(3, 0), logEntry(4, 2)], at: 4 })
  expect(recapped()).toEqual([[2, 4]])
  page.keydown(key('Tab'))
  expect(recapped()).toEqual([[2, 4]])
  page.keydown(key('Escape'))
  expect(recapped()).toEqual([])
})

test("the recap waits for the player's turn and for the end of the animation", () => {
  openAfter(0, [logEntry(2, 1)], { questions: [] })
  expect(recapped()).toEqual([])
  page.clickcapture({ target: document.body } as unknown as MouseEvent)
  update({ questions: [question(0)], behind: 1 })
  expect(recapped()).toEqual([])
  page.clickcapture({ target: document.body } as unknown as MouseEvent)
  update({ behind: 0 })
  expect(recapped(), 'no click before it counts').toEqual([[1, 2]])
})

test('a recap that was read is not shown again, and a spectator gets only what was missed', () => {
  openAfter(2, [logEntry(2, 1), logEntry(3, 2)])
  expect(recapped()).toEqual([[2, 3]])
  close()
  openAfter(2, [logEntry(2, 1), logEntry(3, 2)], { views: [{ seat: SPECTATOR, view: 'now' }], questions: [] })
  expect(recapped()).toEqual([[2, 3]])
  update({ log: [...page.table.log, logEntry(4, 1)], at: 4 })
  expect(recapped()).toEqual([[2, 3]])
})

test('points over time are fetched when the game is over: they end with the final scores', async () => {
  const course = { log: [], points: [[0], [7]] }
  const fetched = vi.spyOn(api, 'course').mockResolvedValue(course)
  open([mira], [{ seat: 0, view: 'mine' }])
  update({ outcome: outcome([0]) })
  expect(fetched).not.toHaveBeenCalled()
  page.table.info = tableInfo([mira], { status: 'over' })
  flushSync()
  await fetched.mock.results[0]?.value
  expect(page.course).toEqual(course)
})

test('a server that comes back is asked for its components', async () => {
  vi.spyOn(api, 'games').mockResolvedValue([gameInfo('connect-four'), gameInfo('kepler-3042')])
  const choose = vi.spyOn(components, 'chooseComponents').mockResolvedValue()
  open([mira], [{ seat: 0, view: 'mine' }])
  await page.table.onreconnect()
  expect(choose).toHaveBeenCalledExactlyOnceWith('kepler-3042', gameInfo('kepler-3042').components)
})

test('after a click, Enter activates the main button and not the clicked element', () => {
  open([mira], [{ seat: 0, view: 'mine' }], [question(0, [{ place: 1 }, 'end'])])
  const clicked = document.createElement('button')
  document.body.append(clicked)
  clicked.focus()
  page.click(new MouseEvent('click', { detail: 1 }))
  expect(document.activeElement).not.toBe(clicked)

  clicked.focus()
  page.click(new MouseEvent('click', { detail: 0 }))
  expect(document.activeElement, 'pressed by keyboard, it keeps the focus').toBe(clicked)

  const menu = document.createElement('div')
  menu.setAttribute('role', 'menu')
  menu.append(clicked)
  document.body.append(menu)
  clicked.focus()
  page.click(new MouseEvent('click', { detail: 1 }))
  expect(document.activeElement, 'the menu that the click opened has the focus').toBe(clicked)
  menu.remove()
})

test('looking at another seat can be ended', () => {
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }], [question(0)])
  expect(page.lookingAt).toBeNull()
  page.show(1)
  expect([page.shown, page.lookingAt]).toEqual([1, 1])
  page.show(null)
  expect([page.shown, page.lookingAt]).toEqual([0, null])
})

test('the headline asks for the rest while the board has a part of the answer', () => {
  vi.spyOn(words, 'say').mockImplementation(({ key }) => key)
  open([mira, guest('Vega', false)], [{ seat: 0, view: 'mine' }], [{ ...question(0), prompt: sentence('prompt-two') }])
  expect(page.headline).toBe('prompt-two')
  page.pointing.rest = sentence('and-which-other')
  expect(page.headline).toBe('and-which-other')
  page.pointing.rest = null
  expect(page.headline).toBe('prompt-two')
})

test('"Play from here" at the end of a game goes back one step first, and says what to do', async () => {
  open([mira], [{ seat: 0, view: 'mine' }])
  update({ outcome: outcome([0]), at: 3, log: [1, 2, 3].map((at) => logEntry(at, 0)) })
  vi.spyOn(api, 'replay').mockImplementation((_, at = 0) => Promise.resolve(replay(at)))
  const started = vi.spyOn(start, 'playFromHere').mockResolvedValue()
  await page.history.playFromHere(0)
  await vi.advanceTimersByTimeAsync(10)
  expect(page.past.position?.at).toBe(2)
  expect(toasts.list.at(-1)?.text()).toBe('⟦web-play-from-here-text⟧')
  expect(started).not.toHaveBeenCalled()
  await page.history.playFromHere(0)
  expect(started).toHaveBeenCalledExactlyOnceWith('t', 2, 2, 0)
})
