// Colours of the style sheets and their contrast as WCAG defines it.
import { readFileSync } from 'node:fs'

export type Theme = 'light' | 'dark'

const read = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')

/** A custom property of the form `light-dark(#rrggbb, #rrggbb)`. */
export function colour(name: string, theme: Theme, sheet = 'styles/base.css'): string {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(read(sheet))
  const value = found?.[theme === 'light' ? 1 : 2]
  if (!value) throw new Error(`no colour --${name}`)
  return value
}

/** Red, green and blue as shares of light, not of voltage. */
function linear(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Distance in Oklab, in hundredths of its lightness: about 2 can just be seen. */
export function difference(a: string, b: string): number {
  const [one, other] = [oklab(a), oklab(b)]
  return 100 * Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)))
}

function oklab(hex: string): number[] {
  const [r, g, b] = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function contrast(a: string, b: string): number {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}
