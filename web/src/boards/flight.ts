// How long a movement takes.
import { settings } from '../lib/settings.svelte'

/** Share of a beat that a movement takes. */
const SHARE = 0.65
export const movementTime = (): number => settings.beat() * SHARE
