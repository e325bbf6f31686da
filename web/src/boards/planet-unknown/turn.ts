// The station's geometry: six depots that turn, positions that do not (R2.3). Angles are degrees, clockwise, 0 towards the reader.

export const SIXTH = 60

/** The angle of the whole station at an offset: depot d then stands at 60 * d more. */
export const angleOf = (offset: number): number => -SIXTH * offset

/** The offset nearest to an angle. */
export const offsetAt = (angle: number): number => ((-Math.round(angle / SIXTH) % 6) + 6) % 6

/** The way from one angle to an offset that turns least. */
export function nearest(from: number, offset: number): number {
  const full = 360
  const rest = (((angleOf(offset) - from) % full) + full) % full
  return from + (rest > full / 2 ? rest - full : rest)
}

/** How strongly the sixths hold: 0 turns freely, 1 would stand still in them. */
const HOLD = 0.75

/** An angle drawn towards the nearest sixth, as a wheel with notches is. */
export function notched(angle: number): number {
  const turns = angle / SIXTH
  const bend = Math.sin(2 * Math.PI * turns) / (2 * Math.PI)
  return (turns - HOLD * bend) * SIXTH
}

/** The angle of a point around the middle. */
export const angleAt = (x: number, y: number): number => (Math.atan2(-x, y) * 180) / Math.PI

/** How far the pointer went around, the short way. */
export function turned(from: number, to: number): number {
  const rest = (((to - from) % 360) + 360) % 360
  return rest > 180 ? rest - 360 : rest
}

/** A point at an angle, 0 towards the reader (down), clockwise. */
export function around(angle: number, radius: number): { x: number; y: number } {
  const a = (angle * Math.PI) / 180
  return { x: -Math.sin(a) * radius, y: Math.cos(a) * radius }
}
