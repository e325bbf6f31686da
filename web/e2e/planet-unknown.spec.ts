import { expect, middleOf, test } from './base.ts'
import { actionsOf, centreOf, chartOf, untilOffered, viewOf } from './planet.ts'
import { playTourFrom, sitTogether, startAgainst, startFromHome } from './people.ts'
import { entriesBefore, recordOf } from './records.ts'
import type { Question } from '../src/lib/wire/Question.ts'
import type { Square } from '../src/boards/planet-unknown/wire/Square.ts'
import type { View } from '../src/boards/planet-unknown/wire/View.ts'
import type { TablePage, Way } from './table.ts'

test('a guest plays a whole solo game of Planet Unknown, mostly on the board', async ({ table }) => {
  await startFromHome(table.page, 'Planet Unknown', 'Play solo')
  const made: Record<Way, number> = { bar: 0, board: 0, list: 0 }
  for (let n = 0; await table.turn(); n++) made[await table.decide(n % 4 === 3 ? ['list', 'bar'] : ['board', 'bar', 'list'])]++
  await expect(table.sheet.getByRole('row', { name: /^Total/ })).toBeVisible()
  expect(made.board, 'decisions on the board').toBeGreaterThan(10)
})

test('two friends play a whole game of Planet Unknown simultaneously, and one undoes a step meanwhile', async ({ person }) => {
  const [host, friend] = [await person(), await person()]
  await sitTogether(host, friend, 'Planet Unknown')
  const both = [host, friend]
  await undoDuringSimultaneousPlay(host, friend)
  const play = async (table: TablePage): Promise<void> => {
    while (await table.turn()) await table.decide(['list', 'bar'])
  }
  await Promise.all(both.map(play))
  for (const table of both) await expect(table.sheet).toBeVisible()
  const logs = await Promise.all(both.map((table) => table.log.textContent()))
  expect(logs[0]).toBe(logs[1])
})

/** One takes a tile and undoes it; what the other did at the same time stays. */
async function undoDuringSimultaneousPlay(one: TablePage, other: TablePage): Promise<void> {
  // The Commander may have to rotate the station first.
  for (const table of [one, other]) {
    const question = (await Promise.race([one.turn(), other.turn()])) && table.latest?.questions[0]
    if (question?.choices.some(({ action }) => typeof action === 'object' && action !== null && 'rotate' in action))
      await table.decide(['list', 'bar'])
  }
  await Promise.all([one.turn(), other.turn()])
  const before = await one.askedText()
  await one.decide(['list'])
  await other.decide(['list'])
  const theirs = await other.askedText()
  await one.move(() => one.undoButton.click())
  await expect(one.asked).toHaveText(before)
  await expect(other.asked).toHaveText(theirs)
}

test('the station is rotated, a tile rotated, flipped and laid, and a rover driven, all by pointer', async ({ table }) => {
  await startAgainst(table.page, 'Planet Unknown', 'Easy')
  expect(await neverPossible(table, [rotateStation, layTile])).toEqual([])
  // With random choices a rover may never move in a whole game.
  const drive = entriesBefore(recordOf('planet-unknown', 'data/tour.orrery'), /^0 .*"step_rover"/, /^0 .*"step_rover"/)
  await playTourFrom(table.page, 'planet-unknown', drive, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
  expect(await neverPossible(table, [driveRover])).toEqual([])
})

/** Plays until every gesture was possible once, and returns those that never were. */
async function neverPossible(
  table: TablePage,
  all: readonly ((table: TablePage, question: Question) => Promise<boolean>)[],
): Promise<string[]> {
  const gestures = new Map(all.map((act) => [act.name, act]))
  for (let question; gestures.size > 0 && (question = await table.turn());) {
    await table.settled()
    await table.closeList()
    const done = await firstOf(gestures, (act) => act(table, question))
    if (done) gestures.delete(done)
    else await table.decide(['list', 'bar'])
  }
  return [...gestures.keys()]
}

test('an offered tile is dragged onto the planet by mouse: elsewhere it goes back, on a legal place it is laid', async ({
  table,
}) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await untilOffered(table)
  const at = table.latest?.at
  const tile = page.locator('[data-tour="tray"] button').first()
  await page.mouse.move(...(await middleOf(tile)))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf(page.getByRole('heading', { level: 1 }))), { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('circle.anchor'), 'it is in no hand').toHaveCount(0)
  expect(table.latest?.at, 'nothing was decided').toBe(at)

  for (const source of [tile, page.locator('circle.grip').first()]) {
    await untilOffered(table)
    const covered = coveredBy(table)
    await page.mouse.move(...(await middleOf(source)))
    await page.mouse.down()
    await page.mouse.move(...(await centreOf(table, [6, 6])), { steps: 4 })
    await page.mouse.move(...(await middleOf(page.locator('circle.anchor').first())), { steps: 2 })
    await page.mouse.up()
    await table.until(() => coveredBy(table) > covered)
  }
  await expect(page.locator('path.tiles'), 'outlines of the tiles').toHaveAttribute('d', /^M/)
})

test('on a phone a tile is dragged from the tray by a finger, above which it hangs', async ({ person }) => {
  const table = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await untilOffered(table)
  const covered = coveredBy(table)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', [x, y]: [number, number]): Promise<unknown> =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', await middleOf(page.locator('[data-tour="tray"] button').first()))
  await touch('touchMove', await centreOf(table, [6, 8]))
  const [x, y] = await middleOf(page.locator('circle.anchor').first())
  const [, below] = await centreOf(table, [0, 2])
  const [, above] = await centreOf(table, [0, 0])
  await touch('touchMove', [x, y + (1.5 * (below - above)) / 2])
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => coveredBy(table)).toBeGreaterThan(covered)
})

test('the tile in hand shows its gains, and they match the result', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  const receipt = page.getByRole('region', { name: 'If placed here' })
  for (let tiles = 0; tiles < 4; tiles++) {
    await untilOffered(table)
    await table.decide(['list'])
    await table.settled()
    await table.closeList()
    await page.mouse.move(...(await middleOf(page.locator('circle.anchor').first())))
    await expect(receipt.locator('.step').first()).toBeVisible()
    const promised = receipt.locator('.sum b')
    await expect(promised).toHaveText(/^\d+$/)
    const medals = Number(await promised.textContent())
    await table.move(() => page.mouse.down().then(() => page.mouse.up()))
    const score = viewOf(table).players[0]?.score ?? []
    expect(
      score.reduce((sum, [, n]) => sum + n, 0),
      'medals after the placement',
    ).toBe(medals)
  }
})

test('after a button has turned the tile, the arrows move it and Enter lays it', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await untilOffered(table)
  await table.decide(['list'])
  await table.settled()
  await table.closeList()
  const ghost = page.locator('svg.moving g.ghost')
  const question = await table.askedText()
  await page.getByRole('button', { name: 'Turn right' }).click()
  const covered = coveredBy(table)
  const before = await middleOf(ghost)
  const moved = async (): Promise<boolean> => String(await middleOf(ghost)) !== String(before)
  // There may be no further place on one side.
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) if (!(await moved())) await page.keyboard.press(key)
  expect(await moved()).toBe(true)
  await expect(table.asked, 'it is not the history that moves').toHaveText(question)
  await table.move(() => page.keyboard.press('Enter'))
  expect(coveredBy(table)).toBeGreaterThan(covered)
})

test('Esc takes the tile in hand and what it would bring off the board, until it is moved again', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await untilOffered(table)
  await table.decide(['list'])
  await table.settled()
  await table.closeList()
  const shown = page.locator('svg.moving g.ghost').and(page.locator(':visible'))
  const receipt = page.getByRole('region', { name: 'If placed here' })
  await expect(shown).toHaveCount(1)
  await expect(receipt).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(receipt).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(shown).toHaveCount(1)
  await expect(receipt.locator('.step').first()).toBeVisible()
})

test('on a phone five offers leave room for the planet', async ({ person }) => {
  const table = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { page } = table
  const offers = page.locator('[data-tour="offers"] li')
  const chart = page.locator('rect.chart')
  for (let game = 0; game < 4 && (await offers.count()) < 5; game++) {
    await startFromHome(page, 'Planet Unknown', 'Play solo')
    while ((await table.turn()) && ((await chart.count()) === 0 || (await offers.count()) < 5)) {
      await table.decide(['bar', 'list'])
      await table.settled()
    }
  }
  expect(await offers.count()).toBeGreaterThanOrEqual(5)
  await table.closeList()
  const size = async (): Promise<number> => {
    const box = await chart.boundingBox()
    return Math.min(box?.width ?? 0, box?.height ?? 0)
  }
  await expect.poll(size).toBeGreaterThanOrEqual(240)
  await page.setViewportSize({ width: 1024, height: 768 })
  const cut = (): Promise<number> =>
    offers.evaluateAll((all) => {
      const right = (of: Element | null): number => of?.getBoundingClientRect().right ?? 0
      return all.filter((each) => right(each.querySelector('button')) > right(each.closest('[data-tour="offers"]')) + 1).length
    })
  await expect.poll(cut, 'offers wider than their column').toBe(0)
})

test('a click on the planet before a tile is taken says to take one', async ({ table }) => {
  await startFromHome(table.page, 'Planet Unknown', 'Play solo')
  await untilOffered(table)
  await table.page.mouse.click(...(await centreOf(table, [6, 6])))
  await expect(table.page.getByRole('status').getByText('Take a tile from your depot first')).toBeVisible()
})

test('planet, tray, station and tracks are seen together without scrolling', async ({ table }) => {
  const { page } = table
  await startAgainst(page, 'Planet Unknown', 'Easy')
  await untilOffered(table)
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of ['station', 'tracks', 'techs', 'neighbours', 'tray'])
      await expect(page.locator(`[data-tour="${part}"]`), `${part} at ${width}x${height}`).toBeInViewport({ ratio: 1 })
    await expect(page.locator('rect.chart')).toBeInViewport({ ratio: 1 })
    expect((await chartOf(table)).width, `pixels of the planet at ${width}x${height}`).toBeGreaterThanOrEqual(390)
    const scrolling = page.locator('.stage, .own, .tray, .side, .slot').filter({ visible: true })
    const overflow = await scrolling.evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length)
    expect(overflow, `regions that scroll at ${width}x${height}`).toBe(0)
  }
})

const coveredBy = (table: TablePage): number => viewOf(table).players[0]?.squares.length ?? 0

/** The name of the first that succeeds. */
async function firstOf<T>(all: ReadonlyMap<string, T>, can: (each: T) => Promise<boolean>): Promise<string | undefined> {
  for (const [name, each] of all) if (await can(each)) return name
  return undefined
}

/** Drags the right side of the wheel down by a sixth of a turn, as the Commander. */
async function rotateStation(table: TablePage, question: Question): Promise<boolean> {
  const { page } = table
  const before = viewOf(table).offset
  if (!actionsOf(question).some((action) => 'rotate' in action && action.rotate.offset !== before)) return false
  const wheel = page.getByRole('group', { name: 'Station' })
  const box = await wheel.boundingBox()
  if (!box) throw new Error('the station is not visible')
  const at = (degrees: number): [number, number] => [
    box.x + box.width * (0.5 + 0.35 * Math.cos((degrees * Math.PI) / 180)),
    box.y + box.height * (0.5 + 0.35 * Math.sin((degrees * Math.PI) / 180)),
  ]
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (const degrees of [15, 30, 45, 60]) await page.mouse.move(...at(degrees))
  await page.mouse.up()
  await table.take(page.getByRole('button', { name: 'Turn it like this' }))
  expect(viewOf(table).offset, 'clockwise lowers the offset by one').toBe((before + 5) % 6)
  return true
}

/** The first tile must touch the perimeter: it is refused in the middle, then rotated, flipped and laid at the edge. */
async function layTile(table: TablePage, question: Question): Promise<boolean> {
  const { page } = table
  const covered = viewOf(table).players[0]?.squares.length ?? 0
  if (covered > 0 || !actionsOf(question).some((action) => 'place_tile' in action)) return false
  await page.mouse.move(...(await centreOf(table, [6, 6])))
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('status').getByRole('link', { name: 'R4.2' })).toBeVisible()

  const tile = page.locator('.grip')
  const turned = await tile.innerHTML()
  await page.keyboard.press('r')
  await expect.poll(() => tile.innerHTML()).not.toBe(turned)
  for (let n = 0; n < 3; n++) await page.keyboard.press('r')
  await expect.poll(() => tile.innerHTML()).toBe(turned)
  await page.keyboard.press('f')

  const place = page.locator('circle.anchor').first()
  const box = await place.boundingBox()
  if (!box) throw new Error('the tile fits nowhere')
  await table.move(() => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2))
  expect(viewOf(table).players[0]?.squares.length, 'covered squares').toBeGreaterThan(covered)
  return true
}

/** Drags a rover along a path of two squares. */
async function driveRover(table: TablePage, question: Question): Promise<boolean> {
  const { page } = table
  const view = viewOf(table)
  const [me] = view.players
  const same = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1]
  if (!me || (view.own?.active?.[1] ?? 0) < 2) return false
  const steps = actionsOf(question).flatMap((action) => ('step_rover' in action ? [action.step_rover] : []))
  // Avoid squares with pieces, which would interrupt the drive. Covered squares are certainly on the planet.
  const hasPiece = (at: Square): boolean =>
    [...me.meteors, ...me.lifepods, ...me.rovers.map((rover) => rover.at)].some((taken) => same(taken, at))
  const open = me.squares.map(({ at }) => at).filter((at) => !hasPiece(at))
  const near = (a: Square, b: Square): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1
  const first = steps.find(({ to }) => !hasPiece(to) && open.some((next) => near(to, next)))
  const last = open.find((next) => first && near(first.to, next))
  const from = me.rovers.find(({ rover }) => rover === first?.rover)?.at
  if (!first || !last || !from) return false
  const path = [from, first.to, last]
  await page.mouse.move(...(await centreOf(table, from)))
  await page.mouse.down()
  for (const square of path) await page.mouse.move(...(await centreOf(table, square)), { steps: 4 })
  await page.mouse.up()
  await table.until(({ views }) => {
    const rovers = (views[0]?.view as View).players[0]?.rovers ?? []
    return rovers.some(({ rover, at }) => rover === first.rover && same(at, last))
  })
  return true
}
