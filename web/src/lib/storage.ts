// Storage of the browser that may be disabled: reads then find nothing, and writes are ignored.

/** Kept for good, or until the tab is closed. */
export type Kept = 'always' | 'in-tab'

const storage = (kept: Kept): Storage => (kept === 'always' ? localStorage : sessionStorage)

export function recall(key: string, kept: Kept = 'always'): string | null {
  try {
    return storage(kept).getItem(`orrery-${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string | null, kept: Kept = 'always'): void {
  try {
    if (value === null) storage(kept).removeItem(`orrery-${key}`)
    else storage(kept).setItem(`orrery-${key}`, value)
  } catch {
    // Storage is disabled or full.
  }
}
