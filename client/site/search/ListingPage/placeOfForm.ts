import { readNumber } from '#schema/rules/search/filterValues.ts'
import { toKilometers } from '#schema/rules/units/lengths.ts'
import { startRadius } from './radiusScale.ts'

interface Place {
  name: string
  lat: number
  lng: number
}

/**
 * Returns the query with a form's place converted to filter fields. Without JavaScript a form sends
 * a place name and a length, and only the server knows the coordinates. An unknown name is searched
 * among the names of places.
 */
export async function placeOfForm(
  given: URLSearchParams,
  find: (name: string) => Promise<Place | undefined>,
): Promise<URLSearchParams> {
  const near = given.get('near')?.trim()
  if (near === undefined) return given
  const query = new URLSearchParams(given)
  for (const field of ['near', 'within', 'withinUnit']) query.delete(field)
  const length = readNumber(given.get('within')) ?? startRadius
  const radius = String(
    Math.round(toKilometers(given.get('withinUnit') === 'mile' ? 'imperial' : 'metric', length)),
  )
  // keep the coordinates if the name hasn't changed; a point chosen on the map has none
  if (near === (given.get('placeName') ?? '') && given.has('lat')) {
    query.set('radius', radius)
    return query
  }
  for (const field of ['placeName', 'lat', 'lng', 'radius']) query.delete(field)
  if (!near) return query
  const place = await find(near)
  query.set('placeName', place?.name ?? near)
  if (place)
    for (const [field, value] of Object.entries({ lat: place.lat, lng: place.lng, radius }))
      query.set(field, String(value))
  return query
}
