// Sizes of the window that change more than the look; styles have the same conditions.
import { MediaQuery } from 'svelte/reactivity'

/** A phone in either orientation: one panel at a time, and little room beside the question. */
export const phone = new MediaQuery('(max-width: 48rem) or (max-height: 30rem)')

/** The rail is a drawer. */
export const narrow = new MediaQuery('(max-width: 75rem)')
