import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { useSite } from '../../../../routing/site.ts'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { mapMessages as messages } from '../listingMap.messages.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import { clusterPins } from './clusterPins.ts'
import type { LandMap } from './createMap.ts'
import { MapControls } from './MapControls.tsx'
import { MapNote } from './MapNote.tsx'
import { MapPins } from './MapPins.tsx'
import { boxAround, circleRing } from './mapBounds.ts'
import { searchedArea } from './searchedArea.ts'
import css from './TourMap.module.css'
import { TourMapCards } from './TourMapCards.tsx'
import { useChosenPins } from './useChosenPins.ts'
import { useMapStart } from './useMapStart.ts'
import { useMapView } from './useMapView.ts'
import { markCards, usePointedTour } from './usePointedTour.ts'
import { useTourPins } from './useTourPins.ts'

export interface TourMapProps {
  /** Address query of the filter, including the landing's saved filter. */
  query: string
  /** The visitor's filter, without the landing's. */
  filter: SearchFilter
  search: ListingSearch
  /** Element with the cards of the list, each with `data-tour`. */
  list: RefObject<HTMLElement | null>
  /** Address of the same tours as a list. */
  listHref: string
}

/** The circle in which the filter searches; null without one. */
const circleOf = ({ lat, lng, radius }: SearchFilter) =>
  lat !== null && lng !== null && radius !== null ? { lat, lng, radius } : null

const boxAroundCircle = (circle: { lat: number; lng: number; radius: number }) =>
  boxAround(circleRing(circle, circle.radius, 16).map(([lng, lat]) => ({ lat, lng })))

/** Shows every tour of the filter on a map drawn in the browser. */
export function TourMap({ query, filter, search, list, listHref }: TourMapProps) {
  const { formatMessage } = useIntl()
  const { report } = useSite()
  const [isFailed, setFailed] = useState(false)
  const fail = (error?: unknown): void => {
    if (error !== undefined) report(error)
    setFailed(true)
  }
  const found = useTourPins(query, fail)
  const [map, setMap] = useState<LandMap>()
  const view = useMapView(map)
  const pointed = usePointedTour(list)
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const staysPut = useRef(false)
  const { chosen, reset, close, choose } = useChosenPins(map, staysPut)
  const circle = circleOf(filter)
  const pins = found?.pins
  const box = circle ? boxAroundCircle(circle) : boxAround(pins ?? [])

  useMapStart({ canvas, found, box, onMap: setMap, onFail: fail })

  // for new results, draw the circle and show all pins, unless the visitor has just set the visible
  // area
  const follow = useEffectEvent((ready: LandMap) => {
    ready.drawCircle(circle)
    reset()
    if (box && !staysPut.current) ready.show(box)
    staysPut.current = false
    view.settle()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every response
  useEffect(() => {
    if (map) follow(map)
  }, [map, pins])

  const groups = useMemo(() => clusterPins(pins ?? [], view.step), [pins, view.step])

  const searchHere = (): void => {
    if (!map) return
    staysPut.current = true
    view.settle()
    search.apply({ placeName: null, ...searchedArea(map.gl) })
  }

  if (isFailed) return <MapNote kind="failed" listHref={listHref} />
  return (
    <section
      ref={frame}
      aria-label={formatMessage(messages.area)}
      aria-busy={!map || search.isPending}
      className={css.map}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && chosen) close()
      }}
    >
      <div ref={canvas} className={css.canvas} />
      {!map && <Skeleton className={css.coming} />}
      {map && found && (
        <>
          {createPortal(
            <MapPins
              map={map}
              groups={groups}
              currency={found.currency}
              view={view}
              pointed={pointed}
              chosen={chosen?.key}
              onChoose={choose}
              onPoint={(tourIds) => markCards(list.current, tourIds)}
            />,
            map.gl.getCanvasContainer(),
          )}
          <MapControls
            map={map}
            onWhole={box ? () => map.show(box) : undefined}
            onSearchHere={view.hasMoved ? searchHere : undefined}
            attribution={found.tiles?.attribution}
          />
          {found.totalCount === 0 && !search.isPending && (
            <MapNote kind="empty" search={search} filter={filter} />
          )}
          {chosen && (
            <TourMapCards
              key={chosen.key}
              tourIds={chosen.pins.map(({ tourId }) => tourId)}
              onClose={close}
            />
          )}
        </>
      )}
    </section>
  )
}
