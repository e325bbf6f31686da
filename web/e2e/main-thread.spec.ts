import type { CDPSession, Page } from '@playwright/test'
import { expect, middleOf, test } from './base.ts'
import { startAgainst, startFromHome } from './people.ts'

/** Milliseconds: half as much again as the goal of 50, because machines differ. What was measured is printed. */
const LIMIT = 75
const ATTEMPTS = 3

// Interaction to next paint depends on what else the machine does. The processor time of the page's main thread does not, and it is
// an upper bound of the work before that paint.
test('moving and turning the tile in hand takes little of the main thread', async ({ person }) => {
  const table = await person({ reducedMotion: 'no-preference' })
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await table.decideTimes(20, ['list', 'bar'])
  for (; await table.turn(); await table.decide(['list', 'bar'])) {
    // The places of a tile just laid are still drawn until the page has caught up.
    await table.settled()
    if ((await page.locator('circle.anchor').count()) > 0) break
  }
  await table.closeList()
  const session = await watchMainThread(page)
  await page.mouse.move(...(await middleOf(page.locator('rect.chart'))))
  const turning = ['r', 'r', 'f', 'r', 'f', 'r'].map((key) => () => page.keyboard.press(key))
  const moving = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].map((key) => () => page.keyboard.press(key))
  const [x, y] = await middleOf(page.locator('circle.anchor').first())
  const hovering = [0, 30, 60, 90].map((far) => () => page.mouse.move(x + far, y + far))
  for (const [name, acts] of Object.entries({ turning, moving, hovering })) {
    await page.locator('svg.placing').focus()
    expect(await quickest(page, session, `${name} the tile`, acts), name).toBeLessThan(LIMIT)
  }
})

test('zooming the galaxy, pointing and looking at other players takes little of the main thread', async ({ person }) => {
  const table = await person({ reducedMotion: 'no-preference' })
  const { page } = table
  await startAgainst(page, 'Kepler-3042', 'Easy')
  await table.decideTimes(30, ['list', 'bar'])
  await table.turn()
  await table.settled()
  await table.closeList()
  const session = await watchMainThread(page)
  const [x, y] = await middleOf(table.map)
  const pressed = (name: string) => () => page.getByRole('button', { name }).click()
  const acts = {
    'pointing at the galaxy': [0, 40, 80, 120].map((far) => () => page.mouse.move(x + far, y + far)),
    'zooming by the wheel': [-90, -90, 90, 90].map((far) => () => page.mouse.wheel(0, far)),
    'zooming by a button': ['Nearer', 'Nearer', 'Show everything'].map(pressed),
    'looking at another player': [1, 0, 1, 0].map((seat) => () => table.seats.nth(seat).click()),
  }
  for (const [name, each] of Object.entries(acts)) expect(await quickest(page, session, name, each), name).toBeLessThan(LIMIT)
})

async function watchMainThread(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** The best of several runs: other programs can only make it slower, by evicting the processor's caches. */
async function quickest(page: Page, session: CDPSession, name: string, acts: (() => Promise<unknown>)[]): Promise<number> {
  let duration = Infinity
  for (let n = 0; n < ATTEMPTS && duration >= LIMIT; n++) duration = await mainThreadTime(page, session, acts)
  console.log(`${name}: ${duration.toFixed(1)} ms of the main thread`)
  return duration
}

/** Milliseconds of processor time per act, until the page is idle after it. */
async function mainThreadTime(page: Page, session: CDPSession, acts: (() => Promise<unknown>)[]): Promise<number> {
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await spent()
  for (const act of acts) {
    await act()
    await page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle))))
  }
  return ((await spent()) - before) / acts.length
}
