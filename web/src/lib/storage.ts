// What the browser remembers for us. Storage can be switched off: then nothing is remembered, and nothing breaks.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`orrery-${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`orrery-${key}`)
    else localStorage.setItem(`orrery-${key}`, value)
  } catch {
    // Not remembered.
  }
}
