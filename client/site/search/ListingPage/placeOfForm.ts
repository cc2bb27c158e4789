import { readNumber } from '#schema/rules/search/filterValues.ts'
import { toKilometers } from '#schema/rules/units/lengths.ts'
import { startRadius } from './radiusScale.ts'

interface Place {
  name: string
  lat: number
  lng: number
}

/**
 * The query with what the form says of a place turned into the filter's own fields: without JavaScript a form sends a name and
 * a length, and only the server knows where that is. A name that nobody knows is looked for in the names of places.
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
  // a point of the map has no name and stays until it is taken away
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
