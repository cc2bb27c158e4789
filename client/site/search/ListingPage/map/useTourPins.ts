import { useEffect, useMemo, useState } from 'react'
import { useReportedError } from '../../../../routing/useReportedError.ts'
import { useMapPlacesQuery } from '../MapPlaces.generated.ts'
import type { Place } from './mapLabels.ts'
import { type TourMapPinsQuery, useTourMapPinsQuery } from './TourMapPins.generated.ts'

export type FoundPins = TourMapPinsQuery['tourPins'] & { tiles: TourMapPinsQuery['mapTiles'] }

/**
 * Returns all tours of a filter, given as an address query; keeps the last result while the next
 * one loads.
 */
export function useTourPins(
  query: string,
  onFailure: (error: unknown) => void,
): FoundPins | undefined {
  const { data, error } = useTourMapPinsQuery({ variables: { query } })
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)

  // biome-ignore lint/correctness/useExhaustiveDependencies: reports an error once
  useEffect(() => {
    if (error) onFailure(error)
  }, [error])
  return useMemo(() => last && { ...last.tourPins, tiles: last.mapTiles }, [last])
}

const noPlaces: readonly Place[] = []

/**
 * Returns the places labeled on the map; empty if they don't load, since the map works without
 * them.
 */
export function useMapPlaces(): readonly Place[] {
  const { data, error } = useMapPlacesQuery()
  useReportedError(error)
  return data?.mapPlaces ?? noPlaces
}
