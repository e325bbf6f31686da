// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import Regions, { type Panel } from '../src/table/Regions.svelte'

test('the tab that a question brings forward is scrolled into sight', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const body = createRawSnippet(() => ({ render: () => '<p></p>' }))
  const panel = (id: string, live: boolean): Panel => ({ id, title: id, region: 'own', live, body })
  const props = { stage: body, panels: [panel('tray', false), panel('tokens', true)], question: {} }
  const mounted = mount(Regions, { target: document.body, props })
  flushSync()
  expect(shown.mock.contexts.at(-1)).toBe(document.querySelector('[data-tab="tokens"]'))
  await unmount(mounted)
  shown.mockRestore()
})
