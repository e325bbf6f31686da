// Watching the others play: how fast, how to skip it, and that what moved is drawn moving.
import { expect, test } from './base.ts'
import { playRecordFrom, playTourFrom, startAgainst } from './people.ts'
import { viewOf } from './planet.ts'
import { entriesBefore, goldenRecord, recordOf } from './records.ts'
import type { Locator, Page } from '@playwright/test'
import type { TablePage } from './table.ts'

/** After this entry of the tour of Kepler-3042, only the end of the first player's turn is left; the other one has a whole turn next. */
const LAST_STEP = 52
/** After this one, the second player pays for ships and flies them. */
const FLYING = 6
const MOVING = { reducedMotion: 'no-preference' } as const

async function setSpeed(page: Page, name: string): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name, exact: true }).click()
}

const beat = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.style.getPropertyValue('--beat'))

/** Ends the turn against a bot, and waits for the position after the bot's turn to arrive: the page still shows how it came about. */
async function letBotPlay(table: TablePage): Promise<number> {
  await playTourFrom(table.page, 'kepler-3042', LAST_STEP, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
  await table.decide(['bar'])
  await table.turn()
  return table.latest?.at ?? 0
}

test("Space or a click skips to the player's own turn, however slow the moves of others are shown", async ({ person }) => {
  const table = await person(MOVING)
  const { page } = table
  await setSpeed(page, 'Slow')
  expect(await beat(page)).toBe('1800ms')
  const shown = page.locator('[data-at]')
  for (const skip of [(): Promise<void> => page.keyboard.press('Space'), (): Promise<void> => table.log.click()]) {
    const at = await letBotPlay(table)
    await expect(table.skip).toBeVisible()
    await expect(shown).not.toHaveAttribute('data-at', String(at))
    await skip()
    // A single beat takes longer.
    await expect(shown).toHaveAttribute('data-at', String(at), { timeout: 1500 })
    await expect(table.skip).toBeHidden()
    await expect(table.bar).toHaveClass(/\bmine\b/)
  }
})

test('without animations the moves of others are there at once', async ({ person }) => {
  const table = await person(MOVING)
  const { page } = table
  await setSpeed(page, 'Not at all')
  expect(await beat(page)).toBe('0ms')
  await page.addInitScript(() => {
    const note = (): void => {
      if (/\bSkip\b/.test(document.querySelector('.bar')?.textContent ?? '')) console.error('there was something to skip')
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true })
  })
  const at = await letBotPlay(table)
  await expect(page.locator('[data-at]')).toHaveAttribute('data-at', String(at))
  await expect(table.bar).toHaveClass(/\bmine\b/)
})

test('a system that asks for reduced motion shows the moves of others at the same pace, without movement', async ({ person }) => {
  const table = await person({ atOnce: false })
  const { page } = table
  const at = await letBotPlay(table)
  expect(await beat(page)).toBe('1000ms')
  await expect(table.skip).toBeVisible()
  await expect(page.locator('[data-at]')).not.toHaveAttribute('data-at', String(at))
  const lit = page.locator('[role="log"] .lit').first()
  await expect(lit).toBeVisible()
  expect(await lit.evaluate((line) => getComputedStyle(line, '::after').animationTimingFunction)).toMatch(/^steps?/)
  await page.keyboard.press('Space')
  await expect(page.locator('[data-at]')).toHaveAttribute('data-at', String(at))
})

declare global {
  interface Window {
    /** What was moving at some time. */
    moving: Set<string>
  }
}

/** Runs in the page: notes at every frame what is being animated, by selector. */
function noteMotion(selectors: readonly string[]): void {
  window.moving = new Set()
  const look = (): void => {
    for (const animation of document.getAnimations()) {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      for (const selector of selectors) if (target?.matches(selector)) window.moving.add(selector)
    }
    requestAnimationFrame(look)
  }
  look()
}

const moving = (page: Page): Promise<string[]> => page.evaluate(() => [...window.moving].sort())

/** The friend, whose turn it is, joins the host's table by its link, and the host starts. */
async function startWithFriend(host: TablePage, friend: TablePage): Promise<void> {
  await friend.page.goto(host.page.url())
  await friend.page.getByRole('button', { name: 'Join' }).click()
  await host.page.getByRole('button', { name: 'Start' }).click()
  await Promise.all([host.until(() => true), friend.turn()])
}

test('Kepler-3042: ships fly with a trail, and cubes travel, when another player moves them', async ({ person }) => {
  const [host, friend] = [await person(MOVING), await person()]
  await setSpeed(host.page, 'Fast')
  await playTourFrom(host.page, 'kepler-3042', FLYING, [{ kind: 'me' }, { kind: 'open' }])
  await startWithFriend(host, friend)
  const wanted = ['.flight', '.ship', '.trail']
  await host.page.evaluate(noteMotion, wanted)
  for (let n = 0; n < 25 && !hasHappened(friend, 'flew'); n++) await friend.decide(['list', 'bar'])
  await expect.poll(() => moving(host.page)).toEqual(wanted)
})

/** Whether the log of the table tells of such an event. */
const hasHappened = ({ latest }: TablePage, event: string): boolean =>
  JSON.stringify(latest?.log ?? []).includes(`"event":{"${event}":`)

/** The first entry like these of the second player in a tour is the answer to the question at which to begin; it leads to a movement. */
for (const [game, entry, piece] of [
  ['on-mars', /^1 .*"step"/, '.piece'],
  ['spacecorp', /^1 .*"begin":\{"kind":"move"/, 'g.team'],
] as const)
  test(`${game}: what another player moves glides to its place`, async ({ person }) => {
    const [host, friend] = [await person(MOVING), await person()]
    await setSpeed(host.page, 'Fast')
    const at = entriesBefore(recordOf(game, 'data/tour.orrery'), /./, entry) + 1
    await playTourFrom(host.page, game, at, [{ kind: 'me' }, { kind: 'open' }])
    await startWithFriend(host, friend)
    // Pieces come to rest where the page found them.
    const rests = (piece: string): boolean =>
      document
        .getAnimations()
        .every(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.matches(piece) !== true)
    await host.page.waitForFunction(rests, piece)
    await host.page.evaluate(noteMotion, [piece])
    if (game === 'spacecorp') await friend.move(() => friend.page.locator('.tray').getByRole('button', { name: /^Move/ }).click())
    for (let n = 0; n < 40 && !hasHappened(friend, 'moved'); n++) await friend.decide(['bar', 'board', 'list'])
    await expect.poll(() => moving(host.page)).toEqual([piece])
  })

test('Planet Unknown: the tile of a rival lands on their planet', async ({ person }) => {
  const table = await person(MOVING)
  const { page } = table
  await startAgainst(page, 'Planet Unknown', 'Easy')
  const recap = page.getByRole('region', { name: 'Since your last turn' })
  const tile = recap.getByRole('button', { name: /tile/ })
  for (let n = 0; n < 40 && (await tile.count()) === 0; n++) {
    await table.decide(['bar', 'list'])
    await table.turn()
    await table.settled()
  }
  const wanted = ['.arrivals .tile']
  await page.evaluate(noteMotion, wanted)
  await tile.first().click()
  await expect.poll(() => moving(page)).toEqual(wanted)
})

const area = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox()
  return (box?.width ?? 0) * (box?.height ?? 0)
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`Planet Unknown: at ${width}x${height} the stage shows the planet of a rival while their turn is told`, async ({
    person,
  }) => {
    const [host, friend] = [await person({ ...MOVING, viewport: { width, height } }), await person()]
    const { page } = host
    await setSpeed(page, 'Slow')
    const record = goldenRecord('planet-unknown', 'two-players')
    // The host is done; the friend has a turn, as what they did in secret is not part of the position. Then the host turns the station.
    const at = entriesBefore(record, /^1 "confirm"/, /^0 .*"rotate"/)
    await playRecordFrom(page, record, at, [{ kind: 'me' }, { kind: 'open' }])
    await startWithFriend(host, friend)
    const { round } = viewOf(friend)
    while (viewOf(friend).round === round) await friend.decide(['list', 'bar'])
    const rival = page.locator('[data-rival="1"]')
    await expect(rival.locator('.arrivals .tile')).toBeVisible()
    expect(await area(rival)).toBeGreaterThan((await area(page.locator('.stage'))) / 3)
    await expect(page.getByRole('button', { name: 'Leave it like this' }), "the host's own decision is at hand").toBeEnabled()
    await page.keyboard.press('Space')
    // A beat takes longer.
    await expect(rival).toBeHidden({ timeout: 1500 })
  })
