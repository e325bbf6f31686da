// Shapes of the seats. Their colours suit most kinds of colour blindness; the shapes suit all.

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'cross'] as const
export type Shape = (typeof SHAPES)[number]

export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length] ?? 'circle'

/** SVG paths centred on (0, 0), about 2 units wide. */
export const SHAPE_PATHS: Record<Shape, string> = {
  circle: 'M-.9 0a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0Z',
  square: 'M-.8-.8H.8V.8H-.8Z',
  triangle: 'M0-.95 .95 .75H-.95Z',
  diamond: 'M0-1 .9 0 0 1-.9 0Z',
  hexagon: 'M0-1 .87-.5V.5L0 1-.87.5V-.5Z',
  cross: 'M-.35-.9H.35V-.35H.9V.35H.35V.9H-.35V.35H-.9V-.35H-.35Z',
}
