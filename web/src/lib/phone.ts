import { MediaQuery } from 'svelte/reactivity'

/** A phone in either orientation: one panel at a time, and little room beside the question. */
export const phone = new MediaQuery('(max-width: 48rem) or (max-height: 30rem)')
