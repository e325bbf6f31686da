// What people do besides playing: naming themselves, starting and joining tables, chatting.
import { expect, type Locator, type Page } from '@playwright/test'
import type { TablePage } from './table.ts'

export async function nameMyself(page: Page, name: string): Promise<void> {
  await page.goto('/settings')
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').getByText('Saved.')).toBeVisible()
}

/** The card of a game on the home page. */
export const cardOf = (page: Page, game: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) })

/** Clicks a button or link on a game's card of the home page. */
export async function pickOnHome(page: Page, game: string, what: string): Promise<void> {
  await page.goto('/')
  const card = cardOf(page, game)
  await card
    .getByRole('button', { name: what })
    .or(card.getByRole('link', { name: what }))
    .click()
}

export async function startFromHome(page: Page, game: string, button: string): Promise<void> {
  await pickOnHome(page, game, button)
  await expect(page).toHaveURL(/\/table\//)
}

type Opponent = 'Easy' | 'Somebody at this device'

/** Starts a game with one opponent from the page for new tables. */
export const startAgainst = (page: Page, game: string, opponent: Opponent): Promise<void> => startWith(page, game, opponent)

/** Starts a game alone or with one opponent from the page for new tables; options are given by their names and what is chosen. */
export async function startWith(
  page: Page,
  game: string,
  opponent: Opponent | null,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  await pickOnHome(page, game, 'Choose seats and options')
  const players = page.getByRole('group', { name: 'players' })
  await players.getByRole('button', { name: opponent === null ? '1' : '2', exact: true }).click()
  if (opponent === 'Easy') {
    await page.getByLabel('Player 2', { exact: true }).selectOption('Bot')
    await page.getByLabel('Strength of the bot').selectOption('Easy')
  } else if (opponent !== null) await page.getByLabel('Player 2', { exact: true }).selectOption(opponent)
  for (const [name, value] of Object.entries(options)) await page.getByLabel(name, { exact: true }).selectOption(value)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page).toHaveURL(/\/table\//)
}

/** Who sits where, as the server wants it. */
type Seats = readonly ({ kind: 'me' | 'open' } | { kind: 'bot'; bot: string })[]

/** Plays on from the position after an entry of a game's tour, which never changes. */
export async function playTourFrom(page: Page, game: string, at: number, seats: Seats): Promise<void> {
  await becomeGuest(page)
  await playReplayFrom(page, `tour-${game}`, at, seats)
}

/** Uploads a record as a guest, and returns the id of its replay. */
export async function uploadRecord(page: Page, record: string): Promise<string> {
  await becomeGuest(page)
  return (await post(page, '/records', { record })).id
}

/** Plays on from the position after an entry of a replay. */
export async function playReplayFrom(page: Page, replay: string, at: number, seats: Seats): Promise<void> {
  const table = { at, seats, visibility: 'link', bot_takes_over: true, undo_by_consent: true }
  const { id } = await post(page, `/replays/${replay}/play`, table)
  await page.goto(`/table/${id}`)
}

/** Uploads a record and plays on from the position after one of its entries. */
export const playRecordFrom = async (page: Page, record: string, at: number, seats: Seats): Promise<void> =>
  playReplayFrom(page, await uploadRecord(page, record), at, seats)

async function becomeGuest(page: Page): Promise<void> {
  await page.goto('/')
  await post(page, '/guest', { name: 'Ada' })
}

/** Posts to the server as the page would. */
const post = (page: Page, path: string, body: object): Promise<{ id: string }> =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await answer.json()) as { id: string }
    },
    [path, body] as const,
  )

/**
 * The host creates a table for friends, the friend joins by its link, and the host starts. `origin` is where the friend finds the
 * server.
 */
export async function sitTogether(host: TablePage, friend: TablePage, game: string, origin = ''): Promise<string> {
  await startFromHome(host.page, game, 'Play with friends')
  const link = await host.page.getByLabel('Send this link').inputValue()
  await friend.page.goto(origin + new URL(link).pathname)
  await friend.page.getByRole('button', { name: 'Join' }).click()
  await host.page.getByRole('button', { name: 'Start' }).click()
  await Promise.all([host.until(() => true), friend.until(() => true)])
  return link
}

/** Plays on from the position after an entry of a record for two: the friend joins by the link, and the host starts. */
export async function playRecordTogether(host: TablePage, friend: TablePage, record: string, at: number): Promise<void> {
  await playRecordFrom(host.page, record, at, [{ kind: 'me' }, { kind: 'open' }])
  await friend.page.goto(new URL(host.page.url()).pathname)
  await friend.page.getByRole('button', { name: 'Join' }).click()
  await host.page.getByRole('button', { name: 'Start' }).click()
  await Promise.all([host, friend].map((each) => each.until(({ awaited }) => awaited.length > 0)))
}

/** The first person who is asked; undefined at the end of the game. */
export async function nextMover(people: readonly TablePage[]): Promise<TablePage | undefined> {
  const found = new AbortController()
  const turns = people.map(async (person) => ((await person.turn(found.signal)) ? person : undefined))
  try {
    return await Promise.race(turns)
  } finally {
    found.abort()
    await Promise.allSettled(turns)
  }
}

export async function chat(table: TablePage, text: string): Promise<void> {
  await table.page.getByRole('tab', { name: /^Chat/ }).click()
  await table.page.getByLabel('Say something').fill(text)
  await table.page.keyboard.press('Enter')
}
