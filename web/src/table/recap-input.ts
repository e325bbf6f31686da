// Input that does not end the recap.

/** Keys that do not end the recap: they lead to it, or look at the history as it does. */
export const RECAP_KEYS = ['Tab', 'Shift', 'ArrowLeft', 'ArrowRight']

export const isInRecap = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-recap]') !== null
