// What the server sends is shown one after the other, each for as long as it takes to see it.

/** So many may wait; with more, everything is shown at once: nobody wants to be behind for long. */
const MOST = 12

export class Queue<T> {
  #waiting: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    /** Shows an item and says for how many milliseconds nothing else may take its place. */
    readonly show: (item: T) => number,
  ) {}

  push(item: T): void {
    this.#waiting.push(item)
    if (this.#waiting.length > MOST) this.flush()
    else if (this.#timer === undefined) this.#next()
  }

  /** Shows everything that waits, now. */
  flush(): void {
    this.clear(this.#waiting)
  }

  /** Forgets what waits; `shown` is shown first. */
  clear(shown: readonly T[] = []): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
    for (const item of shown) this.show(item)
  }

  #next(): void {
    this.#timer = undefined
    let item: T | undefined
    while ((item = this.#waiting.shift()) !== undefined) {
      const wait = this.show(item)
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#next(), wait)
        return
      }
    }
  }
}
