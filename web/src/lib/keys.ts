// Keyboard helpers.

/** Whether the focused element takes text, so that shortcuts must not fire. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range'
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
}

/** Whether the focused element reacts to the arrow keys itself. */
export function takesArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, [role="menu"], [role="application"], [role="log"], [role="tablist"]') !== null
  )
}

/** Whether the focused element reacts to Enter itself. One that is disabled, but kept the focus, does not. */
export function isPressable(target: EventTarget | null): boolean {
  const pressable = target instanceof Element ? target.closest('button, a, summary, [role="button"], [role="menuitem"]') : null
  return pressable !== null && pressable.getAttribute('aria-disabled') !== 'true'
}

/** Whether Enter or space activates an element that only has the role of a button; consumes the event then. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

/** Combines digits typed in quick succession into one number: "1", "2" picks 12 if there are at least 12 choices. */
export class Digits {
  #typed = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly wait: number,
    readonly picked: (n: number) => void,
  ) {}

  press(digit: string, max: number): void {
    clearTimeout(this.#timer)
    this.#typed += digit
    const n = Number(this.#typed)
    if (n === 0 || n > max) {
      this.#typed = ''
      return
    }
    // No further digit could follow: no need to wait.
    if (n * 10 > max) return this.#pick(n)
    this.#timer = setTimeout(() => this.#pick(n), this.wait)
  }

  #pick(n: number): void {
    this.#typed = ''
    this.picked(n)
  }
}
