import { expect, test } from './base.ts'
import { startAgainst } from './people.ts'

test('two players share a device: the curtain falls between turns, and nothing secret stays in the page behind it', async ({
  table,
}) => {
  const { page } = table
  await startAgainst(page, 'Kepler-3042', 'Somebody at this device')
  const curtain = page.getByRole('button', { name: /^I am / })
  const objective = page
    .getByRole('complementary')
    .getByRole('heading', { name: 'Objective', exact: true })
    .locator('xpath=../following-sibling::p[1]/b')
  const secrets = new Map<string, string>()

  for (let pass = 0; pass < 6; pass++) {
    await expect(curtain).toBeVisible()
    for (const secret of secrets.values()) expect(await page.content()).not.toContain(secret)
    await expect(table.bar).toBeHidden()
    await expect(table.log).toBeHidden()
    const name = (await curtain.textContent()) ?? ''
    await curtain.click()
    await expect(objective).toBeVisible()
    secrets.set(name, (await objective.textContent()) ?? '')
    for (const [other, secret] of secrets) if (other !== name) expect(await page.content()).not.toContain(secret)
    // Play until the other player is asked.
    const seat = (await table.turn())?.seat
    while ((await table.turn())?.seat === seat) await table.decide()
  }
  expect(secrets.size, 'players who held the device').toBe(2)
  expect(new Set(secrets.values()).size, 'objectives').toBe(2)
})
