import { randomUUID } from 'node:crypto'
import { expect, test } from './base.ts'
import { nameMyself, pickOnHome, startAgainst, startFromHome } from './people.ts'

test('a public table can be found, joined and left again', async ({ person }) => {
  const [anna, bruno] = [await person(), await person()]
  // The lobby lists the public tables of all tests, so the name must be unique.
  const host = `Anna ${randomUUID().slice(0, 8)}`
  await nameMyself(anna.page, host)
  await nameMyself(bruno.page, 'Bruno')
  await pickOnHome(anna.page, 'Kepler-3042', 'Choose seats and options')
  await anna.page.getByRole('group', { name: 'players' }).getByRole('button', { name: '2', exact: true }).click()
  await anna.page.getByLabel('Player 2', { exact: true }).selectOption('Open')
  await anna.page.getByLabel('Public').check()
  await anna.page.getByRole('button', { name: 'Create the table' }).click()
  await expect(anna.page.getByText('The game can start when every seat is taken.')).toBeVisible()

  await bruno.page.goto('/lobby')
  await bruno.page.getByRole('listitem').filter({ hasText: host }).getByRole('button', { name: 'Join' }).click()
  await expect(anna.page.getByText('Bruno', { exact: true })).toBeVisible()
  await bruno.page.getByRole('button', { name: 'Leave' }).click()
  await expect(bruno.page).toHaveURL(/\/lobby$/)
  await expect(anna.page.getByText('Bruno', { exact: true })).toBeHidden()

  // The last player to leave closes the table.
  await anna.page.getByRole('button', { name: 'Leave' }).click()
  await expect(anna.page).toHaveURL(/\/lobby$/)
  await expect(anna.page.getByRole('listitem').filter({ hasText: host })).toHaveCount(0)
})

test('home continues the games in progress, with a picture of each board', async ({ table }) => {
  const { page } = table
  await startAgainst(page, 'Connect Four', 'Somebody at this device')
  await table.decideTimes(3, ['board'])
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Continue: your turn (1)' })).toBeVisible()
  const entry = page.getByRole('region', { name: 'Continue: your turn (1)' }).getByRole('link')
  await expect(entry).toContainText('Connect Four')
  await expect(entry).toContainText('your turn')
  // The current position: three discs of both seats.
  await expect(entry.locator('.picture path[class^="seat-"]')).toHaveCount(3)
  await entry.click()
  await expect(table.bar).toBeVisible()
})

test('lists say how far a game is, the score, whose turn it is and since when', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  await table.decideTimes(5)
  await table.turn()
  // Five minutes later.
  await page.clock.setFixedTime(Date.now() + 5.5 * 60_000)
  await page.goto('/lobby')
  const row = page.getByRole('listitem').filter({ hasText: 'Kepler-3042' })
  await expect(row).toContainText(/Round \d+ of 16/)
  await expect(row).toContainText('your turn for 5 minutes')
  await expect(row.getByRole('listitem').locator('.points')).toHaveText(/^\d+$/)
  await row.getByRole('link', { name: 'To the table' }).click()
  await table.turn()
})

test('the waiting room: a name is asked, the host changes the seats, people chat, the link is a QR code', async ({ person }) => {
  const [anna, bruno] = [await person(), await person()]
  await nameMyself(anna.page, 'Anna')
  await startFromHome(anna.page, 'Kepler-3042', 'Play with friends')
  await expect(anna.page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await expect(anna.page.getByText('Objectives', { exact: true })).toBeVisible()
  const seats = anna.page.getByRole('main').getByRole('listitem')
  await expect(seats).toHaveCount(2)
  await anna.page.getByRole('button', { name: 'One more seat' }).click()
  await anna.page.getByRole('button', { name: 'One more seat' }).click()
  await expect(seats).toHaveCount(4)
  await expect(anna.page.getByRole('button', { name: 'One more seat' })).toHaveCount(0)
  await anna.page.getByRole('button', { name: 'Take seat 4 away' }).click()
  await anna.page.getByLabel('Put a bot in seat 2').selectOption('Easy')
  await expect(seats.nth(1)).toContainText('Easy bot')

  await bruno.page.goto(await anna.page.getByLabel('Send this link').inputValue())
  await bruno.page.getByLabel('Your name').fill('Bruno')
  await bruno.page.getByRole('button', { name: 'Join' }).click()
  await expect(seats.nth(2)).toContainText('Bruno')
  await bruno.page.getByLabel('Say something').fill('Here I am.')
  await bruno.page.keyboard.press('Enter')
  await expect(anna.page.getByRole('log', { name: 'Chat' })).toHaveText(/Bruno\s+Here I am\./)
  // A player who closes the page is away.
  await bruno.page.goto('/')
  await expect(seats.nth(2)).toContainText('away')
  await anna.page.getByRole('button', { name: 'Start' }).click()
  await anna.until(() => true)
  await expect(anna.seats.filter({ hasText: 'Bruno' })).toContainText('to decide · away')
})
