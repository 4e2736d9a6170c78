/** How far two places lie apart, as the crow flies. */

export interface Place {
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_METRES = 6_371_000
const HALF_CIRCLE = 180

/** In metres, by the haversine formula. */
export function distanceBetween(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const north = Math.sin((to - from) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(north + Math.cos(from) * Math.cos(to) * east))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / HALF_CIRCLE
}
