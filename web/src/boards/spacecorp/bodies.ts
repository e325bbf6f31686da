// How the bodies of the maps look.
import type { Point } from '../../lib/svg'

export interface Look {
  light: string
  dark: string
  /** Colour of spots, craters or clouds. */
  mark?: string
  /** How many of them. */
  marks?: number
  /** Bands of a gas giant or of ice, from the north pole on; numbers are latitudes from -1 to 1. */
  bands?: readonly { at: number; width: number; colour: string }[]
}

const MOON: Look = { light: '#e2dfd8', dark: '#6d6a66', mark: '#8f8b85', marks: 6 }
const ROCK: Look = { light: '#c9b9a0', dark: '#584c3f', mark: '#7c6c59', marks: 4 }
const ICE: Look = { light: '#f3f7fb', dark: '#6f8aa6', mark: '#b7cbdd', marks: 3 }
const GREY: Look = { light: '#cfccc6', dark: '#55565c', mark: '#7d7d80', marks: 7 }

const LOOKS: Readonly<Record<string, Look>> = {
  luna: MOON,
  sisyphus: ROCK,
  rogue_asteroid: { ...ROCK, light: '#d3a58a', dark: '#5b3b30' },
  phobos: { ...ROCK, light: '#bda592' },
  deimos: { ...ROCK, light: '#cbb7a0' },
  io: { light: '#fff0a3', dark: '#a3751a', mark: '#d98a2b', marks: 9 },
  europa: { light: '#fbf4e6', dark: '#97876f', mark: '#b98960', marks: 5 },
  ganymede: { light: '#d5c7b3', dark: '#564a41', mark: '#8b7a68', marks: 8 },
  callisto: { light: '#a9988a', dark: '#3b332f', mark: '#d9cdbf', marks: 9 },
  titan: { light: '#ffd98a', dark: '#a8661a', bands: [{ at: -0.2, width: 0.3, colour: '#f0b455' }] },
  enceladus: ICE,
  iapetus: { light: '#f2ece0', dark: '#2c2622', mark: '#574c42', marks: 5 },
  triton: { light: '#f4dcd2', dark: '#7b6a73', mark: '#c79d93', marks: 5 },
  pluto: { light: '#f0d5b2', dark: '#7a523b', mark: '#fff3e0', marks: 3 },
  charon: { light: '#c9c3bd', dark: '#55504f', mark: '#8d4f3f', marks: 3 },
}

export const lookOf = (id: string): Look => LOOKS[id] ?? GREY

export const GIANTS: Readonly<Record<string, Look>> = {
  mars: { light: '#f0a672', dark: '#7d2f1c', mark: '#a34a2b', marks: 11 },
  jupiter: {
    light: '#f7e3c4',
    dark: '#8a5a3c',
    bands: [
      { at: -0.72, width: 0.16, colour: '#c99a72' },
      { at: -0.36, width: 0.22, colour: '#b5714a' },
      { at: 0.02, width: 0.12, colour: '#e9cda6' },
      { at: 0.34, width: 0.24, colour: '#c07c52' },
      { at: 0.74, width: 0.14, colour: '#a9805f' },
    ],
  },
  saturn: {
    light: '#fbe8b9',
    dark: '#9a7434',
    bands: [
      { at: -0.5, width: 0.2, colour: '#e0bf7c' },
      { at: 0.1, width: 0.26, colour: '#d9b268' },
      { at: 0.6, width: 0.18, colour: '#c79f58' },
    ],
  },
  uranus: { light: '#d9fbfa', dark: '#3c8d98', bands: [{ at: -0.1, width: 0.4, colour: '#b4edec' }] },
  neptune: {
    light: '#8fb4ff',
    dark: '#1b2f8f',
    bands: [
      { at: -0.3, width: 0.12, colour: '#6c95f2' },
      { at: 0.35, width: 0.16, colour: '#3e63d0' },
    ],
  },
}

/** Colours of stars by spectral class. */
const STARS: Readonly<Record<string, readonly string[]>> = {
  sol: ['#ffd76a'],
  alpha_centauri: ['#ffe08a', '#ffb25e', '#ff7a4f'],
  luhman_16: ['#c65a5a', '#a8465a'],
  epsilon_eridani: ['#ffb45a'],
  tau_ceti: ['#ffe08a'],
  epsilon_indi: ['#ffb45a', '#b34a55', '#a24760'],
  '61_cygni': ['#ffb05a', '#ff9650'],
  groombridge_34: ['#ff8358', '#f0664a'],
  groombridge_1618: ['#ffa75e'],
}

export const starsOf = (id: string): readonly string[] => STARS[id] ?? ['#ff7d58']

/** Points in [0, 1) x [0, 1), the same for the same seed. */
export function scatter(seed: number, count: number): (Point & { size: number })[] {
  let state = seed >>> 0 || 1
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: count }, () => ({ x: next(), y: next(), size: next() }))
}

export const seedOf = (text: string): number => [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)
