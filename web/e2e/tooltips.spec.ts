import type { Locator } from '@playwright/test'
import { expect, middleOf, test, touch } from './base.ts'
import { startAgainst, startFromHome } from './people.ts'
import type { TablePage } from './table.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const tooltip = ({ page }: TablePage): Locator => page.getByRole('tooltip')

test('a tooltip comes at once by pointer and by keyboard, beside its target, and goes on Escape and leaving', async ({
  table,
}) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await table.turn()
  const help = page.getByRole('button', { name: 'Help' })
  await help.hover()
  await expect(tooltip(table)).toHaveText('Help')
  const [target, shown] = [await help.boundingBox(), await tooltip(table).boundingBox()]
  if (!target || !shown) throw new Error('not drawn')
  expect(shown.y, 'pixels from the top').toBeGreaterThanOrEqual(target.y + target.height)
  expect(shown.x + shown.width, 'right edge').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await page.keyboard.press('Escape')
  await expect(tooltip(table)).toBeHidden()

  await page.mouse.move(0, 0)
  await help.hover()
  await expect(tooltip(table)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tooltip(table)).toBeHidden()

  await help.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(help).toBeFocused()
  await expect(tooltip(table)).toHaveText('Help')
  await page.keyboard.press('Shift+Tab')
  await expect(tooltip(table)).not.toHaveText('Help')
})

test('on touch a long press shows the tooltip without pressing, a tap presses', async ({ person }) => {
  const table = await person(PHONE)
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await table.turn()
  const drawer = page.getByRole('button', { name: 'Players, log and chat' })
  const opened = page.getByRole('complementary', { name: 'Players, log and chat' })
  const lift = await touch(drawer)
  await expect(tooltip(table)).toHaveText('Players, log and chat')
  await lift()
  await expect(tooltip(table)).toBeVisible()
  await expect(opened).toBeHidden()
  await drawer.tap()
  await expect(tooltip(table)).toBeHidden()
  await expect(opened).toBeInViewport()
})

test('a finger that rests on a choice on the map reads it without choosing it', async ({ person }) => {
  const table = await person(PHONE)
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  const spots = table.map.locator('[role="button"][tabindex="0"]')
  for (let n = 0; n < 60 && (await spots.count()) === 0; n++) {
    await table.decide(['list', 'bar'])
    await table.turn()
    await table.settled()
  }
  await table.closeList()
  const at = table.latest?.at
  const shown = await spots.evaluateAll((all) =>
    all.findIndex((spot) => {
      const { x, y, width, height } = spot.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === spot
    }),
  )
  const spot = spots.nth(shown)
  const lift = await touch(spot)
  await expect(tooltip(table)).toBeVisible()
  await lift()
  await expect(tooltip(table)).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(table.latest?.at, 'nothing was decided').toBe(at)
})

test('spaces, technologies, medals, objectives and piles have tooltips with their rules', async ({ table }) => {
  const { page } = table
  await startAgainst(page, 'Planet Unknown', 'Easy')
  await table.turn()
  await table.settled()
  const explained: [Locator, RegExp][] = [
    [page.locator('rect.cell').nth(3), /civ 3.*civ card of rank 1.*Rule R7\.1/s],
    [page.getByRole('region', { name: 'Technologies' }).getByRole('button').first(), /technology level 1.*locked.*Rule R9\.1/s],
    [page.locator('.medal circle').first(), /Row 1.*Medal worth 1.*Rule R12\.2/s],
    [page.getByRole('region', { name: 'Objectives' }).locator('.contest').first(), /neighbour.*Rule R12\.6/s],
    [page.locator('.station [role="img"]').first(), /Rule R3\.2/],
    [page.getByRole('heading', { name: 'Universal Coalition' }), /No special rule.*Rule R9\.1/s],
  ]
  for (const [target, words] of explained) {
    await page.mouse.move(...(await middleOf(target)))
    await expect(tooltip(table)).toHaveText(words)
  }
})

for (const game of ['Kepler-3042', 'Planet Unknown', 'SpaceCorp', 'On Mars', 'Starship Interstellar'])
  test(`${game}: a tooltip in a panel covers nothing of the panel`, async ({ table }) => {
    const { page } = table
    await page.setViewportSize({ width: 1440, height: 900 })
    await startAgainst(page, game, 'Easy')
    await table.turn()
    await table.settled()
    await table.closeList()
    const covering = await page
      .locator('[data-region] .slot')
      .first()
      .evaluate(async (panel) => {
        const region = panel.closest('[data-region]')?.getBoundingClientRect()
        const tip = (): DOMRect | undefined => document.querySelector('#tip')?.getBoundingClientRect()
        const found: string[] = []
        for (const each of panel.querySelectorAll('*')) {
          each.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
          await new Promise((next) => requestAnimationFrame(next))
          const [shown, lines] = [tip(), document.querySelectorAll('#tip p').length]
          if (!shown || !region || lines < 2) continue
          const apart =
            shown.right <= region.left || shown.left >= region.right || shown.bottom <= region.top || shown.top >= region.bottom
          found.push(apart ? 'apart' : `over the panel: ${each.tagName}`)
        }
        return found
      })
    expect(covering.filter((each) => each !== 'apart')).toEqual([])
  })

test('nothing at the table of Planet Unknown has a tooltip of the browser', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await table.turn()
  await expect(page.getByRole('region', { name: 'Station' })).toBeVisible()
  await expect(page.locator('main :is([title], svg title)')).toHaveCount(0)
})
