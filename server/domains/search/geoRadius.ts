const earthRadiusKm = 6371
const radians = Math.PI / 180

/** Returns the great-circle distance in kilometers (haversine). */
export const distanceKm = (
  lat: number,
  lng: number,
  otherLat: number,
  otherLng: number,
): number => {
  const north = Math.sin(((otherLat - lat) * radians) / 2)
  const east = Math.sin(((otherLng - lng) * radians) / 2)
  const chord = north * north + Math.cos(lat * radians) * Math.cos(otherLat * radians) * east * east
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * Returns a test whether a point is inside a circle. It checks a box of latitudes and longitudes
 * before the trigonometry.
 */
export const circleTest = (
  lat: number,
  lng: number,
  radiusKm: number,
): ((otherLat: number, otherLng: number) => boolean) => {
  const tall = radiusKm / earthRadiusKm / radians + 1e-9
  const reach =
    Math.sin(Math.min(Math.PI / 2, radiusKm / earthRadiusKm)) /
    Math.max(1e-12, Math.cos(lat * radians))
  // Near a pole the circle contains every longitude.
  const wide = Math.abs(lat) + tall >= 90 || reach >= 1 ? 180 : Math.asin(reach) / radians + 1e-9
  return (otherLat, otherLng) => {
    if (Math.abs(otherLat - lat) > tall) return false
    const apart = Math.abs(otherLng - lng)
    if (Math.min(apart, 360 - apart) > wide) return false
    return distanceKm(lat, lng, otherLat, otherLng) <= radiusKm
  }
}
