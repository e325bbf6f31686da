import { expectNoHorizontalOverflow, expect, test } from './base.ts'
import { cardOf } from './people.ts'

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
      const places = page.locator('main button.live')
      // Spots on the map may be outside the part that a phone shows.
      if ((await table.listButton.getAttribute('aria-expanded')) !== 'true' && (await places.count()) === 0)
        await table.listButton.tap()
      if ((await table.listButton.getAttribute('aria-expanded')) === 'true') return table.listed.last().tap()
      await places.last().tap()
      const menu = page.getByRole('menu')
      if (await menu.isVisible()) await menu.getByRole('menuitem').last().tap()
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

test('the map can be zoomed by its buttons on a phone', async ({ person }) => {
  const { page, map } = await person(PHONE)
  await page.goto('/')
  await cardOf(page, 'Kepler-3042').getByRole('button', { name: 'Play solo' }).tap()
  const whole = await map.getAttribute('viewBox')
  await page.getByRole('button', { name: 'Show everything' }).tap()
  await expect(map).not.toHaveAttribute('viewBox', whole ?? '')
  await expect(map).toHaveAttribute('viewBox', /^0 0 /)
  await expectNoHorizontalOverflow(page)
})

test('at 390 px without touch no answer is cut off', async ({ person }) => {
  const table = await person({ viewport: { width: 390, height: 844 } })
  const { page } = table
  await page.goto('/')
  await cardOf(page, 'Kepler-3042').getByRole('button', { name: 'Play solo' }).click()
  const end = table.answers.filter({ hasText: 'End main action' })
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
