// Sharing links: through the system's share dialog if there is one, else through the clipboard.
import { api } from './api'
import { paths } from './router.svelte'
import { toasts } from './toasts.svelte'
import { t } from './words.svelte'
import type { TableInfo } from './wire/TableInfo'

export const canShare = (): boolean => 'share' in navigator

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toasts.show(() => t('link-copied'))
  } catch {
    // Not allowed, or a page without HTTPS, which has no clipboard.
    toasts.show(() => t('link-here'), { link: { href: url, text: url } })
  }
}

export async function shareLink(url: string, title: string): Promise<void> {
  if (!canShare()) return copyLink(url)
  try {
    await navigator.share({ url, title })
  } catch (error) {
    // Closing the dialog is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(url)
  }
}

/** A link to the replay of a finished game. Nobody else may look at a private table, so its record is published as a copy. */
export async function replayLink({ id, visibility }: TableInfo): Promise<string> {
  const shared = visibility === 'private' ? (await api.upload({ record: await api.record(id) })).id : id
  return location.origin + paths.replay(shared)
}
