// Icons of the game in a 24 x 24 view box: types of actions, bases, and what Discovery tiles show.
import { circle, type Shape } from '../glyphs'
import type { Kind } from './types'

const C = 'currentColor'

/** A filled part, by the even-odd rule, a stroked one, and one stroked with a finer pen. */
const drawn = ({ fill, line, fine }: { fill?: string; line?: string; fine?: string }): Shape[] => [
  ...(fill ? [{ d: fill, fill: C, rule: 'evenodd' } as const] : []),
  ...(line ? [{ d: line, line: C, width: 2.2 }] : []),
  ...(fine ? [{ d: fine, line: C, width: 1.7 }] : []),
]

export const GLYPHS = {
  // Types of actions
  move: drawn({
    fill: 'M12 1.6c3.4 2.6 5 6.1 5 10.2l3.2 3.6v5.2l-4.4-2.4H8.2l-4.4 2.4v-5.2L7 11.8c0-4.1 1.6-7.6 5-10.2Zm0 6.2a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2ZM10 19.6h4L12 23Z',
  }),
  explore: drawn({ line: `${circle(10, 10, 6.6)}M15.2 15.2 21 21`, fill: 'm10 5.8 1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2Z' }),
  build: drawn({ line: 'M3 21h18M6 21 12 4l6 17M8.2 15h7.6M12 4V1.6', fine: 'm8.2 15 6-5.2M15.8 15l-6-5.2' }),
  produce: drawn({
    fill: 'M12 3c4.6 0 8 1.5 8 3.5S16.6 10 12 10 4 8.5 4 6.5 7.4 3 12 3ZM4 9c1.3 1.7 4.3 2.7 8 2.7s6.7-1 8-2.7v2.7c0 2-3.4 3.5-8 3.5s-8-1.5-8-3.5ZM4 14.2c1.3 1.7 4.3 2.7 8 2.7s6.7-1 8-2.7v3.3c0 2-3.4 3.5-8 3.5s-8-1.5-8-3.5Z',
  }),
  genetics: drawn({
    line: 'M7 2c0 7 10 6.5 10 13 0 3-1.5 5-3 7M17 2c0 7-10 6.5-10 13 0 3 1.5 5 3 7',
    fine: 'M8.3 5h7.4M8.2 17.5h7.6M8.8 14h6.4',
  }),
  revelation: drawn({
    fill: 'm12 1.5 2.3 8.2 8.2 2.3-8.2 2.3L12 22.5l-2.3-8.2L1.5 12l8.2-2.3Z',
    fine: 'M5.5 5.5l2 2M18.5 5.5l-2 2M5.5 18.5l2-2M18.5 18.5l-2-2',
  }),
  research: drawn({
    line: 'M9 2.5h6M10 2.5v6.5L4.3 19a1.7 1.7 0 0 0 1.5 2.5h12.4a1.7 1.7 0 0 0 1.5-2.5L14 9V2.5',
    fill: 'M7.3 15.5h9.4l2 4.3H5.3Z',
  }),
  upgrade: drawn({ line: 'M4 13v7.5h16V13', fill: 'M12 2 6.5 8.5H10V16h4V8.5h3.5Z' }),
  special: drawn({ fill: 'm12 2 2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7Z' }),
  colonize: drawn({
    line: 'M2.5 20h19M4.5 20a7.5 7.5 0 0 1 15 0',
    fine: 'M12 12.5V20M8 13.8V20M16 13.8V20',
    fill: 'M12 3v8l6-3Z',
  }),
  // Other faces of cards
  time: drawn({
    line: 'M5 2.5h14M5 21.5h14M7 2.5c0 5 5 6 5 9.5 0-3.5 5-4.5 5-9.5M7 21.5c0-5 5-6 5-9.5 0 3.5 5 4.5 5 9.5',
    fill: 'M8.5 20.5c0-2 2-2.7 3.5-4 1.5 1.3 3.5 2 3.5 4Z',
  }),
  edge: drawn({ fill: 'M14.5 1.5 4 13.5h6.5L8 22.5l11.5-13H13Z' }),
  shield: drawn({ fill: 'M12 1.8 20.5 5v6.2c0 5.3-3.6 9-8.5 11-4.9-2-8.5-5.7-8.5-11V5Z' }),
  cards: drawn({ line: 'M5 5h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M9 2.5h10a2 2 0 0 1 2 2V17' }),
  draw: drawn({
    line: 'M7.5 2.5h9A2.5 2.5 0 0 1 19 5v14a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 19V5a2.5 2.5 0 0 1 2.5-2.5M12 8v8M8.5 12.5 12 16l3.5-3.5',
  }),
  progress: drawn({
    line: 'M6.5 2.5h11A2.5 2.5 0 0 1 20 5v14a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 19V5a2.5 2.5 0 0 1 2.5-2.5',
    fill: 'm12 6 1.5 4.5L18 12l-4.5 1.5L12 18l-1.5-4.5L6 12l4.5-1.5Z',
  }),
  radiation: drawn({
    fill: `${circle(12, 12, 2.4)}M9.6 7.84A4.8 4.8 0 0 1 14.4 7.84L17.4 2.65A10.8 10.8 0 0 0 6.6 2.65ZM16.8 12A4.8 4.8 0 0 1 14.4 16.16L17.4 21.35A10.8 10.8 0 0 0 22.8 12ZM9.6 16.16A4.8 4.8 0 0 1 7.2 12L1.2 12A10.8 10.8 0 0 0 6.6 21.35Z`,
  }),
  gravity: drawn({ line: 'M6 5l6 5 6-5M6 11l6 5 6-5M6 17l6 5 6-5' }),
  // Discovery tiles
  water: drawn({ fill: 'M12 2c3.5 5 6.5 8.3 6.5 12.5a6.5 6.5 0 0 1-13 0C5.5 10.3 8.5 7 12 2Z' }),
  life: drawn({
    fill: 'M20.5 3.5C10 3 4.5 7.5 4.5 13.5c0 1.6.4 2.9 1 4L3 21l1.5 1.2 2.7-3.4c1.2.7 2.6 1.2 4.3 1.2 6.5 0 9.5-6 9-16.5Zm-4.3 5.3c-3 1.4-5.5 3.7-7.6 6.9l-1.3-.8c2.2-3.6 5-6 8.2-7.5Z',
  }),
  wonder: drawn({
    fill: 'M1.5 20.5 9 6.5l3.4 6 2.1-3.2 8 11.2ZM17 2l.9 2.4 2.4.9-2.4.9L17 8.6l-.9-2.4-2.4-.9 2.4-.9Z',
  }),
  artifact: drawn({ fill: 'M9 2h6l2 17H7ZM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM4.5 20h15v2h-15Z' }),
  outpost: drawn({ fill: 'M3 21V11l9-8 9 8v10h-6v-6H9v6Z' }),
  ruins: drawn({ fill: 'M3 20h18v2H3ZM5 8h3v11H5ZM10.5 11h3v8h-3ZM16 8h3v11h-3ZM3.5 4.5h9L14 7H3.5ZM16 4.5h4.5V7h-4Z' }),
  anomaly: drawn({ line: 'M12 12c0-2 3-2 3 .5S11.5 17 8.5 15 6 8 10.5 6.5 19 8 19.5 13 15 21.5 9.5 20.5' }),
  dust: drawn({
    fill: `${circle(6, 8, 2)}${circle(13, 5.5, 1.5)}${circle(18.5, 10, 2.3)}${circle(9.5, 14, 2.6)}${circle(17, 17.5, 1.7)}${circle(6, 19, 1.5)}`,
  }),
  alien: drawn({
    fill: 'M12 2c4.7 0 8 3.3 8 8 0 5-4.3 12-8 12S4 15 4 10c0-4.7 3.3-8 8-8ZM7 10.5c0 2.5 1.5 4 4 4 0-2.5-1.5-4-4-4ZM17 10.5c-2.5 0-4 1.5-4 4 2.5 0 4-1.5 4-4Z',
  }),
  // Bases
  'base-attraction': drawn({
    line: 'M12 2v6M4 21 12 8l8 13Z',
    fill: 'M12 2h6l-1.8 2L18 6h-6ZM10 21c0-4 1-6 2-7.5 1 1.5 2 3.5 2 7.5Z',
  }),
  'base-bio_lab': drawn({
    line: circle(12, 12, 9),
    fill: `${circle(9, 10, 2.6)}${circle(15, 11.5, 1.9)}${circle(11.5, 16, 1.9)}`,
  }),
  'base-exploitation': drawn({ line: 'M4 21 15 9', fill: 'M8 4.5c5-2.5 10-1 12.5 2.5 1 2.5 1.2 6-.5 9-.3-5-5-10-12-11.5Z' }),
  'base-industrial': drawn({ fill: 'M2.5 21.5V11l6 3.5V11l6 3.5V3h4l3 18.5Z' }),
  'base-refinery': drawn({ fill: 'M4 9c0-2 2.7-3 5.5-3S15 7 15 9v12.5H4Z', line: 'M15 12h4v9.5M19 12V4M17 4h4' }),
  'base-research': drawn({
    fill: `M4.5 4c-1 7 5 13 12 12Z${circle(17, 3.5, 2)}`,
    line: 'm10.5 9.5 6-6M9.5 14.5 7.5 21.5M5 21.5h9',
  }),
  'base-security': drawn({
    line: 'M12 2.5 19.5 5.5v5.7c0 4.6-3.2 8-7.5 9.8-4.3-1.8-7.5-5.2-7.5-9.8V5.5Z',
    fill: 'm12 7 1.4 3.2 3.6.3-2.7 2.3.8 3.5L12 14.5l-3.1 1.8.8-3.5L7 10.5l3.6-.3Z',
  }),
  'base-shield_factory': drawn({
    fill: 'M12 1.8 20.5 5v6.2c0 5.3-3.6 9-8.5 11-4.9-2-8.5-5.7-8.5-11V5ZM11 7v4H7v2h4v4h2v-4h4v-2h-4V7Z',
  }),
  'base-spaceport': drawn({ fill: 'M12 1.5c2.5 2.5 3.5 5 3.5 8v4l2.5 3H6l2.5-3v-4c0-3 1-5.5 3.5-8ZM3 19h18v3H3Z' }),
} as const satisfies Record<string, readonly Shape[]>

export type Glyph = keyof typeof GLYPHS

export const isGlyph = (name: string): name is Glyph => name in GLYPHS

/** The colour of a type of action, an Edge, a Time card or a tile icon. */
export const colourOf = (what: Kind | 'time' | 'edge' | 'water' | 'life'): string => `var(--sc-${what})`
