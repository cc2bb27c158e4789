import { useEffect, useMemo, useState } from 'react'
import { useReportedError } from '../../../../routing/useReportedError.ts'
import { useMapPlacesQuery } from '../MapPlaces.generated.ts'
import type { Place } from './mapLabels.ts'
import { type TourMapPinsQuery, useTourMapPinsQuery } from './TourMapPins.generated.ts'

export type FoundPins = TourMapPinsQuery['tourPins'] & { tiles: TourMapPinsQuery['mapTiles'] }

/** Returns all tours of a filter, as an address query; the last answer stays while the next is on its way. */
export function useTourPins(
  query: string,
  onFailure: (error: unknown) => void,
): FoundPins | undefined {
  const { data, error } = useTourMapPinsQuery({ variables: { query } })
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is reported once
  useEffect(() => {
    if (error) onFailure(error)
  }, [error])
  return useMemo(() => last && { ...last.tourPins, tiles: last.mapTiles }, [last])
}

const noPlaces: readonly Place[] = []

/** Returns the places that the map names; none where they do not come, which the map survives. */
export function useMapPlaces(): readonly Place[] {
  const { data, error } = useMapPlacesQuery()
  useReportedError(error)
  return data?.mapPlaces ?? noPlaces
}
