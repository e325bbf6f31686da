// Colours, patterns and icons. Terrains differ in all three, so that each of them alone distinguishes the terrains.
import type { PlanetId, Term, Terrain } from './types'

export const TERRAINS: readonly Terrain[] = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy']

/** Fill, icon colour and pattern colour. */
export const COLOURS: Record<Terrain, { fill: string; ink: string; line: string }> = {
  civ: { fill: '#5c5a78', ink: '#f1eefc', line: '#3b3954' },
  water: { fill: '#3d8ac4', ink: '#f0f9ff', line: '#1f5885' },
  biomass: { fill: '#5d9f4c', ink: '#f4fdec', line: '#366428' },
  rover: { fill: '#b94a3c', ink: '#fff1ec', line: '#7a261c' },
  tech: { fill: '#dfe3ea', ink: '#303a4d', line: '#939eb0' },
  energy: { fill: '#ecd03f', ink: '#4b3c04', line: '#a98d10' },
}

/** SVG paths centred on (0, 0), about 20 units wide, with the even-odd fill rule. */
export const ICONS = {
  civ: 'M0-10 9.5-4.6V-2.4H-9.5V-4.6ZM-7.4-.6H-4.4V5.8H-7.4ZM-1.5-.6H1.5V5.8H-1.5ZM4.4-.6H7.4V5.8H4.4ZM-9.5 7.4H9.5V10H-9.5Z',
  water:
    'M0-10.5C4-4.6 7.2-.8 7.2 3.2A7.2 7.2 0 0 1-7.2 3.2C-7.2-.8-4-4.6 0-10.5ZM-4.6 3.4A4.7 4.7 0 0 0-.4 7.9V6.2A3 3 0 0 1-2.9 3.4Z',
  biomass: 'M9.4-9.4C9.8 2.6 3.4 8.8-4.6 7.2L-7.8 10-9.4 8.2-6.8 5.2C-9.6-3.6-2.6-9.4 9.4-9.4ZM4.6-4.8-5.2 4.6-4.2 5.6Z',
  rover:
    'M-9.8 2.6V-1.6L-5.6-6H1.6L5.2-1.6H9.8V2.6ZM-4.6-4.2-7-1.6H-1V-4.2ZM-9 6a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0M2.2 6a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0',
  tech: 'M-6-6H6V6H-6ZM-2.6-2.6V2.6H2.6V-2.6ZM-4.4-10h2.2v3h-2.2ZM2.2-10h2.2v3h-2.2ZM-4.4 7h2.2v3h-2.2ZM2.2 7h2.2v3h-2.2ZM-10-4.4h3v2.2h-3ZM-10 2.2h3v2.2h-3ZM7-4.4h3v2.2h-3ZM7 2.2h3v2.2h-3Z',
  energy: 'M2.8-10.6-7.4 1.8H-1.2L-3 10.6 7.4-2.6H.8Z',
  synergy: 'M0-10.5 2.7-2.7 10.5 0 2.7 2.7 0 10.5-2.7 2.7-10.5 0-2.7-2.7Z',
  meteor:
    'M-10 4.6a5.2 5.2 0 1 0 10.4 0 5.2 5.2 0 1 0-10.4 0M-1.6-2.8 9.8-10 3.2.2ZM-5.6-3.2-.4-10-2.6-3.6ZM3.2 3.4 9.8-.8 3.8 5.6Z',
  stone: 'M-8.6-2.6-3.4-8.6 4.4-7.4 9-.8 5.8 6.6-2 9-8.8 3.8Z',
  pod: 'M0-10C4.4-8.4 6-3.4 6 1.4V6.2H-6V1.4C-6-3.4-4.4-8.4 0-10ZM-2.6-1.6a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0M-6 7.6H-2.6L-3.8 10.4ZM2.6 7.6H6L3.8 10.4Z',
  card: 'M-6.5-9.5H6.5V9.5H-6.5ZM-4.5-7.5V7.5H4.5V-7.5Z',
  patch: 'M-8-8H8V8H-8ZM0-5.6C-3-3.6-3.4-.6-.8 1.4V5.4H.8V1.4C3.4-.6 3-3.6 0-5.6Z',
  move: 'M-10-2.4H1.6V-7.4L10 0 1.6 7.4V2.4H-10Z',
  city: 'M-9 9V-1H-4.6V-8.6H2V-4H8.6V9ZM-7-.6',
  toxic: 'M0-9.6 9.6 8H-9.6ZM-1.1-3.6-.6 2.6H.6L1.1-3.6ZM-1.1 4.4H1.1V6.4H-1.1Z',
  current: 'M-10-4Q-5-9 0-4T10-4V-1.4Q5 3.6 0-1.4T-10-1.4ZM-10 3.4Q-5-1.6 0 3.4T10 3.4V6Q5 11 0 6T-10 6Z',
  centre: 'M0-9A9 9 0 1 1-9 0 7 7 0 0 1 5 0 5 5 0 0 1-4.6 1.4 3.4 3.4 0 0 0 3 0 5 5 0 0 0-7 0 7 7 0 1 0 0-7Z',
  turn: 'M-8.6 2.8A9 9 0 1 0-4.4-7.8L-6.4-10.4-8.6-2.4-.8-4-2.8-6A6.4 6.4 0 1 1-6.2 1.6Z',
  target:
    'M-9.6 0a9.6 9.6 0 1 0 19.2 0 9.6 9.6 0 1 0-19.2 0M-6.6 0a6.6 6.6 0 1 1 13.2 0 6.6 6.6 0 1 1-13.2 0M-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
} as const
export type IconName = keyof typeof ICONS

/** Colour of each planet's bare ground. */
export const SOILS: Record<PlanetId, string> = {
  'k5b-4156': 'light-dark(#e4c79c, #6d5841)',
  'k-273': 'light-dark(#d3bfae, #5a5048)',
  gaia: 'light-dark(#d2cf9c, #5c6141)',
  persephone: 'light-dark(#dcc0c4, #66505c)',
  arashi: 'light-dark(#e2b899, #704a39)',
  petra: 'light-dark(#e3a986, #78452f)',
  tartarus: 'light-dark(#c9b3a7, #4d4240)',
  charybdis: 'light-dark(#b9cdd0, #3d5860)',
  kaax: 'light-dark(#cdd0a0, #585d36)',
  pajitnov: 'light-dark(#d9bfd6, #5c4a66)',
  oblivion: 'light-dark(#c8c2d6, #494461)',
  cerberus: 'light-dark(#dfb6a3, #6b4640)',
  lacuna: 'light-dark(#d8cbb0, #5b5443)',
}

/** The icon of a pending effect. */
export function iconOf(term: Term): IconName {
  if (typeof term === 'string') {
    const icons: Partial<Record<string, IconName>> = {
      synergy: 'synergy',
      patch: 'patch',
      rover: 'rover',
      extra_rover: 'rover',
      teleport_rover: 'rover',
      destroy_line: 'stone',
      place_meteor: 'meteor',
      rotate_station: 'turn',
      peek_event: 'card',
      draw_objective: 'target',
      discard_objective: 'target',
      add_objective: 'target',
    }
    return icons[term] ?? 'move'
  }
  if ('advance' in term) return term.advance
  if ('movement' in term) return 'move'
  if ('water_icon' in term) return 'water'
  if ('energy' in term || 'tech_or_energy' in term) return 'energy'
  if ('civ_pick' in term || 'take_civ' in term || 'civ_supply' in term) return 'card'
  if ('extra_tile' in term) return 'patch'
  if ('reposition' in term) return 'pod'
  if ('biomass_step' in term) return 'biomass'
  const things = { lifepod: 'pod', lifepod_collected: 'pod', meteor: 'stone', meteor_collected: 'stone', rover: 'rover' } as const
  if ('collect' in term) return things[term.collect.thing]
  if ('destroy' in term) return things[term.destroy.thing]
  return 'move'
}
