// The line of a seat in the chart of points.

/** Points of a seat after an entry. */
interface Known {
  entry: number
  value: number
}

/** The points of a seat, without entries after which they are not known. */
export const known = (points: readonly (readonly number[])[], seat: number): Known[] =>
  points.flatMap((row, entry) => (row[seat] === undefined ? [] : [{ entry, value: row[seat] }]))

/** The path of a step line: points change with a decision, not between two. */
export const stepLine = (values: readonly Known[], x: (entry: number) => number, y: (value: number) => number): string =>
  values
    .map(({ entry, value }, i) => (i === 0 ? `M${x(entry)} ${y(value)}` : `H${x(entry).toFixed(1)}V${y(value).toFixed(1)}`))
    .join('')
