// Actions and events as serde writes Rust enums: a variant without fields is its name, one with fields is `{ name: fields }`.

type Tagged = string | object

/** The names of a union's variants. */
export type KindOf<T extends Tagged> = T extends string ? T : keyof T & string

/** The variants of a union that have this name and fields. */
export type Variant<T extends Tagged, Kind extends string> = Extract<T, Record<Kind, unknown>>

export function kindOf<T extends Tagged>(value: T): KindOf<T> {
  // A tagged object has exactly one key.
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as KindOf<T>
}

export const isKind = <T extends Tagged, Kind extends string>(value: T | null, kind: Kind): value is Variant<T, Kind> =>
  typeof value === 'object' && value !== null && kind in value
