// Learning the games: the tours by pointer, touch and keyboard, the guide, the rules page and the help.
import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { expect, expectNoHorizontalOverflow, test } from './base.ts'
import { startFromHome } from './people.ts'
import type { TablePage } from './table.ts'

const SIZES: Record<string, BrowserContextOptions> = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

const tourCard = (page: Page): Locator => page.getByRole('region', { name: 'Guided tour' })

/** Goes through a tour to its last step; before every step, the question and the card must be in sight, at these other sizes too. */
async function takeTour(
  { page, asked }: TablePage,
  game: string,
  goOn: (title: string) => Promise<void>,
  sizes: readonly { width: number; height: number }[] = [],
): Promise<string[]> {
  await page.goto(`/tour/${game}`)
  const card = tourCard(page)
  const step = card.getByText(/^Step \d+ of \d+$/)
  const titles: string[] = []
  for (;;) {
    await expect(step).toHaveText(new RegExp(`^Step ${titles.length + 1} of`))
    for (const size of [null, ...sizes]) {
      if (size) await page.setViewportSize(size)
      await expect(card).toBeInViewport({ ratio: 0.99 })
      await expect(asked).toBeInViewport({ ratio: 0.99 })
      await expectNoHorizontalOverflow(page)
    }
    const title = (await card.getByRole('heading').textContent()) ?? ''
    titles.push(title)
    if (await card.getByRole('button', { name: 'Play solo' }).isVisible()) return titles
    await goOn(title)
  }
}

for (const game of ['kepler-3042', 'planet-unknown', 'spacecorp', 'on-mars', 'starship-interstellar']) {
  for (const [size, device] of Object.entries(SIZES)) {
    test(`the tour of ${game} on a ${size}, by what it lights up`, async ({ person }) => {
      const table = await person(device)
      const { page } = table
      const next = tourCard(page).getByRole('button', { name: 'Next' })
      const titles = await takeTour(table, game, async () => {
        const move = await next.isHidden()
        // What the board has prepared is confirmed beside the question.
        const choice = move ? table.glowing.or(table.bar.locator('.prepared')).first() : next
        await (device.hasTouch ? choice.tap() : choice.click())
      })
      expect(titles.length).toBeGreaterThan(10)
    })
  }

  test(`the tour of ${game} by the Enter key alone, on a tablet and on a phone on its side`, async ({ person }) => {
    const table = await person(SIZES.desk)
    const sizes = [
      { width: 1024, height: 768 },
      { width: 844, height: 390 },
    ]
    const titles = await takeTour(table, game, () => table.page.keyboard.press('Enter'), sizes)
    expect(titles.length).toBeGreaterThan(10)
  })
}

test('in the tour a tile can be turned and put anywhere it fits, and a place where it may not lie is explained', async ({
  person,
}) => {
  const table = await person(SIZES.desk)
  const { page } = table
  const card = tourCard(page)
  const titles = await takeTour(table, 'planet-unknown', async (title) => {
    if (title !== 'Place it') return card.getByRole('button', { name: /Next|Do it for me/ }).click()
    const chart = page.getByRole('application')
    const places = page.getByText(/places? turned like this/)
    for (let turn = 0; turn < 4; turn++) {
      await page.keyboard.press('r')
      await expect(places).not.toHaveText(/^0 /)
    }
    const box = await chart.boundingBox()
    if (!box) throw new Error('the chart is not shown')
    // In the middle lies a tile already.
    await page.mouse.click(box.x + box.width * 0.45, box.y + box.height * 0.42)
    await expect(card.getByRole('status').getByRole('link', { name: /^R4\.2$/ })).toBeVisible()
    await chart.press('Enter')
    await chart.press('ArrowDown')
    return chart.press('Enter')
  })
  expect(titles).toContain('Place it')
})

test('the tour ends with the guide, which has a page for each action and one for the medals', async ({ person }) => {
  const { page } = await person(SIZES.desk)
  await page.goto('/tour/kepler-3042')
  await expect(tourCard(page)).toBeVisible()
  const guide = tourCard(page).getByRole('link', { name: 'Guide: how to plan' })
  while (await guide.isHidden()) {
    const step = await tourCard(page)
      .getByText(/^Step \d+ of \d+$/)
      .textContent()
    await page.keyboard.press('ArrowRight')
    await expect(tourCard(page).getByText(/^Step \d+ of \d+$/)).not.toHaveText(step ?? '')
  }
  await guide.click()
  await expect(page.getByRole('heading', { name: 'How it hangs together' })).toBeVisible()

  await expect(page.locator('main :is([title], svg title)'), 'tooltips of the browser').toHaveCount(0)
  const chapters = page.getByRole('navigation', { name: 'Pages of the guide' })
  await expect(chapters.getByRole('link')).toHaveCount(12)
  await chapters.getByRole('link', { name: 'Colonial Settlement' }).click()
  const leads = page.getByRole('heading', { name: 'Makes possible' }).locator('..')
  await expect(leads.getByRole('link')).toHaveText(['Terraform', 'Planetary Exploitation'])
  await leads.getByRole('link', { name: 'Terraform' }).click()
  await expect(page.getByRole('heading', { name: 'Terraform', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Rule R6.5' }).click()
  await expect(page.getByRole('heading', { name: 'R6.5 Terraform' })).toBeInViewport()
  await page.getByRole('link', { name: 'Guide: how to plan' }).first().click()
  await chapters.getByRole('link', { name: 'Medals' }).click()
  await expect(page.getByText('Colonial Leadership: medals at 3, 6, 9, 12, and 15')).toBeVisible()
})

test('the rules are searched by words and numbers, and hits are marked', async ({ table }) => {
  const { page } = table
  await page.goto('/rules/kepler-3042')
  const rules = page.getByRole('article')
  await expect(rules.getByRole('heading', { name: 'R1 Terms' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('regenerate mine')
  await expect(page.getByRole('status').getByText(/^\d+ rules found$/)).toBeVisible()
  await expect(rules.getByRole('heading', { name: 'R8.5 Withdrawal' })).toBeVisible()
  await expect(rules.getByRole('heading', { name: 'R1 Terms' })).toBeHidden()
  await expect(
    rules
      .locator('mark')
      .filter({ hasText: /^mine$/i })
      .first(),
  ).toBeVisible()

  const field = page.getByRole('searchbox', { name: 'Search the rules' })
  await field.fill('R12.1')
  await expect(rules.getByRole('heading', { name: 'R12.1 Medals' })).toBeVisible()
  await field.fill('xyzzy')
  await expect(page.getByText('No rule found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(rules.getByRole('heading', { name: 'R1 Terms' })).toBeVisible()
})

test('the rules have pictures of the components, and the programmers their appendix', async ({ table }) => {
  const { page } = table
  await page.goto('/rules/planet-unknown')
  const rules = page.getByRole('article')
  await expect(rules.getByRole('img', { name: "K'aax" })).toBeAttached()
  await expect(rules.getByText('Z5', { exact: true }).first()).toBeAttached()
  const codes = rules.getByRole('heading', { name: /^R18 / })
  await expect(codes).toBeHidden()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Appendix' }).click()
  await expect(codes).toBeVisible()

  // A rule of the appendix that is linked from elsewhere opens it.
  await page.goto('/rules/kepler-3042#R19.3')
  await expect(rules.getByRole('heading', { name: 'R19.3 Movement' })).toBeInViewport()
  await expect(rules.getByText('Gea Magna').first()).toBeAttached()
})

for (const game of ['planet-unknown', 'kepler-3042', 'spacecorp', 'on-mars', 'starship-interstellar'])
  test(`the rules of ${game} have pictures`, async ({ table }) => {
    const { page } = table
    await page.goto(`/rules/${game}`)
    const pictures = page.getByRole('article').locator('.picture')
    await expect.poll(() => pictures.count()).toBeGreaterThan(4)
    for (const picture of await pictures.all())
      expect(await picture.evaluate((element) => element.scrollWidth - element.clientWidth), 'cut off').toBeLessThanOrEqual(1)
  })

test('the help lists all keys by context, those of the board too', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Planet Unknown', 'Play solo')
  await table.turn()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'How to play here' })
  const contexts = [
    'When you are asked',
    'List of choices',
    'On the board',
    'History of the game',
    'At the table',
    'In a replay',
    'In the guided tour',
    'On the rules page',
  ]
  await expect(help.getByRole('heading', { level: 3 })).toHaveText(contexts)
  await expect(help.getByText('turn the tile right or left')).toBeVisible()
  await expect(help.getByRole('link', { name: 'Show me how to play' })).toBeVisible()
})

test('a step of a tour frames all that it speaks of, and its card covers no more than the rail', async ({ person }) => {
  const table = await person(SIZES.desk)
  const { page } = table
  await page.goto('/tour/kepler-3042')
  await tourCard(page).getByRole('button', { name: 'Next' }).click()
  for (const part of ['planets', 'stores']) await expect(page.locator(`[data-tour~="${part}"]`)).toHaveAttribute('data-lit', '')
  await page.goto('/tour/planet-unknown')
  await expect(tourCard(page)).toBeVisible()
  const [card, techs] = [await tourCard(page).boundingBox(), await page.locator('[data-tour="techs"]').boundingBox()]
  expect(card?.x).toBeGreaterThanOrEqual((techs?.x ?? 0) + (techs?.width ?? Infinity))
})
