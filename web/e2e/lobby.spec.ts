import { randomUUID } from 'node:crypto'
import { expect, test } from './base.ts'
import { nameMyself, pickOnHome } from './people.ts'

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
  await expect(anna.page.getByText('Bruno')).toBeVisible()
  await bruno.page.getByRole('button', { name: 'Leave' }).click()
  await expect(bruno.page).toHaveURL(/\/lobby$/)
  await expect(anna.page.getByText('Bruno')).toBeHidden()

  // The last player to leave closes the table.
  await anna.page.getByRole('button', { name: 'Leave' }).click()
  await expect(anna.page).toHaveURL(/\/lobby$/)
  await expect(anna.page.getByRole('listitem').filter({ hasText: host })).toHaveCount(0)
})
