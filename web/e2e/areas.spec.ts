// The area of another player: it is theirs, and nothing in it can be pressed as the player's own.
import { expect, test } from './base.ts'
import { startAgainst } from './people.ts'

/** The panels of a seat. SpaceCorp has the offers among them, which are everybody's, and cannot be chosen meanwhile either. */
const AREA = '.own .slot:not([data-panel="offers"])'
const CHOOSABLE = '.live, .aside, .hot, svg [role="button"]'

for (const game of ['Kepler-3042', 'Planet Unknown', 'SpaceCorp', 'On Mars', 'Starship Interstellar'])
  test(`${game}: nothing in the area of another player can be pressed as one's own`, async ({ table }) => {
    const { page } = table
    await startAgainst(page, game, 'Easy')
    const area = page.locator(AREA)
    const own = area.locator(CHOOSABLE)
    for (let n = 0; n < 60; n++) {
      await table.turn()
      await table.settled()
      if ((await own.count()) > 0) break
      await table.decide(['bar', 'list'])
    }
    expect(await own.count(), 'choices in the own area').toBeGreaterThan(0)
    const [question, at] = [await table.askedText(), table.latest?.at]
    // A long one leaves the players little room.
    await table.closeList()

    await table.seats.nth(1).click()
    await expect(table.asked, 'in the place of the question, over nothing').toHaveText(/You are looking at the area of/)
    await expect(own).toHaveCount(0)
    // Neither can the stage, the tray and the station, which stay the same.
    await expect(page.locator('.layout > :is(.stage, .own, .tray)').locator(CHOOSABLE)).toHaveCount(0)
    const busy = await area.locator('button').evaluateAll(async (buttons) => {
      const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next))
      const sent: (string | null)[] = []
      for (const button of buttons as HTMLButtonElement[]) {
        button.dispatchEvent(new PointerEvent('pointerenter'))
        button.click()
        await frame()
        sent.push(document.querySelector('.bar')?.getAttribute('aria-busy') ?? null)
      }
      return sent.filter((each) => each !== 'false')
    })
    expect(busy, 'moves in flight').toEqual([])
    await expect(own, 'nothing lights up').toHaveCount(0)
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(table.set.getByRole('listitem')).toHaveCount(0)
    expect(table.latest?.at).toBe(at)

    await page.getByRole('button', { name: 'Back to mine' }).click()
    await expect(own.first()).toBeAttached()
    await expect(table.asked).toHaveText(question)
  })
