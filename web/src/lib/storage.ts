// Local storage that may be disabled: reads then find nothing, and writes are ignored.

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
    // Storage is disabled or full.
  }
}
