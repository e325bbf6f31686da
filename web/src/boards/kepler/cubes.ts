// Cubes in words.
import { sentence, words } from '../../lib/words.svelte'
import type { Cubes, Kind } from './types'

export const KINDS: readonly Kind[] = ['energy', 'matter', 'antimatter']

/** "2 energy, 1 matter", or "nothing". */
export function cubesText(cubes: Partial<Cubes>): string {
  const say = (key: string, n = 0): string => words.say(sentence(key, { n }), 'kepler-3042')
  return (
    KINDS.filter((kind) => cubes[kind])
      .map((kind) => say(`cubes-${kind}`, cubes[kind]))
      .join(', ') || say('cubes-none')
  )
}
