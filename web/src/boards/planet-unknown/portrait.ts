import { MediaQuery } from 'svelte/reactivity'

/** A phone held upright: the panels stand below the planet. */
export const portrait = new MediaQuery('(max-width: 48rem) and (orientation: portrait)')
