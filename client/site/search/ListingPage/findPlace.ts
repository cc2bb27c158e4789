import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import type { useMapPlaceByNameLazyQuery } from './MapPlaceByName.generated.ts'
import type { MapPlacesQuery } from './MapPlaces.generated.ts'

type PlaceFields = Pick<SearchFilter, 'placeName' | 'lat' | 'lng' | 'radius'>

/** Returns the distinct names of all places with coordinates. */
export const placeNames = ({ mapPlaces }: MapPlacesQuery): readonly string[] => [
  ...new Set(mapPlaces.map(({ name }) => name)),
]

/**
 * Returns the filter fields for a place name: a circle around a known place, else the name; all
 * null for an empty name.
 */
export async function findPlaceByName(
  load: ReturnType<typeof useMapPlaceByNameLazyQuery>[0],
  name: string,
  radius: number,
): Promise<PlaceFields> {
  const nowhere = { lat: null, lng: null, radius: null }
  if (!name.trim()) return { ...nowhere, placeName: null }
  const { data } = await load({ variables: { name } })
  const [place] = data.mapPlaces
  return place
    ? { placeName: place.name, lat: place.lat, lng: place.lng, radius }
    : { ...nowhere, placeName: name }
}

const patience = 15_000
/**
 * Rounds a coordinate to about a kilometer, which is exact enough: the search's address may be
 * shared.
 */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100

/**
 * Returns a circle around the visitor, if the browser gets permission. `refused`: the visitor
 * denied it; `unknown`: no location is available.
 */
export const aroundVisitor = (radius: number): Promise<PlaceFields | 'refused' | 'unknown'> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unknown')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          placeName: null,
          lat: coarse(coords.latitude),
          lng: coarse(coords.longitude),
          radius,
        }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: patience, maximumAge: 600_000 },
    )
  })
