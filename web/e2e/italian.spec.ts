import { expect, test } from './base.ts'
import { startAgainst, startFromHome } from './people.ts'

const PAGES = {
  '/': 'Gioca in solitario',
  '/lobby': 'I tuoi tavoli',
  '/new/kepler-3042': 'Opzioni',
  '/tour/kepler-3042': 'Lascia la visita',
  '/guide/kepler-3042': 'Come si lega tutto',
  '/campaigns/kepler-3042': 'Campagne in solitario di',
  '/records': 'Apri una registrazione',
  '/rules/kepler-3042': 'Indice',
  '/settings': 'Lingua',
  '/statistics': 'Le mie statistiche',
  '/nowhere/at/all': 'Ai giochi',
}

test('the language can be switched at the table, and the rest of the game follows', async ({ table }) => {
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  await table.decideTimes(10)
  await expect(page.getByRole('region', { name: 'Action board' })).toBeVisible()
  const english = await table.askedText()

  await page.getByRole('button', { name: 'Passa all’italiano' }).click()
  await expect(page.getByRole('region', { name: 'Plancia azione' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(table.asked).not.toHaveText(english)

  await table.decideTimes(20, ['list', 'bar'])
})

test('the end of a game and its replay follow the language, too', async ({ table }) => {
  const { page } = table
  await startAgainst(page, 'Connect Four', 'Easy')
  await page.getByRole('button', { name: 'Passa all’italiano' }).click()
  await table.playToTheEnd(['board', 'list', 'bar'])
  await table.bar.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('button', { name: 'Un passo avanti' }).click()
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible()
})

for (const [path, text] of Object.entries(PAGES)) {
  test(`${path} is in Italian`, async ({ person }) => {
    const { page } = await person({ locale: 'it-IT' })
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  })
}

test('a notice on screen follows a change of language', async ({ table }) => {
  const { page } = table
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await startFromHome(page, 'Connect Four', 'Play with friends')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status').getByText('The link is copied.')).toBeVisible()
  await page.getByRole('button', { name: 'Passa all’italiano' }).click()
  await expect(page.getByRole('status').getByText('Il link è copiato.')).toBeVisible()
})

test('errors of the server are in Italian', async ({ person, allowErrors }) => {
  allowErrors(/422/)
  const { page } = await person({ locale: 'it-IT' })
  await page.goto('/new/planet-unknown')
  await page.getByLabel('Eventi', { exact: true }).selectOption('sì')
  await page.getByLabel('Eventi verdi').fill('9')
  await page.getByRole('button', { name: 'Comincia la partita' }).click()
  await expect(page.getByText('il mazzo Evento ha 20 carte, non 22')).toBeVisible()
})
