// Icons as lists of shapes, in a view box of 24 x 24.

export interface Shape {
  d: string
  fill?: string
  /** Fill rule of the path; nonzero by default. */
  rule?: 'evenodd'
  line?: string
  width?: number
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`
