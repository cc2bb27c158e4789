import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import type { useMapPlaceByNameLazyQuery } from './MapPlaceByName.generated.ts'
import type { MapPlacesQuery } from './MapPlaces.generated.ts'

type PlaceFields = Pick<SearchFilter, 'placeName' | 'lat' | 'lng' | 'radius'>

/** Returns the names of all places there is a point for, each once. */
export const placeNames = ({ mapPlaces }: MapPlacesQuery): readonly string[] => [
  ...new Set(mapPlaces.map(({ name }) => name)),
]

/** Returns what a name asks for: a circle where the place is known, else its name; nothing for no name. */
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
/** The address of a search may be sent to others: a kilometer is exact enough. */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100

/** A circle around the visitor, who is asked by the browser; why not, where the visitor or the machine does not say. */
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
