// Short notices that come and go by themselves.

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

/** Shows what went wrong; the message is the server's own. */
export function complain(error: unknown): void {
  toasts.show(error instanceof Error ? error.message : String(error))
}
