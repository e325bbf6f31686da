// Icons of the game, drawn in the colour of the text around them. View box 24 x 24.
import { circle, type Shape } from '../glyphs'

const C = 'currentColor'
const line = (d: string, width = 1.8): Shape => ({ d, line: C, width })
const solid = (d: string, fill: string = C): Shape => ({ d, fill })

export const GLYPHS = {
  // Stocks
  fuel: [solid('M12 2.5c4 5.5 7 9 7 12.3a7 7 0 0 1-14 0C5 11.5 8 8 12 2.500Z', 'var(--si-fuel, #4fb3e8)')],
  scientist: [solid(circle(12, 7.5, 4.2)), solid('M4 21c0-5 3.5-8 8-8s8 3 8 8Z')],
  pp: [solid('M12 2.5 14.9 9l7 .7-5.3 4.7 1.6 6.900L12 17.700l-6.2 3.6 1.6-6.900L2.1 9.700l7-.7Z', 'var(--brass)')],
  reputation: [solid('M12 20.500S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.5 4.6 4.6 0 0 1 20.5 9c0 6-8.5 11.5-8.5 11.500Z', '#e0708f')],
  extra_action: [line('M12 3.5 20 8v8l-8 4.500L4 16V8Z'), line('M12 8.500v7M8.5 12h7', 2)],
  // Pieces and places of a plant
  base: [solid('M4 19h16l-3-7H7Z'), line('M12 12V5M9 5h6', 2)],
  explorer: [solid('M12 2c3.5 3 4.5 7 4.5 10.500L20 17v3l-4.5-1.500h-7L4 20v-3l3.5-4.500C7.5 9 8.5 5 12 2Z')],
  ars: [line('M12 20V6M6.5 11.5 12 5.500l5.5 6', 2.4), line('M5 2.800h14', 2)],
  converter: [line('M4 8.500h12.500M13 4.500l4 4-4 4M20 15.500H7.500M11 11.500l-4 4 4 4', 2)],
  outpost: [solid('M4 20V10l8-6 8 6v10h-5.500v-6h-5v6Z')],
  drill: [solid('M6 3h12v4l-2 1.500V12l-1.5 1.500V16L12 22l-2.5-6v-2.500L8 12V8.500L6 7Z')],
  deposit: [line('M3 8.5 12 4l9 4.500L12 13Z'), line('M3 12.5 12 17l9-4.500M3 16.5 12 21l9-4.5')],
  warehouse: [line('M3.5 10 12 4l8.5 6V20h-17Z'), line('M8 20v-6.500h8V20M8 16.800h8', 1.5)],
  reserve: [line('M4 8h16v12H4ZM7.5 8V4.500h9V8'), line('M12 11v5M9.5 14l2.5 2.5 2.5-2.5', 1.6)],
  // Deeds
  sun: [solid(circle(12, 12, 4.6)), line('M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2', 1.7)],
  research: [line('M9.5 3h5M10.5 3v6L5 19.500h14L13.5 9V3'), solid('M8 14.500h8l2.3 4.200H5.700Z')],
  travel: [solid('M12 2c3.5 3 4.5 7 4.5 10.500L20 17v3l-4.5-1.500h-7L4 20v-3l3.5-4.500C7.5 9 8.5 5 12 2Z')],
  market: [line('M12 4v16M7 20h10M4 7h16M4 7 1.8 13.500h4.500ZM20 7l-2.2 6.500h4.500Z', 1.6)],
  earth: [line(circle(12, 12, 8.5)), line('M3.5 12h17M12 3.500c-5 5-5 12 0 17M12 3.500c5 5 5 12 0 17', 1.3)],
  production: [line('M3 20V11l5.5 3.500V11l5.5 3.500V5h4l1.5 15Z')],
  gain: [line('M12 4v11M7.5 11 12 15.5 16.5 11M4 20h16', 2)],
  // Salvation
  mechanism: [
    solid(
      'M10.5 2h3l.5 3 2.4 1 2.5-1.8 2.1 2.100L19.2 8.800l1 2.4 3 .5v3l-3 .5-1 2.4 1.8 2.5-2.1 2.1-2.5-1.8-2.4 1-.5 2.600h-3l-.5-2.6-2.4-1-2.5 1.800L3 20.100l1.8-2.5-1-2.4-3-.5v-3l3-.5 1-2.400L3 6.300l2.1-2.100L7.6 6 10 5Z',
    ),
    solid(circle(12, 13, 3.6), 'var(--panel)'),
  ],
  humanity: [
    solid(circle(8, 7, 3)),
    solid(circle(16.5, 8.5, 2.5)),
    solid('M2.5 19c0-4 2.5-6.5 5.5-6.500s5.5 2.5 5.5 6.500ZM14.5 19c0-2.3-.6-4-1.5-5.3.9-.8 2-1.2 3.5-1.2 2.9 0 5 2.3 5 6.500Z'),
  ],
  satellite: [solid('M9.5 9.500h5v5h-5Z'), line('M9.5 9.5 3.5 5.500v6ZM14.5 14.500l6 4v-6ZM14.5 9.500l3-4', 1.7)],
  government: [solid('M2.5 9 12 3l9.5 6v1.500h-19ZM4 18.500h16V21H4Z'), line('M6.5 11v7M12 11v7M17.5 11v7', 2.4)],
  // Leader tracks
  leader: [line('M4 18 9.5 12l4 3L20 6.500M15 6h5.500v5.5', 2)],
  'leader-interstellar': [line('M4 18 9.5 12l4 3L20 6.500M15 6h5.500v5.5', 2)],
  'leader-humanity': [line('M4 18 9.5 12l4 3L20 6.500M15 6h5.500v5.5', 2)],
  // The route
  deep_space: [line(circle(12, 12, 7), 1.5)],
  galaxy: [line('M12 12c1-3 5-3 5 .5S12 18 8 16 4 8 9.5 5.5 21 7 20.5 13', 1.8), solid(circle(12, 12, 1.8))],
  wormhole: [line(circle(12, 12, 8), 1.3), line(circle(12, 12, 5), 1.5), solid(circle(12, 12, 2.2))],
  black_hole: [solid(circle(12, 12, 5)), line('M2 15c4-6 16-8 20-6-2 5-15 9-20 6Z', 1.4)],
  scattered_planet: [solid(circle(12, 12, 5)), line('M3 15.500c6 .5 13-2.5 18-7', 1.6)],
  or: [line('M14.5 4 9.5 20', 1.6)],
  next: [line('M20 12a8 8 0 1 1-2.7-6M20 3v4.500h-4.5', 2)],
} as const satisfies Record<string, readonly Shape[]>

export type Glyph = keyof typeof GLYPHS

export const isGlyph = (name: string): name is Glyph => Object.hasOwn(GLYPHS, name)
