// Notices that disappear by themselves.
import { ApiFailure } from './api'
import { router, type Route } from './router.svelte'
import { words } from './words.svelte'

export interface Toast {
  id: number
  /** A function, so that a change of language reaches notices that are on screen. */
  text: () => string
  /** A page with details. */
  link?: { href: string; text: string }
  /** Of notices with the same topic, only the last is shown. */
  topic?: string
}

/** Milliseconds. */
const LIFETIME = 7000
const MAX_SHOWN = 3

class Toasts {
  #all = $state.raw<readonly (Toast & { page: Route })[]>([])
  #next = 1

  /** The notices of this page: each ends with the page that it was shown on. */
  readonly list = $derived<readonly Toast[]>(this.#all.filter(({ page }) => page === router.route))

  show(text: () => string, more: Pick<Toast, 'link' | 'topic'> = {}): void {
    const id = this.#next++
    if (more.topic !== undefined) this.closeTopic(more.topic)
    // A repeated notice replaces the earlier one.
    const others = this.#all.filter((toast) => toast.text() !== text())
    this.#all = [...others, { id, text, page: router.route, ...more }].slice(-MAX_SHOWN)
    setTimeout(() => this.close(id), LIFETIME)
  }

  close(id: number): void {
    this.#all = this.#all.filter((toast) => toast.id !== id)
  }

  has(topic: string): boolean {
    return this.list.some((toast) => toast.topic === topic)
  }

  closeTopic(topic: string): void {
    this.#all = this.#all.filter((toast) => toast.topic !== topic)
  }
}

export const toasts = new Toasts()

/** What went wrong, translated if the server gave a reason; `game` has the words for its own options. */
export function reasonOf(error: unknown, game?: string): string {
  if (error instanceof ApiFailure && error.text) return words.say(error.text, game)
  return error instanceof Error ? error.message : String(error)
}

export function showError(error: unknown, game?: string): void {
  toasts.show(() => reasonOf(error, game))
}

/** Runs `work` and shows what went wrong. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    showError(error)
  }
}
