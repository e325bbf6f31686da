import { expect } from './base.ts'
import { test } from './tcp-proxy.ts'
import { chat, nameMyself, nextMover, sitTogether } from './people.ts'
import type { TablePage } from './table.ts'

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket/

const logOf = (table: TablePage): Promise<string[]> => table.log.getByRole('paragraph').allTextContents()

test('two friends join by link, chat, agree to an undo, survive a lost connection, and end with the same log', async ({
  person,
  allowErrors,
  tcpProxy,
}) => {
  const [anna, bruno, clara] = [await person(), await person({ baseURL: tcpProxy.url }), await person()]
  await nameMyself(anna.page, 'Anna')
  await nameMyself(bruno.page, 'Bruno')
  const link = await sitTogether(anna, bruno, 'Connect Four', tcpProxy.url)
  await clara.page.goto(link)
  const people = [anna, bruno]
  const everybody = [anna, bruno, clara]
  const decide = async (): Promise<void> => {
    const mover = await nextMover(people)
    const at = mover?.latest?.at ?? 0
    await mover?.decide(['board'])
    await Promise.all(everybody.map((each) => each.until((latest) => latest.at > at)))
  }

  // A spectator sees all public information and cannot act.
  await expect(clara.page.getByText('watching')).toBeVisible()
  await decide()
  await decide()
  await expect(clara.glowing).toHaveCount(0)
  await expect(clara.bar.getByRole('button')).toHaveCount(0)
  await expect(clara.page.getByRole('button', { name: 'Resign' })).toHaveCount(0)

  await chat(anna, 'Good luck!')
  await chat(bruno, 'And to you.')
  for (const { page } of people) {
    await page.getByRole('tab', { name: /^Chat/ }).click()
    await expect(page.getByRole('log', { name: 'Chat' })).toHaveText(/Anna Good luck!\s*Bruno And to you\./)
    await page.getByRole('tab', { name: 'Log' }).click()
  }

  // Bruno has moved since Anna's last move, so her undo needs his consent.
  await anna.turn()
  await anna.bar.getByRole('button', { name: 'Request undo' }).click()
  await expect(anna.undoDialog).toContainText('This takes back 2 decisions: 1 of yours and 1 of Bruno.')
  await anna.undoDialog.getByRole('button', { name: 'Request undo' }).click()
  const request = bruno.page.getByRole('alertdialog')
  await expect(request).toContainText('Anna requests an undo')
  await Promise.all(
    everybody.map((each) =>
      each.move(() => (each === bruno ? request.getByRole('button', { name: 'Yes' }).click() : Promise.resolve())),
    ),
  )
  for (const each of everybody) await expect(each.log).toContainText('taken back')
  await decide()

  await anna.page.reload()
  await decide()

  // Going offline does not close open connections, so the proxy drops them as well.
  allowErrors(OFFLINE)
  await bruno.page.context().setOffline(true)
  tcpProxy.disconnect()
  await expect(bruno.page.getByText('The connection is lost')).toBeVisible()
  await bruno.page.context().setOffline(false)
  await bruno.until(() => true)
  await expect(bruno.page.getByText('The connection is lost')).toBeHidden()

  while (anna.latest?.outcome === null) await decide()
  for (const each of everybody) await expect(each.sheet).toBeVisible()
  expect(await logOf(bruno)).toEqual(await logOf(anna))
  expect(await logOf(clara)).toEqual(await logOf(anna))
})

test('two friends play Kepler-3042; one resigns and a bot takes over', async ({ person }) => {
  const [anna, bruno] = [await person(), await person()]
  await nameMyself(anna.page, 'Anna')
  await nameMyself(bruno.page, 'Bruno')
  await sitTogether(anna, bruno, 'Kepler-3042')
  for (let n = 0; n < 15; n++) await (await nextMover([anna, bruno]))?.decide()
  await bruno.page.reload()
  for (let n = 0; n < 15; n++) await (await nextMover([anna, bruno]))?.decide()
  expect(await logOf(bruno)).toEqual(await logOf(anna))

  bruno.page.on('dialog', (dialog) => void dialog.accept())
  await bruno.page.getByRole('button', { name: 'Resign' }).click()
  await expect(anna.seats.filter({ hasText: 'Medium bot' })).toHaveCount(1)
  await anna.decideTimes(8)
  await expect(bruno.glowing).toHaveCount(0)
})

test('a visitor to a full table is a spectator', async ({ person }) => {
  const [anna, bruno, clara] = [await person(), await person(), await person()]
  const link = await sitTogether(anna, bruno, 'Kepler-3042')
  await clara.page.goto(link)
  await expect(clara.page.getByText('watching')).toBeVisible()
  await expect(clara.map).toBeVisible()
  await expect(clara.glowing).toHaveCount(0)
})

/** Runs in the page: counts notes and notifications, and pretends that the page is hidden. */
function listen(): void {
  const heard = { notes: 0, notifications: [] as string[] }
  Object.assign(window, { heard })
  const start = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start')?.value as (this: AudioNode) => void
  AudioScheduledSourceNode.prototype.start = function () {
    heard.notes++
    start.call(this)
  }
  Object.defineProperty(document, 'hidden', { get: () => true })
  function FakeNotification(title: string): void {
    heard.notifications.push(title)
  }
  const granted = { permission: 'granted', requestPermission: () => Promise.resolve('granted') }
  Object.assign(window, { Notification: Object.assign(FakeNotification, granted) })
}

interface Heard {
  notes: number
  notifications: string[]
}

test('a turn is heard and notified, chat is noticed, and sounds are off with one click', async ({ person }) => {
  const [anna, bruno] = [await person(), await person()]
  await nameMyself(anna.page, 'Anna')
  await bruno.page.addInitScript(listen)
  const heard = (): Promise<Heard> => bruno.page.evaluate(() => (window as unknown as { heard: Heard }).heard)
  await bruno.page.goto('/settings')
  await bruno.page.getByLabel('Notify me when it is my turn').check()
  await sitTogether(anna, bruno, 'Connect Four')

  await anna.turn()
  await anna.decide(['board'])
  await bruno.turn()
  await expect.poll(async () => (await heard()).notifications).toEqual(['Your turn'])
  const { notes } = await heard()
  expect(notes).toBeGreaterThan(0)

  await chat(anna, 'Your move!')
  await expect(bruno.page.getByRole('status').getByText('Anna: Your move!')).toBeVisible()
  const tab = bruno.page.getByRole('tab', { name: /^Chat/ })
  await expect(tab).toContainText('new messages')
  await tab.click()
  await expect(tab).not.toContainText('new messages')

  await bruno.page.getByRole('button', { name: 'Sounds' }).click()
  const before = (await heard()).notes
  await bruno.decide(['board'])
  await anna.turn()
  await anna.decide(['board'])
  await bruno.turn()
  await expect.poll(async () => (await heard()).notifications.filter((title) => title === 'Your turn').length).toBe(2)
  expect((await heard()).notes).toBe(before)
})

test('on a phone, unread chat is marked on the button of the drawer', async ({ person }) => {
  const [anna, bruno] = [await person(), await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })]
  await nameMyself(anna.page, 'Anna')
  await sitTogether(anna, bruno, 'Connect Four')
  const drawer = bruno.page.getByRole('button', { name: 'Players, log and chat' })
  await expect(drawer).not.toContainText('new messages')
  await chat(anna, 'Hello.')
  await expect(drawer).toContainText('new messages')
})
