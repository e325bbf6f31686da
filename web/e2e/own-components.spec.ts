// A server whose owner has corrected component data: the client draws it, and says so.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as base } from './base.ts'
import { pickOnHome } from './people.ts'
import { startServer } from './server.ts'
import type { GameInfo } from '../src/lib/wire/GameInfo.ts'

const SHIPPED = new URL('../../crates/games/kepler-3042/data/components.toml', import.meta.url)

/** A server for which a planet in the short range of Kepler-3042 is worth 7 points instead of 1. */
const test = base.extend<{ correctedUrl: string }>({
  correctedUrl: async ({}, use) => {
    const own = await mkdtemp(join(tmpdir(), 'orrery-e2e-own-'))
    await mkdir(join(own, 'kepler-3042'))
    const shipped = await readFile(SHIPPED, 'utf8')
    await writeFile(join(own, 'kepler-3042/components.toml'), shipped.replace('planet_short = 1\n', 'planet_short = 7\n'))
    const { url, stop } = await startServer(['--components', own])
    await use(url)
    await stop()
    await rm(own, { recursive: true })
  },
})

const legend = (page: Page) => page.getByText('short range ·')

async function hashOf(url: string): Promise<string> {
  const games = (await (await fetch(`${url}/api/games`)).json()) as GameInfo[]
  return games.find(({ id }) => id === 'kepler-3042')?.components.hash.slice(0, 8) ?? ''
}

test('boards draw the components of the server, and tables name their hash', async ({ correctedUrl, person }) => {
  const table = await person({ baseURL: correctedUrl })
  const { page } = table
  const note = page.getByText(`Own components ${await hashOf(correctedUrl)}`)
  // From the home page, which shows the picture of the shipped galaxy.
  await pickOnHome(page, 'Kepler-3042', 'Play solo')
  await table.turn()
  await expect(legend(page)).toHaveText('short range · 7 VP')
  await expect(note).toBeVisible()

  const replay = page.url().replace('/table/', '/replay/')
  await page.goto(replay)
  await expect(legend(page)).toHaveText('short range · 7 VP')
  await expect(note).toBeVisible()

  await page.goto('/rules/kepler-3042')
  await expect(note).toBeVisible()
  await page.goto('/rules/connect-four')
  await expect(page.getByRole('heading', { name: /^R1\b/ }).first()).toBeVisible()
  await expect(page.getByText('Own components')).toHaveCount(0)
})

test('the line is in Italian, too', async ({ correctedUrl, person }) => {
  const table = await person({ baseURL: correctedUrl, locale: 'it-IT' })
  await pickOnHome(table.page, 'Kepler-3042', 'Gioca in solitario')
  await table.turn()
  await expect(table.page.getByText(`Componenti propri ${await hashOf(correctedUrl)}`)).toBeVisible()
})

test('without corrections nothing is said', async ({ table }) => {
  await pickOnHome(table.page, 'Kepler-3042', 'Play solo')
  await table.turn()
  await expect(legend(table.page)).toHaveText('short range · 1 VP')
  await expect(table.page.getByText('Own components')).toHaveCount(0)
})
