import { expect, test } from './base.ts'
import { cardOf, playTourFrom } from './people.ts'
import { viewOf } from './planet.ts'
import { tabTo, type TablePage } from './table.ts'

/** The smallest number up to `max` that is complete without a further digit. */
function unambiguousNumber(max: number): string {
  for (let n = 1; n <= max; n++) if (n * 10 > max) return String(n)
  throw new Error('nothing to choose')
}

async function decideByKeys(table: TablePage): Promise<void> {
  const { page } = table
  const question = await table.turn()
  const choices = question?.choices ?? []
  await table.settled()
  const plain = choices.filter(({ action }) => typeof action === 'string')
  // Enter gives nothing up, unless the button has the focus, and does not leave a chosen action before it was used.
  const declining = plain.length === 1 && plain[0]?.action === 'decline' && choices.length > 1
  const unused = question?.pass?.untouched === true
  if ((plain.length === 1 && !declining && !unused) || choices.length === 1) return table.move(() => page.keyboard.press('Enter'))
  if (declining || choices.length === plain.length) {
    await tabTo(page, table.answers.first())
    return table.move(() => page.keyboard.press('Enter'))
  }
  if ((await table.listButton.getAttribute('aria-expanded')) !== 'true') await page.keyboard.press('l')
  await expect(table.listed.first()).toBeVisible()
  await table.move(() => page.keyboard.type(unambiguousNumber(choices.length - plain.length)))
}

test('a whole game by keyboard alone', async ({ table }) => {
  const { page } = table
  await page.goto('/')
  // Any pointer event from here on fails the test.
  await page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used')))
  await tabTo(page, cardOf(page, 'Kepler-3042').getByRole('button', { name: 'Play solo' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/table\//)
  await table.turn()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'How to play here' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await decideByKeys(table)
  await table.turn()
  await table.settled()
  const question = await table.askedText()
  await decideByKeys(table)
  if ((await table.turn())?.undoable) {
    await table.move(() => page.keyboard.press('u'))
    await expect(table.asked).toHaveText(question)
  }
  while (await table.turn()) await decideByKeys(table)
  await expect(table.sheet).toBeVisible()

  const address = page.url()
  await tabTo(page, table.bar.getByRole('button', { name: 'Rematch' }))
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(address)
  expect(await table.turn()).toBeDefined()
})

/** After this entry of the tour of Kepler-3042, the first player can withdraw a ship or end the turn. */
const WITHDRAWING = 52

for (const clicked of ['a ship', 'an action space'])
  test(`Enter presses the main button, although ${clicked} was clicked last`, async ({ table }) => {
    const { page } = table
    await playTourFrom(page, 'kepler-3042', WITHDRAWING, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
    await table.turn()
    await table.settled()
    await table.closeList()
    const menu = page.getByRole('menu')
    const ship = table.map.getByRole('button', { name: /Withdraw/ }).first()
    await ship.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    if (clicked !== 'a ship') await table.actionBoard.getByRole('button').first().dispatchEvent('click', { detail: 1 })
    await expect(table.bar.locator('.primary')).toHaveText(/^End/)
    await table.move(() => page.keyboard.press('Enter'))
    const ended = table.latest?.log.find(({ at }) => at === WITHDRAWING + 1)
    expect(ended?.seat).toBe(0)
    expect(JSON.stringify(ended), 'the ship is still there').not.toContain('withdr')
  })

test('spots on the board can be used by keyboard', async ({ table }) => {
  const { page } = table
  await page.goto('/')
  await tabTo(page, cardOf(page, 'Kepler-3042').getByRole('button', { name: 'Play solo' }))
  await page.keyboard.press('Enter')
  await table.turn()
  await tabTo(page, table.glowing)
  const at = table.latest?.at ?? 0
  await page.keyboard.press('Enter')
  // The first of two technologies: the second one completes the pair.
  await tabTo(page, table.otherHalves)
  await page.keyboard.press('Enter')
  expect((await table.until((latest) => latest.at > at)).at).toBeGreaterThan(at)
})

/** After this entry of the tour of Planet Unknown, the first player turns the station. */
const TURNING = 107

test('Planet Unknown: arrows turn the station, Esc turns it back, and Enter does what the main button says', async ({
  table,
}) => {
  const { page } = table
  await playTourFrom(page, 'planet-unknown', TURNING, [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }])
  await table.turn()
  await table.settled()
  await table.closeList()
  const { offset } = viewOf(table)
  const main = table.bar.locator('.primary')
  const wheel = page.locator('svg.wheel')
  const question = await table.askedText()
  const still = (await wheel.getAttribute('style')) ?? ''
  await expect(main).toHaveText(/^Leave it like this\s*↵$/)
  await page.keyboard.press('ArrowLeft')
  await expect(main).toHaveText(/^Turn it like this/)
  await expect(table.asked, 'it is not the history that moves').toHaveText(question)
  await page.keyboard.press('Escape')
  await expect(main).toHaveText(/^Leave it like this/)
  await expect(wheel).toHaveAttribute('style', still)

  await table.openList()
  await table.listed.last().hover()
  await expect(wheel).not.toHaveAttribute('style', still)
  await page.mouse.move(0, 0)
  await expect(wheel, 'the rotation in the list is left').toHaveAttribute('style', still)
  await table.closeList()

  await page.keyboard.press('ArrowRight')
  await expect(main).toHaveText(/^Turn it like this/)
  await table.move(() => page.keyboard.press('Enter'))
  expect(viewOf(table).offset, 'clockwise').toBe((offset + 5) % 6)
  await expect(table.log).toContainText(/turns the station clockwise by 1 depot/)
})
