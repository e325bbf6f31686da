// Time in the reader's language.
import { words } from './words.svelte'

/** The reader's own region, if the browser names one for the language in use. */
const locale = (): string => navigator.languages.find((tag) => tag.startsWith(words.language)) ?? words.language

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A duration in its largest whole unit, "5 minutes"; less than a minute is empty. */
export function duration(milliseconds: number): string {
  const unit = UNITS.find(([, length]) => milliseconds >= length)
  if (!unit) return ''
  const [name, length] = unit
  return new Intl.NumberFormat(locale(), { style: 'unit', unit: name, unitDisplay: 'long' }).format(
    Math.floor(milliseconds / length),
  )
}

export const date = (time: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(time))
