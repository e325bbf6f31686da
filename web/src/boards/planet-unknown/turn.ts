// Geometry of the station: six depots that rotate, and positions that do not (R2.3). Angles are in degrees, clockwise from the
// bottom.

export const SIXTH = 60

/** Rotation of the station at an offset; depot d is 60 * d further. */
export const angleOf = (offset: number): number => -SIXTH * offset

/** The offset nearest to an angle. */
export const offsetAt = (angle: number): number => ((-Math.round(angle / SIXTH) % 6) + 6) % 6

/** The angle of an offset that is the shortest turn away from `from`. */
export function shortestTurn(from: number, offset: number): number {
  const full = 360
  const rest = (((angleOf(offset) - from) % full) + full) % full
  return from + (rest > full / 2 ? rest - full : rest)
}

/** Pull of the detents: 0 turns freely, 1 would not leave them. */
const DETENT_STRENGTH = 0.75

/** Eases an angle towards the nearest sixth, like a knob with detents. */
export function withDetents(angle: number): number {
  const turns = angle / SIXTH
  const bend = Math.sin(2 * Math.PI * turns) / (2 * Math.PI)
  return (turns - DETENT_STRENGTH * bend) * SIXTH
}

/** The angle of a point as seen from the centre. */
export const angleAt = (x: number, y: number): number => (Math.atan2(-x, y) * 180) / Math.PI

/** The signed difference between two angles, the short way round. */
export function angleDelta(from: number, to: number): number {
  const rest = (((to - from) % 360) + 360) % 360
  return rest > 180 ? rest - 360 : rest
}

/** Cartesian coordinates of a point at an angle. */
export function polar(angle: number, radius: number): { x: number; y: number } {
  const a = (angle * Math.PI) / 180
  return { x: -Math.sin(a) * radius, y: Math.cos(a) * radius }
}
