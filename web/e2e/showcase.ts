// One guest with tables in every state, set up once per worker for the tests that only look at pages.
import type { Browser } from '@playwright/test'
import { expect, prefer, test as base, watch } from './base.ts'
import { playRecordFrom, playTourFrom, startAgainst, startFromHome } from './people.ts'
import { Random } from './random.ts'
import { entriesOf, goldenRecord } from './records.ts'
import { TablePage } from './table.ts'

type Showcase = Awaited<ReturnType<typeof setUp>>

const BOT = { kind: 'bot', bot: 'easy' } as const

async function setUp(browser: Browser) {
  const context = await browser.newContext()
  const errors: string[] = []
  await watch(context, errors)
  await prefer(context)
  const table = new TablePage(await context.newPage(), new Random('showcase'))
  const { page } = table
  const here = (): string => new URL(page.url()).pathname

  const record = goldenRecord('kepler-3042', 'solo-level-1')
  await playRecordFrom(page, record, 120, [{ kind: 'me' }])
  await table.decideTimes(2, ['list', 'bar'])
  const solo = here()
  await playRecordFrom(page, record, entriesOf(record).length - 3, [{ kind: 'me' }])
  await table.playToTheEnd()
  const over = here()
  // With three rivals, whose last moves are told.
  const four = goldenRecord('kepler-3042', 'four-players')
  await playRecordFrom(page, four, Math.floor(entriesOf(four).length * 0.7), [{ kind: 'me' }, BOT, BOT, BOT])
  await table.decideTimes(8, ['list', 'bar'])
  await table.turn()
  const rivals = here()
  const medals = goldenRecord('planet-unknown', 'solo')
  await playRecordFrom(page, medals, entriesOf(medals).length - 4, [{ kind: 'me' }])
  await table.playToTheEnd()
  const planetOver = here()
  // What is played on from a record does not count in the statistics.
  await startFromHome(page, 'Connect Four', 'Play against bots')
  await table.playToTheEnd(['board'])
  await startFromHome(page, 'Planet Unknown', 'Play against bots')
  await table.decideTimes(30, ['list', 'bar'])
  // With a tile in hand, which shows the most.
  const inHand = page.getByLabel('If placed here')
  while ((await table.turn()) && (await table.settled(), !(await inHand.isVisible()))) await table.decide(['list', 'bar'])
  const planet = here()
  await startFromHome(page, 'Connect Four', 'Play against bots')
  const connectFour = here()
  /** A table that goes on from the middle of a tour. */
  const fromTour = async (game: string, at: number): Promise<string> => {
    await playTourFrom(page, game, at, [{ kind: 'me' }, BOT])
    await table.turn()
    return here()
  }
  const spacecorp = await fromTour('spacecorp', 60)
  /** A later era of SpaceCorp, alone. */
  const era = async (name: string): Promise<string> => {
    await playRecordFrom(page, goldenRecord('spacecorp', `solo-${name}`), 80, [{ kind: 'me' }])
    await table.turn()
    return here()
  }
  const planeteers = await era('planeteers')
  const starfarers = await era('starfarers')
  const onMars = await fromTour('on-mars', 60)
  const starship = await fromTour('starship-interstellar', 60)
  await startAgainst(page, 'Kepler-3042', 'Somebody at this device')
  const shared = here()
  await startFromHome(page, 'Kepler-3042', 'Play with friends')
  const waiting = here()

  // The guest's cookie, which makes the tables theirs.
  const guest = await context.storageState()
  await context.close()
  expect(errors, 'errors of the page').toEqual([])
  return {
    guest,
    /** Pages by name, each with a text that appears once it is ready. */
    pages: {
      home: { path: '/', shows: 'Play solo' },
      lobby: { path: '/lobby', shows: 'To the table' },
      'new-table': { path: '/new/kepler-3042', shows: 'Start the game' },
      'waiting-room': { path: waiting, shows: 'Send this link' },
      table: { path: solo, shows: 'Undo' },
      'kepler-rivals': { path: rivals, shows: 'Undo' },
      'planet-unknown': { path: planet, shows: 'Station' },
      'connect-four': { path: connectFour, shows: 'Undo' },
      spacecorp: { path: spacecorp, shows: 'Offers' },
      planeteers: { path: planeteers, shows: 'Offers' },
      starfarers: { path: starfarers, shows: 'Offers' },
      'on-mars': { path: onMars, shows: 'Turn and offers' },
      'starship-interstellar': { path: starship, shows: 'Turn and offers' },
      end: { path: over, shows: 'Rematch' },
      'planet-unknown-end': { path: planetOver, shows: 'Rematch' },
      replay: { path: over.replace('table', 'replay'), shows: 'Play from here' },
      tour: { path: '/tour/kepler-3042', shows: 'Leave the tour' },
      guide: { path: '/guide/kepler-3042', shows: 'How it hangs together' },
      'guide-action': { path: '/guide/kepler-3042#terraform', shows: 'When to take it' },
      campaigns: { path: '/campaigns/kepler-3042', shows: 'Solo campaigns of' },
      records: { path: '/records', shows: 'Open a record' },
      statistics: { path: '/statistics', shows: 'Best score' },
      rules: { path: '/rules/kepler-3042', shows: 'R1' },
      settings: { path: '/settings', shows: 'Your name' },
      curtain: { path: shared, shows: 'Pass the device' },
      missing: { path: '/nowhere', shows: 'There is nothing here' },
    },
  }
}

export const test = base.extend<object, { showcase: Showcase }>({
  showcase: [async ({ browser }, use) => use(await setUp(browser)), { scope: 'worker', timeout: 120_000 }],
})
