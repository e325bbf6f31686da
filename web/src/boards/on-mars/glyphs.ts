// Icons of the game, each a list of shapes: what is filled or drawn in `c` has the colour of the text around it, in `v` that of the
// visor, which is the background. View box 24 x 24.
import { circle, type Shape } from '../glyphs'

const C = 'currentColor'
const V = 'var(--visor, #fff)'

const line = (d: string, width = 1.8): Shape[] => [{ d, line: C, width }]
const solid = (d: string): Shape => ({ d, fill: C })

export const GLYPHS = {
  // Resources
  mineral: [
    { d: 'M4 14.5 7.5 6 14.5 3.5l6 6L19 18l-9 2.8Z', fill: '#c8683f' },
    { d: 'M7.5 6 12 10.5l8.5-1-6-6Z', fill: '#f0a274' },
    { d: 'M12 10.5 10 20.8 19 18l1.5-8.5Z', fill: '#93432a' },
  ],
  battery: [
    { d: 'M9 2.5h6v3H9Z', fill: '#f2d550' },
    {
      d: 'M8 4.8h8a2.5 2.5 0 0 1 2.5 2.5V19a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 19V7.3A2.5 2.5 0 0 1 8 4.8Z',
      fill: '#f2d550',
      line: '#6e5a0c',
      width: 1,
    },
    { d: 'M13.4 7.6 8.6 13.8h3.2l-1.2 4.8 5-6.6h-3.2Z', fill: '#43380a' },
  ],
  water: [
    { d: 'M12 2.5c4 5.5 7.2 9.1 7.2 12.5a7.2 7.2 0 0 1-14.4 0C4.8 11.6 8 8 12 2.5Z', fill: '#4d8cf0', line: '#123d8a', width: 1 },
    { d: 'M8 15.2a4 4 0 0 0 3 3.6', line: '#dbe9ff', width: 1.8 },
  ],
  plant: [
    { d: 'M11.4 21.5c-.4-5.5.6-9 4.6-12.9', line: '#3e6f1f', width: 2 },
    { d: 'M20.5 3.2c-9.5.2-13.3 5.2-11.7 12.4 7.8.2 11.8-4 11.7-12.4Z', fill: '#7dbd45', line: '#365f1b', width: 1 },
    { d: 'M3 9.6c5-.6 8 1.8 8.2 6.8-5.2.2-7.8-2.4-8.2-6.8Z', fill: '#a4d774', line: '#365f1b', width: 1 },
  ],
  oxygen: [
    { d: circle(9.6, 13.4, 7.4) + circle(18, 6.8, 4.3), fill: '#d9edf5', line: '#2a7793', width: 1.5 },
    { d: 'M6 12.2a4 4 0 0 1 3-2.6', line: '#2a7793', width: 1.5 },
  ],
  crystal: [
    { d: 'M12 1.8l6.8 6.8L12 22.2 5.2 8.6Z', fill: '#a97cf2', line: '#3c1a7d', width: 1.1 },
    { d: 'M12 1.8 15 9l-3 13.2L9 9Z', fill: '#d9c2ff' },
    { d: 'M5.2 8.6h13.6', line: '#6a3fc0', width: 0.8 },
  ],
  any: [{ d: circle(12, 12, 8.5), line: C, width: 2 }],
  // Pieces
  colonist: [
    solid('M12 3.2a7.6 7.6 0 0 1 7.6 7.6V15H4.4v-4.2A7.6 7.6 0 0 1 12 3.2ZM3.4 21.4a5 5 0 0 1 5-4.8h7.2a5 5 0 0 1 5 4.8Z'),
    { d: 'M9.5 8.2h5a2.5 2.5 0 0 1 0 5h-5a2.5 2.5 0 0 1 0-5Z', fill: V },
  ],
  ship: [
    solid('M12 2c3.4 3.4 4.4 7.6 4.4 12v4H7.6v-4C7.6 9.6 8.6 5.4 12 2ZM7.4 13 4 18v3.4L8 19ZM16.6 13 20 18v3.4L16 19Z'),
    { d: circle(12, 10, 2), fill: V },
  ],
  bot: [
    solid(
      'M7.5 7h9A2.5 2.5 0 0 1 19 9.5v5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 14.5v-5A2.5 2.5 0 0 1 7.5 7ZM11.2 3.2h1.6V7h-1.6ZM4 18.6h16v3H4Z' +
        circle(12, 3, 1.7),
    ),
    { d: circle(9.2, 12, 1.7) + circle(14.8, 12, 1.7), fill: V },
  ],
  rover: [
    solid('M2.6 14.6V10h6.8l2-3.6h5.2l2.2 3.6h2.6v4.6Z'),
    { d: circle(7, 16.6, 3.3) + circle(17, 16.6, 3.3), fill: C, line: V, width: 1.4 },
  ],
  scientist: [solid('M9.4 3h5.2v6L20 18.4a2 2 0 0 1-1.8 3H5.8a2 2 0 0 1-1.8-3L9.4 9Z'), { d: 'M8 15.4h8', line: V, width: 1.8 }],
  cube: [solid('M12 3l8 4.5v9L12 21l-8-4.5v-9Z'), { d: 'M4 7.5 12 12l8-4.5M12 12v9', line: V, width: 1.4 }],
  shuttle: [
    solid('M12 1.8c2.4 2.6 3.4 6.2 3.4 9.8l5.2 5.8v2.2h-5.4l-.6 2.2H9.4l-.6-2.2H3.4v-2.2l5.2-5.8c0-3.6 1-7.2 3.4-9.8Z'),
    { d: 'M10.3 8.4h3.4', line: V, width: 1.7 },
  ],
  op: [solid('M12 2.6 14.8 9l6.8.6-5.2 4.5 1.6 6.8-6-3.6-6 3.6 1.6-6.8-5.2-4.5L9.2 9Z')],
  shelter: [solid('M2.5 19a9.5 9.5 0 0 1 19 0Z'), { d: 'M9.2 19v-2.8a2.8 2.8 0 0 1 5.6 0V19Z', fill: V }],
  // Actions and effects
  landing_pod: line('M12 3c3.6 2 5.4 5.4 5.4 9.6H6.6C6.6 8.4 8.4 5 12 3ZM7 12.6 4.5 20M17 12.6l2.5 7.4M12 15.5V20'),
  blueprint: line('M5 4h14v16H5ZM5 9h14M10 9v11M13 13h3.5M13 16.5h3.5', 1.7),
  learn: line('M12 4.5 21.5 9 12 13.5 2.5 9ZM6.5 11v5c3 2.7 8 2.7 11 0v-5M21.5 9v5.5', 1.7),
  develop: line('M9.5 3.5h5M10.5 3.5v6L5 19a1 1 0 0 0 1 1.5h12a1 1 0 0 0 1-1.5l-5.5-9.5v-6M7.8 15h8.4', 1.7),
  crate: line('M3.5 7.5 12 3.5l8.5 4v9l-8.5 4-8.5-4ZM3.5 7.5l8.5 4 8.5-4M12 11.5v9', 1.7),
  control_center: line('M4 18.5h16M7 18.5a5 5 0 0 1 10 0M12 13.5V9M8.5 6.5a5 5 0 0 1 7 0M6 4a8.6 8.6 0 0 1 12 0', 1.7),
  build: line('M12 3l8 4.5v9L12 21l-8-4.5v-9ZM12 8.5v7M8.5 12h7', 1.9),
  upgrade: line('M5.5 12.5 12 6l6.5 6.5M5.5 18.5 12 12l6.5 6.5', 2.2),
  hire: line('M10 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M3.5 20a6.5 6.5 0 0 1 13 0M19 6v6M16 9h6'),
  contract: line('M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h4', 1.7),
  goal: line('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 12h.01', 1.7),
  retrieve: line('M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3'),
  produce: line('M12 3v7M8.5 7 12 10.5 15.5 7M4 13.5h16M6 13.5V20h12v-6.5M9.5 17h5'),
  trade: line('M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19'),
  radar: line('M12 12 18 6M12 21a9 9 0 1 1 9-9M12 16.5a4.5 4.5 0 1 1 4.5-4.5', 1.9),
  advanced: line('M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9ZM8.5 13 12 9.5l3.5 3.5M8.5 16.5 12 13l3.5 3.5', 1.8),
  research: line('M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9Z', 1.9),
  discovery: line('M5 5h14v14H5ZM9.5 10a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .7-1 1.7M12 16.5v.01', 1.8),
} as const satisfies Record<string, readonly Shape[]>

export type Glyph = keyof typeof GLYPHS

export const isGlyph = (name: string): name is Glyph => name in GLYPHS

/** The icon of each main action. */
export const ACTION_GLYPHS = {
  landing_pod: 'landing_pod',
  obtain_blueprint: 'blueprint',
  learn_technology: 'learn',
  research_development: 'develop',
  resupply: 'crate',
  control_center: 'control_center',
  construct_building: 'build',
  upgrade_building: 'upgrade',
  welcome_ship: 'ship',
  hire_or_contract: 'hire',
} as const satisfies Record<string, Glyph>
