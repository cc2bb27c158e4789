import { useEffect, useState } from 'react'
import { useSite } from '../../../../routing/site.ts'
import { MapPlacesDocument } from '../MapPlaces.generated.ts'
import type { Place } from './mapLabels.ts'
import { TourMapPinsDocument, type TourMapPinsQuery } from './TourMapPins.generated.ts'

export type FoundPins = TourMapPinsQuery['tourPins'] & { tiles: TourMapPinsQuery['mapTiles'] }

/** All tours of a filter, as an address query; the last answer stays while the next is on its way. */
export function useTourPins(query: string, onFailure: (error: unknown) => void): FoundPins | undefined {
  const { source } = useSite()
  const [found, setFound] = useState<FoundPins>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another query only
  useEffect(() => {
    const ended = new AbortController()
    source.query(TourMapPinsDocument, { query }, { signal: ended.signal }).then(
      ({ data }) => ended.signal.aborted || setFound({ ...data.tourPins, tiles: data.mapTiles }),
      (error: unknown) => ended.signal.aborted || onFailure(error),
    )
    return () => ended.abort()
  }, [query, source])
  return found
}

/** The places that the map names; none where they do not come, which the map survives. */
export function useMapPlaces(): readonly Place[] {
  const { source, report } = useSite()
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    const ended = new AbortController()
    source.query(MapPlacesDocument, {}, { signal: ended.signal }).then(
      ({ data }) => ended.signal.aborted || setPlaces(data.mapPlaces),
      (error: unknown) => ended.signal.aborted || report(error),
    )
    return () => ended.abort()
  }, [source, report])
  return places
}
