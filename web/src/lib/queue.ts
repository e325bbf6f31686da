// Paces positions that arrive faster than they can be watched: each is shown for a while before the next.

export class Queue<T> {
  #waiting: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    /** Shows an item and returns for how many milliseconds it must stay. */
    readonly show: (item: T) => number,
    /** Told how many items wait, whenever that changes. */
    readonly onwaiting: (count: number) => void = () => undefined,
  ) {}

  push(item: T): void {
    this.#waiting.push(item)
    if (this.#timer === undefined) this.#next()
    else this.onwaiting(this.#waiting.length)
  }

  /** Shows all waiting items at once. */
  flush(): void {
    this.clear(this.#waiting)
  }

  /** Drops all waiting items, after showing those in `shown`. */
  clear(shown: readonly T[] = []): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
    for (const item of shown) this.show(item)
    this.onwaiting(0)
  }

  #next(): void {
    this.#timer = undefined
    let item: T | undefined
    while ((item = this.#waiting.shift()) !== undefined) {
      const wait = this.show(item)
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#next(), wait)
        break
      }
    }
    this.onwaiting(this.#waiting.length)
  }
}
