// One guest with tables in every state, set up once per worker for the tests that only look at pages.
import type { Browser } from '@playwright/test'
import { expect, prefer, test as base, watch } from './base.ts'
import { playRecordFrom, playTourFrom, startAgainst, startFromHome } from './people.ts'
import { Random } from './random.ts'
import { entriesOf, goldenRecord } from './records.ts'
import { TablePage } from './table.ts'

type Showcase = Awaited<ReturnType<typeof setUp>>

const BOT = { kind: 'bot', bot: 'easy' } as const

/** Path of the page. */
const here = ({ page }: TablePage): string => new URL(page.url()).pathname

async function setUpKepler(table: TablePage) {
  const { page } = table
  const record = goldenRecord('kepler-3042', 'solo-level-1')
  await playRecordFrom(page, record, 120, [{ kind: 'me' }])
  await table.decideTimes(2, ['list', 'bar'])
  const solo = here(table)
  await playRecordFrom(page, record, entriesOf(record).length - 3, [{ kind: 'me' }])
  await table.playToTheEnd()
  const over = here(table)
  // With three rivals, whose last moves are told.
  const four = goldenRecord('kepler-3042', 'four-players')
  await playRecordFrom(page, four, Math.floor(entriesOf(four).length * 0.7), [{ kind: 'me' }, BOT, BOT, BOT])
  await table.decideTimes(8, ['list', 'bar'])
  await table.turn()
  return { solo, over, rivals: here(table) }
}

async function setUpPlanetUnknown(table: TablePage) {
  const { page } = table
  const medals = goldenRecord('planet-unknown', 'solo')
  await playRecordFrom(page, medals, entriesOf(medals).length - 4, [{ kind: 'me' }])
  await table.playToTheEnd()
  const planetOver = here(table)
  await startFromHome(page, 'Planet Unknown', 'Play against bots')
  await table.decideTimes(30, ['list', 'bar'])
  // With a tile in hand, which shows the most.
  const inHand = page.getByLabel('If placed here')
  while ((await table.turn()) && (await table.settled(), !(await inHand.isVisible()))) await table.decide(['list', 'bar'])
  return { planetOver, planet: here(table) }
}

async function setUpConnectFour(table: TablePage) {
  // What is played on from a record does not count in the statistics.
  await startFromHome(table.page, 'Connect Four', 'Play against bots')
  await table.playToTheEnd(['board'])
  await startFromHome(table.page, 'Connect Four', 'Play against bots')
  return { connectFour: here(table) }
}

/** Games in the middle, and the later eras of SpaceCorp, alone. */
async function setUpOthers(table: TablePage) {
  const fromTour = async (game: string): Promise<string> => {
    await playTourFrom(table.page, game, 60, [{ kind: 'me' }, BOT])
    await table.turn()
    return here(table)
  }
  const era = async (name: string): Promise<string> => {
    await playRecordFrom(table.page, goldenRecord('spacecorp', `solo-${name}`), 80, [{ kind: 'me' }])
    await table.turn()
    return here(table)
  }
  return {
    spacecorp: await fromTour('spacecorp'),
    planeteers: await era('planeteers'),
    starfarers: await era('starfarers'),
    onMars: await fromTour('on-mars'),
    starship: await fromTour('starship-interstellar'),
  }
}

/** Tables before their first decision. */
async function setUpBeginnings(table: TablePage) {
  await startAgainst(table.page, 'Kepler-3042', 'Somebody at this device')
  const shared = here(table)
  await startFromHome(table.page, 'Kepler-3042', 'Play with friends')
  return { shared, waiting: here(table) }
}

const setUpTables = async (table: TablePage) => ({
  ...(await setUpKepler(table)),
  ...(await setUpPlanetUnknown(table)),
  ...(await setUpConnectFour(table)),
  ...(await setUpOthers(table)),
  ...(await setUpBeginnings(table)),
})

async function setUp(browser: Browser) {
  const context = await browser.newContext()
  const errors: string[] = []
  await watch(context, errors)
  await prefer(context)
  const table = new TablePage(await context.newPage(), new Random('showcase'))
  const paths = await setUpTables(table)
  // The guest's cookie, which makes the tables theirs.
  const guest = await context.storageState()
  await context.close()
  expect(errors, 'errors of the page').toEqual([])
  return { guest, pages: pagesOf(paths) }
}

/** Pages by name, each with a text that appears once it is ready. */
const pagesOf = (paths: Awaited<ReturnType<typeof setUpTables>>) => ({
  home: { path: '/', shows: 'Play solo' },
  lobby: { path: '/lobby', shows: 'To the table' },
  'new-table': { path: '/new/kepler-3042', shows: 'Start the game' },
  'waiting-room': { path: paths.waiting, shows: 'Send this link' },
  table: { path: paths.solo, shows: 'Undo' },
  'kepler-rivals': { path: paths.rivals, shows: 'Undo' },
  'planet-unknown': { path: paths.planet, shows: 'Station' },
  'connect-four': { path: paths.connectFour, shows: 'Undo' },
  spacecorp: { path: paths.spacecorp, shows: 'Offers' },
  planeteers: { path: paths.planeteers, shows: 'Offers' },
  starfarers: { path: paths.starfarers, shows: 'Offers' },
  'on-mars': { path: paths.onMars, shows: 'Turn and offers' },
  'starship-interstellar': { path: paths.starship, shows: 'Turn and offers' },
  end: { path: paths.over, shows: 'Rematch' },
  'planet-unknown-end': { path: paths.planetOver, shows: 'Rematch' },
  replay: { path: paths.over.replace('table', 'replay'), shows: 'Play from here' },
  tour: { path: '/tour/kepler-3042', shows: 'Leave the tour' },
  guide: { path: '/guide/kepler-3042', shows: 'How it hangs together' },
  'guide-action': { path: '/guide/kepler-3042#terraform', shows: 'When to take it' },
  campaigns: { path: '/campaigns/kepler-3042', shows: 'Solo campaigns of' },
  records: { path: '/records', shows: 'Open a record' },
  statistics: { path: '/statistics', shows: 'Best score' },
  rules: { path: '/rules/kepler-3042', shows: 'R1' },
  settings: { path: '/settings', shows: 'Your name' },
  curtain: { path: paths.shared, shows: 'Pass the device' },
  missing: { path: '/nowhere', shows: 'There is nothing here' },
})

export const test = base.extend<object, { showcase: Showcase }>({
  showcase: [async ({ browser }, use) => use(await setUp(browser)), { scope: 'worker', timeout: 120_000 }],
})
