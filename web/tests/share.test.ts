import { afterEach, expect, test, vi } from 'vitest'
import { router } from '../src/lib/router.svelte'
import { copyLink } from '../src/lib/share'
import { toasts } from '../src/lib/toasts.svelte'

const URL = 'https://orrery.example/replays/7'

afterEach(() => {
  vi.unstubAllGlobals()
  router.route = { page: 'table', id: 'next' }
})

test('a link is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyLink(URL)
  expect(writeText).toHaveBeenCalledWith(URL)
  expect(toasts.list.map(({ link }) => link)).toEqual([undefined])
})

test.each([{ clipboard: { writeText: () => Promise.reject(new DOMException('Write permission denied.')) } }, {}])(
  'a link that cannot be copied is shown',
  async (navigator) => {
    vi.stubGlobal('navigator', navigator)
    await copyLink(URL)
    expect(toasts.list.map(({ link }) => link)).toEqual([{ href: URL, text: URL }])
    expect(toasts.list[0]?.text()).not.toContain('permission')
  },
)
