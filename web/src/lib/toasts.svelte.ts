// Notices that disappear by themselves.
import { ApiFailure } from './api'
import { words } from './words.svelte'

export interface Toast {
  id: number
  /** A function, so that a change of language reaches notices that are on screen. */
  text: () => string
  /** A page with details. */
  link?: { href: string; text: string }
}

/** Milliseconds. */
const LIFETIME = 7000
const MAX_SHOWN = 3

class Toasts {
  list = $state<Toast[]>([])
  #next = 1

  show(text: () => string, link?: Toast['link']): void {
    const id = this.#next++
    // A repeated notice replaces the earlier one.
    this.list = [...this.list.filter((toast) => toast.text() !== text()), { id, text, ...(link && { link }) }].slice(-MAX_SHOWN)
    setTimeout(() => this.close(id), LIFETIME)
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
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
