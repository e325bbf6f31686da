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

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(a: string, b: string): number {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}
