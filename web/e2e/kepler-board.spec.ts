// The board of Kepler-3042: what can be seen and clicked where.
import type { Locator } from '@playwright/test'
import { expect, test } from './base.ts'
import { playRecordFrom, startAgainst, startFromHome } from './people.ts'
import { entriesOf, goldenRecord } from './records.ts'
import type { TablePage } from './table.ts'
import type { Question } from '../src/lib/wire/Question.ts'
import type { ReplayInfo } from '../src/lib/wire/ReplayInfo.ts'
import type { TableInfo } from '../src/lib/wire/TableInfo.ts'

const kindsOf = (question: Question | undefined): Set<string> =>
  new Set(question?.choices.map(({ action }) => (typeof action === 'string' ? action : (Object.keys(action as object)[0] ?? ''))))

/** Plays at random until an action of this kind can be chosen. */
async function playUntil(table: TablePage, kind: string): Promise<void> {
  for (let question = await table.turn(); question; question = await table.turn()) {
    if (kindsOf(question).has(kind)) return table.settled()
    await table.decide(['list', 'bar'])
  }
  throw new Error(`the game ended without ${kind}`)
}

/** Plays on from where a player of the tour's game, with more than this many planets, is asked for an action of this kind. */
async function startFromTour(table: TablePage, kind: string, planets = 0, seat = 0): Promise<void> {
  const { page } = table
  await page.goto('/')
  const id = await page.evaluate(
    async ([kind, planets, mine]) => {
      const call = async (path: string, body?: object): Promise<unknown> => {
        const headers = { 'Content-Type': 'application/json' }
        return (await fetch(`/api${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})).json()
      }
      await call('/guest', { name: 'Ada' })
      for (let at = 0; ; at++) {
        const replay = (await call(`/replays/tour-kepler-3042?at=${at}&seat=${mine}`)) as ReplayInfo
        const { cards } = (replay.view as { players: { cards: unknown[] }[] }).players[mine] ?? { cards: [] }
        const asked = replay.question?.seat === mine && JSON.stringify(replay.question.choices).includes(`"action":{"${kind}":`)
        if (!asked || cards.length <= planets) continue
        const seats = replay.seats.map((_, seat) => (seat === mine ? { kind: 'me' } : { kind: 'bot', bot: 'easy' }))
        const table = { at, seats, visibility: 'private', bot_takes_over: true, undo_by_consent: true }
        return ((await call('/replays/tour-kepler-3042/play', table)) as TableInfo).id
      }
    },
    [kind, planets, seat] as const,
  )
  await page.goto(`/table/${id}`)
  await table.turn()
  await table.settled()
  await table.closeList()
}

const cubes = (table: TablePage): Locator =>
  table.page.locator('[data-panel="planets"] li, .store').locator('button.live .energy')

test('planets are at least 28 pixels wide, and zones and hexes have their names on the map', async ({ table }) => {
  // With five planets of one's own, whose cards need room, too.
  await startFromTour(table, 'bonus', 4, 1)
  await expect(table.page.locator('[data-panel="planets"] [data-card]')).toHaveCount(5)
  const planets = table.page.locator('[data-planet] .face circle.light')
  expect(await planets.count()).toBeGreaterThan(3)
  const widths = await planets.evaluateAll((discs) => discs.map((disc) => disc.getBoundingClientRect().width))
  expect(Math.min(...widths), 'pixels').toBeGreaterThanOrEqual(28)
  for (const zone of ['short range', 'medium range', 'long range'])
    await expect(table.page.locator('svg text', { hasText: zone })).toBeVisible()
  for (const edge of ['A', 'S', '1', '22'])
    await expect(table.page.locator('.backdrop .edge').getByText(edge, { exact: true })).toHaveCount(2)
})

test('the galaxy has the full height between the bar and the history, and the map fills it', async ({ table }) => {
  const { page } = table
  await startFromTour(table, 'bonus', 4, 1)
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [head, stage, scrub, map] = await Promise.all(
      [
        page.locator('.layout > .head'),
        page.locator('[data-stage]'),
        page.getByRole('region', { name: 'History' }),
        table.map,
      ].map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
    )
    if (!head || !stage || !scrub || !map) throw new Error('four boxes')
    expect(stage.y - (head.y + head.height), `below the bar at ${width}x${height}`).toBeLessThanOrEqual(9)
    expect(scrub.y - (stage.y + stage.height), 'above the history').toBeLessThanOrEqual(9)
    expect(stage.height - map.height, 'its frame').toBeLessThanOrEqual(4)
    const drawn = await page.locator('.galaxy .base').boundingBox()
    const left = [stage.width - (drawn?.width ?? 0), stage.height - (drawn?.height ?? 0)]
    expect(Math.min(...left), 'the map is as large as its shape allows').toBeLessThanOrEqual(4)
    expect(left[1], 'above and below it').toBeLessThanOrEqual(40)
  }
})

test('five planet cards stand side by side on a small screen', async ({ table }) => {
  await startFromTour(table, 'bonus', 4, 1)
  await table.page.setViewportSize({ width: 1024, height: 768 })
  const cards = table.page.locator('[data-panel="planets"] [data-card]')
  await expect(cards).toHaveCount(5)
  const edges = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
  )
  expect(edges, 'none covers the next').toEqual(edges.toSorted((a, b) => a - b))
  const tray = await table.page.locator('.layout > .tray').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(tray, 'nothing to scroll to').toBe(0)
})

test('where a ship can fly is below planets and ships; a planet that it can land on has a ring', async ({ table }) => {
  await startFromTour(table, 'fly', 3)
  const { page } = table
  const under = await page.evaluate(() => {
    const [spot, tile] = [document.querySelector('polygon.spot'), document.querySelector('.tile')]
    if (!spot || !tile) throw new Error('no hex in reach')
    return Boolean(spot.compareDocumentPosition(tile) & Node.DOCUMENT_POSITION_FOLLOWING)
  })
  expect(under).toBe(true)
  const lit = page.locator('polygon.spot')
  const hexes = await lit.evaluateAll((all) => all.map((spot) => spot.getAttribute('data-hex')))
  const ringed = page.locator('.tile').filter({ has: page.locator('.ring') })
  const tiles = await page.locator('.tile').evaluateAll((all) => all.map((tile) => tile.getAttribute('data-hex')))
  const inReach = tiles.filter((hex) => hexes.includes(hex)).length
  expect(inReach).toBeGreaterThan(0)
  await expect(ringed).toHaveCount(inReach)
})

test('a question is whole, and so are its answers, beside a usual one', async ({ table }) => {
  await startFromTour(table, 'select', 3)
  await table.page.getByRole('button', { name: /^Planetary Exploitation/ }).click()
  await expect(table.asked).toHaveText(/^Planetary Exploitation/)
  for (const answer of ['Exploit', 'End main action', 'Undo'])
    await expect(table.bar.getByRole('button', { name: answer })).toBeVisible()
  const cut = await table.bar.evaluate((bar) =>
    [...bar.querySelectorAll('.says, p')]
      .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 2)
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

test('the buttons of the map cover none of the numbers at its edge', async ({ table }) => {
  const { page } = table
  await page.setViewportSize({ width: 1440, height: 900 })
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  await table.turn()
  await table.settled()
  await table.closeList()
  await table.map.hover({ position: { x: 20, y: 20 } })
  const nearer = page.getByRole('button', { name: 'Nearer' })
  await expect(nearer).toBeVisible()
  const covered = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.frame .buttons button')].filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    )
    const boxes = buttons.map((button) => button.getBoundingClientRect())
    const texts = [...document.querySelectorAll('.frame svg text')].filter((text) =>
      /^([A-Z]|\d+)$/.test(text.textContent.trim()),
    )
    return texts.flatMap((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect()
      const isCovered = boxes.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom)
      return isCovered ? [text.textContent.trim()] : []
    })
  })
  expect(covered).toEqual([])
  await nearer.click()
  await expect(page.getByRole('button', { name: 'Show everything' }), 'once there is something to go back from').toBeVisible()
})

test('text on the map stays legible at every zoom', async ({ table }) => {
  await startFromHome(table.page, 'Kepler-3042', 'Play solo')
  await table.turn()
  const sizes = (): Promise<number[]> =>
    table.page.locator('.backdrop text').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0
        return text.checkVisibility() ? [parseFloat(getComputedStyle(text).fontSize) * scale] : []
      }),
    )
  for (const zoom of ['', 'Nearer', 'Nearer', 'Nearer', 'Nearer']) {
    if (zoom) await table.page.getByRole('button', { name: zoom }).click()
    const pixels = await sizes()
    expect(Math.min(...pixels), 'pixels of the smallest text').toBeGreaterThan(9.9)
    expect(Math.max(...pixels), 'pixels of the largest text').toBeLessThan(15.1)
  }
})

test('the row of a planet and the planet on the map light up together, by pointer and by focus', async ({ table }) => {
  const { page } = table
  await startFromTour(table, 'bonus', 1)
  const own = page.locator('[data-card]:not([data-card="0"])')
  const row = own.first()
  const place = /^[A-S]\d+/.exec((await row.locator('small').first().textContent()) ?? '')?.[0] ?? ''
  expect(place).not.toBe('')
  const pointed = page.locator('[data-pointed]')

  await row.hover()
  await expect(pointed).toHaveAttribute('data-pointed', place)
  await page.mouse.move(0, 0)
  await expect(pointed).toBeHidden()
  await row.getByRole('button').first().focus()
  await expect(pointed).toHaveAttribute('data-pointed', place)
  await page.locator(':focus').blur()
  await expect(pointed).toBeHidden()

  const box = await page.locator(`[data-planet="${await row.getAttribute('data-card')}"] .face`).boundingBox()
  if (!box) throw new Error('the planet is not on the map')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await expect(row).toHaveClass(/lit/)
  await page.mouse.move(0, 0)
  await expect(row).not.toHaveClass(/lit/)
})

test('a cube is burned by clicking it', async ({ table }) => {
  await startFromTour(table, 'burn')
  const burned = async (): Promise<number> => Number(await table.page.locator('.well .muted').first().textContent())
  const before = await burned()
  await table.move(() => cubes(table).or(table.page.locator('button.live .matter')).first().click())
  await expect.poll(burned).toBe(before + 1)
})

test('withdrawing is in the menu of the ship, which says where the ship is; by pointer and by keyboard', async ({ table }) => {
  await startFromTour(table, 'withdraw')
  const ship = table.map.getByRole('button', { name: /Withdraw/ }).first()
  await ship.click()
  const menu = table.page.getByRole('menu', { name: /^Your ship at [A-S]\d+/ })
  await expect(menu.getByRole('menuitem').first()).toHaveText(/^Withdraw/)
  await table.page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await ship.press('Enter')
  await expect(menu).toBeVisible()
  await table.move(() => table.page.keyboard.press('Enter'))
})

test('an action space says at once what it does, what it would do now, and its rule; a fruitless one is dimmed', async ({
  table,
}) => {
  const { page } = table
  await startFromHome(page, 'Kepler-3042', 'Play solo')
  await playUntil(table, 'select')
  await table.closeList()
  const settle = table.actionBoard.getByRole('button', { name: /^Colonial Settlement/ })
  await settle.hover()
  const tip = page.getByRole('tooltip')
  await expect(tip).toContainText('Colonial Settlement')
  await expect(tip).toContainText('Now: no ship can settle yet.')
  await expect(tip).toContainText('Rule R6.2')
  await expect(settle).toHaveClass(/fruitless/)
  await expect(settle).toContainText('none landed')
  // The preview of the server is in the tooltip, and not a second time beside the pointer.
  await expect(tip).toContainText('moves the action cube to Colonial Settlement')
  await expect(page.locator('.preview')).toBeHidden()
  await expect(table.actionBoard.getByRole('button', { name: /^Galactic Mapping/ })).not.toHaveClass(/fruitless/)
})

test('no element of the board has a native tooltip', async ({ table }) => {
  await startFromHome(table.page, 'Kepler-3042', 'Play solo')
  await playUntil(table, 'select')
  await expect(table.page.locator('.layout :is([title], svg title)')).toHaveCount(0)
})

test("another seat's area does not glow with my choices", async ({ table }) => {
  await startAgainst(table.page, 'Kepler-3042', 'Easy')
  await playUntil(table, 'select')
  await table.closeList()
  await expect(table.actionBoard.locator('button.live').first()).toBeVisible()
  await table.seats.nth(1).click()
  await expect(table.page.getByRole('button', { name: 'Back to mine' })).toBeVisible()
  await expect(table.page.locator('.own button.live, .tray button.live, .own button.aside, .tray button.aside')).toHaveCount(0)
  const at = table.latest?.at
  await table.actionBoard.getByRole('button').first().dispatchEvent('click')
  expect(table.latest?.at).toBe(at)
})

test('tracks can be clicked where the rail is a drawer', async ({ person }) => {
  const table = await person({ viewport: { width: 1024, height: 768 } })
  // Not every random game comes to such a question.
  for (let games = 1; ; games++) {
    await startFromHome(table.page, 'Kepler-3042', 'Play solo')
    try {
      await playUntil(table, 'track')
      break
    } catch (error) {
      if (games === 4) throw error
    }
  }
  await table.closeList()
  const track = table.page.locator('[data-panel="tracks"] button.live').first()
  await expect(track).toBeVisible()
  await table.move(() => track.click())
})

test('the two first technologies are chosen one by one, and the first can be taken back', async ({ table }) => {
  await startFromHome(table.page, 'Kepler-3042', 'Play solo')
  await playUntil(table, 'setup_tech')
  await table.closeList()
  const techs = table.page.getByRole('region', { name: 'Technologies' })
  const [first, second, third] = [0, 2, 4].map((n) => techs.getByRole('button').nth(n))
  if (!first || !second || !third) throw new Error('five technologies')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await table.page.keyboard.press('Escape')
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await second.click()
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'false')
  await third.click()
  await expect(table.asked).toContainText('which other technology?')
  await table.move(() => first.click())
  const { players } = table.latest?.views[0]?.view as { players: { tech: number[] }[] }
  expect(players[0]?.tech).toEqual([1, 0, 0, 0, 1])
})

test("marks of owners can be told apart at arm's length: twelve pixels at least, and a shape for each seat", async ({
  table,
}) => {
  await table.page.setViewportSize({ width: 1440, height: 900 })
  const record = goldenRecord('kepler-3042', 'four-players')
  const bots = [1, 2, 3].map(() => ({ kind: 'bot', bot: 'easy' }) as const)
  await playRecordFrom(table.page, record, Math.floor(entriesOf(record).length * 0.8), [{ kind: 'me' }, ...bots])
  await table.turn()
  await table.settled()
  await table.closeList()
  const marks = await table.map.locator('.tile .badge .shape').evaluateAll((all) =>
    all.map((mark) => {
      const { width, height } = mark.getBoundingClientRect()
      return {
        size: Math.max(width, height),
        shape: mark.getAttribute('d'),
        seat: mark.closest('[class*="seat-"]')?.getAttribute('class'),
      }
    }),
  )
  expect(Math.min(...marks.map(({ size }) => size)), 'pixels').toBeGreaterThanOrEqual(12)
  const owners = new Set(marks.map(({ seat }) => seat)).size
  expect(owners).toBeGreaterThan(1)
  expect(new Set(marks.map(({ shape }) => shape)).size, 'shapes').toBe(owners)
})

test('the atmosphere of a terraformed planet leaves the ring of its owner free', async ({ table }) => {
  const record = goldenRecord('kepler-3042', 'four-players')
  const bots = [1, 2, 3].map(() => ({ kind: 'bot', bot: 'easy' }) as const)
  await playRecordFrom(table.page, record, entriesOf(record).length - 20, [{ kind: 'me' }, ...bots])
  await table.turn()
  await table.settled()
  const widths = await table.map.locator('.tile:has(.air):has(.owner)').evaluateAll((tiles) =>
    tiles.map((tile) => {
      /** Half the width of a ring in pixels, `side` half strokes from the middle of its line. */
      const radius = (ring: SVGCircleElement | null, side: number): number => {
        if (!ring) throw new Error('a ring')
        const scale = ring.getScreenCTM()?.a ?? 0
        return scale * (ring.r.baseVal.value + (side * parseFloat(getComputedStyle(ring).strokeWidth)) / 2)
      }
      return { air: radius(tile.querySelector('.air'), 1), owner: radius(tile.querySelector('.owner:not(.under)'), -1) }
    }),
  )
  expect(widths.length, 'terraformed planets').toBeGreaterThan(0)
  for (const { air, owner } of widths) expect(air).toBeLessThanOrEqual(owner)
})

test('the map and the panels keep their places, however many cubes there are', async ({ table }) => {
  const { page } = table
  await startFromTour(table, 'bonus', 4, 1)
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await table.closeList()
    const boxes = async (): Promise<unknown> =>
      Promise.all(
        ['.stage', '[data-panel="planets"]', '.stores', '[data-panel="techs"]'].map((part) => page.locator(part).boundingBox()),
      )
    const before = await boxes()
    const rows = await page.evaluate((more) => {
      // The same cubes several times, as a rich turn would bring them.
      for (const row of document.querySelectorAll('.own .cubes .cubes, .own .cubes > .cubes, .tray .cubes > .cubes'))
        for (const kind of row.querySelectorAll('button')) {
          const cube = kind.querySelector('.slot')
          for (let n = 0; cube && n < more; n++) cube.before(cube.cloneNode(true))
        }
      return document.querySelectorAll('.slot').length
    }, 9)
    expect(rows, 'cubes').toBeGreaterThan(20)
    expect(await boxes(), `at ${width}x${height}`).toEqual(before)
    await page.reload()
    await table.turn()
    await table.settled()
  }
})

test('there is no option for the sides of action boards, which make no difference', async ({ page }) => {
  await page.goto('/new/kepler-3042')
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\bside\b/i)
})
