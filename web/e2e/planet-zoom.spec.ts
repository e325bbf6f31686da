// Panning and zooming the planet.
import type { Locator } from '@playwright/test'
import { expect, middleOf, test } from './base.ts'
import { startFromHome } from './people.ts'
import { centreOf, chartOf, untilOffered, viewOf } from './planet.ts'
import type { TablePage } from './table.ts'

test('the planet is zoomed and panned, and a tile is laid where it is clicked', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await untilOffered(table)
  const whole = await chartOf(table)
  await page.getByRole('button', { name: 'Nearer' }).click()
  const zoomed = await chartOf(table)
  expect(zoomed.width).toBeGreaterThan(1.3 * whole.width)
  await page.mouse.move(...(await centreOf(table, [6, 6])))
  await page.mouse.down()
  await page.mouse.move(...(await centreOf(table, [7, 7])), { steps: 4 })
  await page.mouse.up()
  const panned = await chartOf(table)
  expect(panned.x - zoomed.x, 'pixels panned').toBeCloseTo(zoomed.width / 12, 0)
  expect(panned.width).toBeCloseTo(zoomed.width, 3)
  await expect(page.getByRole('status').getByText('Take a tile'), 'a drag is no click').toHaveCount(0)
  await page.mouse.wheel(0, -100)
  await expect.poll(async () => (await chartOf(table)).width).toBeGreaterThan(1.1 * panned.width)

  await table.decide(['list'])
  await table.settled()
  await table.closeList()
  const { width } = await chartOf(table)
  const [x, y] = await inFrame(table, page.locator('circle.anchor'))
  await page.mouse.move(x, y)
  const tile = page.locator('.grip')
  const turned = await tile.innerHTML()
  await page.mouse.wheel(0, 100)
  await expect.poll(() => tile.innerHTML(), 'the wheel turns the tile in hand').not.toBe(turned)
  expect((await chartOf(table)).width).toBe(width)
  await page.mouse.wheel(0, -100)
  await expect.poll(() => tile.innerHTML()).toBe(turned)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 20)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await chartOf(table)).width, 'with Ctrl it zooms').toBeLessThan(width)

  // Zooming has moved the anchors.
  const place = await inFrame(table, page.locator('circle.anchor'))
  await page.mouse.move(...place)
  const clicked = await chartOf(table)
  await table.move(() => page.mouse.click(...place))
  const laid = viewOf(table).players[0]?.last ?? []
  const squares = await Promise.all(laid.map((square) => centreOf(table, square)))
  // What the tile brings is listed now, and the planet may have moved for it.
  const after = await chartOf(table)
  const [clickX, clickY] = [place[0] + after.x - clicked.x, place[1] + after.y - clicked.y]
  const far = Math.min(...squares.map(([left, top]) => Math.hypot(left - clickX, top - clickY)))
  expect(far, 'pixels from the click').toBeLessThan(after.width / 12)

  await page.getByRole('button', { name: 'Show everything' }).click()
  expect(await chartOf(table)).toEqual(whole)
})

/** The middle of the first of these that the frame of the planet does not cut off. */
async function inFrame(table: TablePage, all: Locator): Promise<[number, number]> {
  const frame = await table.page.locator('svg.placing').boundingBox()
  for (const each of await all.all()) {
    const [x, y] = await middleOf(each)
    if (frame && x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height) return [x, y]
  }
  throw new Error('none is in view')
}

test('on a phone two fingers zoom the planet with a tile in hand, and the station stays as large', async ({ person }) => {
  const table = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await untilOffered(table)
  const station = page.getByRole('group', { name: 'Station' })
  const large = await station.boundingBox()
  expect(large?.height).toBeGreaterThan(200)
  await table.decide(['list'])
  await table.settled()
  await table.closeList()
  expect(await station.boundingBox(), 'the station keeps its size').toEqual(large)
  const { width } = await chartOf(table)
  const [x, y] = await centreOf(table, [6, 6])
  const at = table.latest?.at
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: string, ...apart: number[]): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: apart.flatMap((far) => [
        { x: x - far, y, id: 0 },
        { x: x + far, y, id: 1 },
      ]),
    })
  await touch('touchStart', 40)
  for (const far of [50, 60, 80]) await touch('touchMove', far)
  await touch('touchEnd')
  await expect.poll(async () => (await chartOf(table)).width).toBeGreaterThan(1.7 * width)
  expect(table.latest?.at, 'nothing was laid').toBe(at)
})
