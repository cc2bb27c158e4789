export interface Point {
  lat: number
  lng: number
}

/**
 * West, south, east and north in degrees; east can exceed 180 where the box crosses the
 * antimeridian.
 */
export type Box = readonly [west: number, south: number, east: number, north: number]

const earthRadiusKm = 6371
const radians = Math.PI / 180

/**
 * Returns the smallest box around all points, across the antimeridian if that is shorter; null for
 * no points.
 */
export function boxAround(points: readonly Point[]): Box | null {
  if (points.length === 0) return null
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng).sort((a, b) => a - b)
  const first = lngs[0] ?? 0
  // the box excludes the widest gap between longitudes
  let west = first
  let widest = first + 360 - (lngs.at(-1) ?? 0)
  for (let at = 1; at < lngs.length; at++) {
    const gap = (lngs[at] ?? 0) - (lngs[at - 1] ?? 0)
    if (gap <= widest) continue
    widest = gap
    west = lngs[at] ?? 0
  }
  return [west, Math.min(...lats), west + 360 - widest, Math.max(...lats)]
}

/**
 * Returns a circle on the globe as a closed ring of [lng, lat], clockwise from north; longitudes
 * can exceed 180.
 */
export function circleRing(
  { lat, lng }: Point,
  radiusKm: number,
  corners = 96,
): [number, number][] {
  const reach = radiusKm / earthRadiusKm
  const [sinLat, cosLat] = [Math.sin(lat * radians), Math.cos(lat * radians)]
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const turn = ((corner % corners) / corners) * 2 * Math.PI
    const at = Math.asin(sinLat * Math.cos(reach) + cosLat * Math.sin(reach) * Math.cos(turn))
    const aside = Math.atan2(
      Math.sin(turn) * Math.sin(reach) * cosLat,
      Math.cos(reach) - sinLat * Math.sin(at),
    )
    return [lng + aside / radians, at / radians]
  })
}

/** Returns the great-circle distance. */
export function kilometersBetween(a: Point, b: Point): number {
  const north = Math.sin(((b.lat - a.lat) * radians) / 2)
  const east = Math.sin(((b.lng - a.lng) * radians) / 2)
  return (
    2 *
    earthRadiusKm *
    Math.asin(
      Math.min(
        1,
        Math.hypot(north, Math.sqrt(Math.cos(a.lat * radians) * Math.cos(b.lat * radians)) * east),
      ),
    )
  )
}
