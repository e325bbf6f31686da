// Keys of the table page.

/** True where a key already means something to what has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"], [role="menuitem"]') !== null
}

/** Enter and space press what is not a button by itself. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

/** Digits typed shortly after each other make one number: "1", "2" is 12 where there are so many choices. */
export class Digits {
  #typed = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly wait: number,
    readonly picked: (n: number) => void,
  ) {}

  press(digit: string, most: number): void {
    clearTimeout(this.#timer)
    this.#typed += digit
    const n = Number(this.#typed)
    if (n === 0 || n > most) {
      this.#typed = ''
      return
    }
    // No longer number can follow.
    if (n * 10 > most) return this.#done(n)
    this.#timer = setTimeout(() => this.#done(n), this.wait)
  }

  #done(n: number): void {
    this.#typed = ''
    this.picked(n)
  }
}
