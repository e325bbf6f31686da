// Paces items that arrive faster than they can be watched: each stays for a while before the next is shown.

interface Options<T> {
  /** Shows an item and returns for how many milliseconds it must stay. */
  show: (item: T) => number
  /** Whether an item belongs to what is on screen, so that it need not wait. */
  joins?: (item: T) => boolean
  /** Called with the number of waiting items, and whether one on screen must still stay, whenever these may have changed. */
  onwaiting?: (count: number, stays: boolean) => void
}

export class Queue<T> {
  #waiting: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Until when the items on screen must stay. */
  #until = 0

  constructor(readonly options: Options<T>) {}

  push(...items: T[]): void {
    this.#waiting.push(...items)
    this.#advance()
  }

  /** Shows all waiting items at once. */
  flush(): void {
    this.clear(this.#waiting)
  }

  /** Drops all waiting items, after showing those in `shown`. */
  clear(shown: readonly T[] = []): void {
    clearTimeout(this.#timer)
    this.#until = 0
    this.#waiting = []
    for (const item of shown) this.options.show(item)
    this.options.onwaiting?.(0, false)
  }

  #advance(): void {
    clearTimeout(this.#timer)
    let [item] = this.#waiting
    while (item !== undefined && (performance.now() >= this.#until || this.options.joins?.(item))) {
      this.#waiting.shift()
      this.#until = Math.max(this.#until, performance.now() + this.options.show(item))
      ;[item] = this.#waiting
    }
    // Timers may fire early, and the clock goes on since the loop looked at it: what waits must never be left without a timer.
    const rest = Math.max(0, this.#until - performance.now())
    const stays = rest > 0 || this.#waiting.length > 0
    if (stays) this.#timer = setTimeout(() => this.#advance(), rest)
    this.options.onwaiting?.(this.#waiting.length, stays)
  }
}
