import type { Locator } from '@playwright/test'
import { expectNoHorizontalOverflow, expect, middleOf, test, touch } from './base.ts'
import { cardOf, startAgainst, startFromHome } from './people.ts'
import type { TablePage } from './table.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a solo game can be played by tapping on a phone', async ({ person }) => {
  const table = await person(PHONE)
  const { page } = table
  await page.goto('/')
  await expectNoHorizontalOverflow(page)
  await cardOf(page, 'Kepler-3042').getByRole('button', { name: 'Play solo' }).tap()
  for (let n = 0; n < 25; n++) {
    await table.turn()
    await expectNoHorizontalOverflow(page)
    await table.move(async () => {
      if ((await table.answers.count()) > 0) return table.answers.last().tap()
      // Spots on the map may be outside the part that a phone shows, and panels may be behind the one in front.
      const places = page.locator('main button.live:visible')
      if ((await table.listButton.getAttribute('aria-expanded')) !== 'true' && (await places.count()) === 0)
        await table.listButton.tap()
      if ((await table.listButton.getAttribute('aria-expanded')) === 'true') return table.listed.last().tap()
      await places.last().tap()
      const menu = page.getByRole('menu')
      // The last line of a menu may leave everything as it is.
      if (await menu.isVisible()) await menu.getByRole('menuitem').first().tap()
      if ((await table.otherHalves.count()) > 0) await table.otherHalves.first().tap()
    })
  }

  await page.getByRole('button', { name: 'Players, log and chat' }).tap()
  const drawer = page.getByRole('complementary', { name: 'Players, log and chat' })
  await expect(drawer).toBeInViewport()
  await expect(table.log).toBeVisible()
  await expectNoHorizontalOverflow(page)
  await drawer.getByRole('button', { name: 'Close' }).tap()
  await expect(drawer).toBeHidden()
})

test('the map can be zoomed by its buttons on a phone, and is refitted when the phone is rotated', async ({ person }) => {
  const { page, map } = await person(PHONE)
  await page.goto('/')
  await cardOf(page, 'Kepler-3042').getByRole('button', { name: 'Play solo' }).tap()
  await expect(map).not.toHaveAttribute('viewBox', /^0 0 /)
  const upright = (await map.getAttribute('viewBox')) ?? ''
  await page.getByRole('button', { name: 'Show everything' }).tap()
  await expect(map).toHaveAttribute('viewBox', /^0 0 /)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(map).not.toHaveAttribute('viewBox', /^0 0 /)
  await page.setViewportSize(PHONE.viewport)
  await expect(map).toHaveAttribute('viewBox', upright)
  await expectNoHorizontalOverflow(page)
})

test('at 390 px without touch no answer is cut off', async ({ person }) => {
  const table = await person({ viewport: { width: 390, height: 844 } })
  const { page } = table
  await page.goto('/')
  await cardOf(page, 'Kepler-3042').getByRole('button', { name: 'Play solo' }).click()
  // In the brief words of a phone.
  const end = table.answers.filter({ hasText: 'End action' })
  for (let n = 0; n < 60 && (await end.count()) === 0; n++) {
    await table.turn()
    await table.decide(['list', 'bar'])
    await table.settled()
  }
  await expect(end).toHaveCount(1)
  for (const button of await table.bar.getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 })
    expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth), 'cut off').toBeLessThanOrEqual(0)
  }
  await expectNoHorizontalOverflow(page)
})

test('the folded tools close by Esc and by a tap elsewhere', async ({ person }) => {
  const table = await person(PHONE)
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await table.turn()
  const rules = page.getByRole('link', { name: 'Rules' })
  for (const close of [(): Promise<void> => page.keyboard.press('Escape'), (): Promise<void> => table.asked.tap()]) {
    await page.getByRole('button', { name: 'Tools' }).tap()
    await expect(rules).toBeVisible()
    await close()
    await expect(rules).toBeHidden()
  }
})

/** How many questions of a game to look at. */
const QUESTIONS = 12

/** Characters of an answer that has room beside the question, with the sign of its key: "End turn↵". */
const SHORT = 10

/** Games whose questions, all of them, are one line in both languages. */
const ONE_LINE = ['Kepler-3042', 'Planet Unknown']

for (const [game, locale] of [
  ['Kepler-3042', 'en-GB'],
  ['Kepler-3042', 'it-IT'],
  ['Planet Unknown', 'en-GB'],
  ['Planet Unknown', 'it-IT'],
  ['SpaceCorp', 'en-GB'],
  ['On Mars', 'en-GB'],
  ['Starship Interstellar', 'en-GB'],
] as const)
  test(`on a phone in either orientation the question of ${game} is read whole (${locale})`, async ({ person }) => {
    const table = await person({ ...PHONE, locale })
    const { page } = table
    await page.goto('/')
    await cardOf(page, game)
      .getByRole('button', { name: /^(Play solo|Gioca in solitario)$/ })
      .tap()
    const heights = { upright: new Set<number>(), flat: new Set<number>() }
    for (let n = 0; n < QUESTIONS && (await table.turn()); n++) {
      await table.settled()
      await table.closeList()
      await page.setViewportSize({ width: 844, height: 390 })
      expect(await isCut(table.asked), 'on its side').toBe(false)
      heights.flat.add((await boxOf(page.locator('main header').first())).height)
      await page.setViewportSize(PHONE.viewport)
      expect(await isCut(table.asked), 'upright').toBe(false)
      const { height } = await boxOf(page.locator('main header').first())
      heights.upright.add(height)
      const answers = await table.answers.allTextContents()
      const row = await page.locator('main header').first().evaluate(measureRow)
      const what = `${row.text} ${row.need}+${row.rest} of ${row.room} px, with ${answers.join()}`
      if (row.need + row.rest <= row.room) expect(height, `one row: ${what}`).toBeLessThanOrEqual(56)
      if (game === 'Kepler-3042' && answers.length === 1 && (answers[0]?.trim().length ?? 0) <= SHORT)
        expect(height, `one row with its single answer: ${what}`).toBeLessThanOrEqual(56)
      const short = answers.every((answer) => answer.replace('↵', '').trim().length <= 8)
      if (answers.length === 2 && short && row.text.length <= 24)
        expect(height, `one row with two short answers: ${what}`).toBeLessThanOrEqual(56)
      // In a row of its own it has all the width that the menus leave.
      else if (ONE_LINE.includes(game) || row.need + row.menus <= row.room) expect(row.lines, `one line: ${what}`).toBe(1)
      await table.decide(['list', 'bar'])
    }
    // The board beside the bar never changes its size.
    expect([...heights.flat]).toHaveLength(1)
    expect(Math.max(...heights.flat)).toBeLessThanOrEqual(52)
    // Two longer answers have a row of their own: beside them, and the buttons for undo, sound and tools, a question would have 60 px.
    expect(Math.max(...heights.upright)).toBeLessThanOrEqual(96)
    // What does not fit can be read all the same.
    await page.setViewportSize({ width: 320, height: 640 })
    const lift = await touch(table.asked)
    await expect(page.getByRole('tooltip')).toBeVisible()
    await lift()
  })

/** Runs in the page: the width that the question needs in one line, and that of what stands beside it in the bar of a phone. */
function measureRow(header: Element): Record<'need' | 'rest' | 'menus' | 'room' | 'lines', number> & { text: string } {
  const asked = header.querySelector('.asked')
  const p = asked?.querySelector('p')
  const [answers, menus] = ['.answers', '.end'].map((part) => header.querySelector(part)?.scrollWidth ?? 0)
  if (!asked || !p || answers === undefined || menus === undefined) throw new Error('a bar')
  const style = getComputedStyle(header)
  const gap = parseFloat(style.columnGap)
  const logo = header.querySelector('a')?.getBoundingClientRect().width ?? 0
  const lines = Math.round(p.getBoundingClientRect().height / parseFloat(getComputedStyle(p).lineHeight))
  const line = p.cloneNode(true) as HTMLElement
  line.style.cssText = 'position: absolute; display: block; white-space: nowrap; visibility: hidden'
  asked.append(line)
  const need = Math.ceil(line.getBoundingClientRect().width)
  line.remove()
  const room = header.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  return { text: p.textContent, need, rest: logo + answers + menus + 3 * gap, menus: logo + menus + 2 * gap, room, lines }
}

const isCut = (text: Locator): Promise<boolean> =>
  text.evaluate((p) => p.scrollWidth > p.clientWidth || p.scrollHeight > p.clientHeight + 1)

test('on a phone the list leaves the map its width, the asked panel comes forward, and choices on the map come into view', async ({
  person,
}) => {
  const table = await person(PHONE)
  const { page, map } = table
  await startAgainst(page, 'Kepler-3042', 'Easy')
  const space = (name: string): Locator => table.actionBoard.getByRole('button', { name: new RegExp(`^${name}`) })
  await chooseTechnologies(table)

  await table.openList()
  const [listed, whole] = [await middleOf(table.listed.first()), await boxOf(map)]
  expect(whole.width).toBeGreaterThan(340)
  expect(listed[1]).toBeGreaterThan(whole.y + whole.height)
  await table.closeList()

  await table.move(() => space('Technological Development').tap())
  await expect(page.getByRole('button', { name: 'Technologies', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await table.move(() => table.undoButton.tap())

  // Far from Sol, where ships are built.
  const [x, y] = await middleOf(map)
  for (let n = 0; n < 4; n++) {
    await page.mouse.move(x - 150, y)
    await page.mouse.down()
    await page.mouse.move(x + 150, y, { steps: 4 })
    await page.mouse.up()
  }
  await page.getByRole('button', { name: 'Action board' }).tap()
  await table.move(() => space('Space Missions').tap())
  const spots = map.locator('[role="button"][tabindex="0"]')
  await expect(spots.first()).toBeVisible()
  const frame = await boxOf(map)
  const inside = async (spot: Locator): Promise<boolean> => {
    const [x, y] = await middleOf(spot)
    return x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height
  }
  expect(await Promise.all((await spots.all()).map(inside))).toContain(true)
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const)
  test(`at ${width}x${height} a longer question does not move the board`, async ({ person }) => {
    const table = await person({ viewport: { width, height } })
    await startAgainst(table.page, 'Kepler-3042', 'Easy')
    await chooseTechnologies(table)
    await table.closeList()
    const { y } = await boxOf(table.actionBoard)
    await table.move(() => table.actionBoard.getByRole('button', { name: /^Space Missions/ }).click())
    await expect(table.asked).toHaveText(/build up to 3 ships/)
    expect((await boxOf(table.actionBoard)).y).toBe(y)
  })

/** Makes random decisions until the first turn begins. */
async function chooseTechnologies(table: TablePage): Promise<void> {
  for (let n = 0; n < 10; n++) {
    await table.turn()
    await table.settled()
    if (/^Round 1:/.test(await table.askedText())) return
    await table.decide(['list', 'bar'])
  }
  throw new Error('the first turn did not begin')
}

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not drawn`)
  return box
}

test('the help of a phone names the keys that it explains', async ({ person }) => {
  const { page } = await person(PHONE)
  await page.goto('/tour/planet-unknown')
  await page.getByRole('button', { name: 'Tools' }).tap()
  await page.getByRole('button', { name: 'Help' }).tap()
  await expect(page.getByRole('dialog').locator('kbd').first()).toBeVisible()
})
