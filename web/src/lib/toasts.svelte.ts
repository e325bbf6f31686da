// Short notices that come and go by themselves.
import { ApiFailure } from './api'
import { words } from './words.svelte'

export interface Toast {
  id: number
  text: string
  /** A page that says more. */
  link?: { href: string; text: string }
}

const STAY = 7000

class Toasts {
  list = $state<Toast[]>([])
  #next = 1

  show(text: string, link?: Toast['link']): void {
    const id = this.#next++
    // The same notice twice is one notice.
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, ...(link && { link }) }].slice(-3)
    setTimeout(() => this.close(id), STAY)
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()

/** What went wrong, in the reader's language if the server says it; `game` has the words for its options. */
export function reasonOf(error: unknown, game?: string): string {
  if (error instanceof ApiFailure && error.text) return words.say(error.text, game)
  return error instanceof Error ? error.message : String(error)
}

export function complain(error: unknown, game?: string): void {
  toasts.show(reasonOf(error, game))
}
