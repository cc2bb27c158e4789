import { useLayoutEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '#schema/codes/currencies.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { classes } from '../../../../ui/classes.ts'
import { mapMessages as messages } from '../listingMap.messages.ts'
import { lowestOf, type PinGroup } from './clusterPins.ts'
import type { LandMap } from './createMap.ts'
import { type Place, placeLabels, type Rect } from './mapLabels.ts'
import type { Point } from './mapBounds.ts'
import css from './TourMap.module.css'
import type { MapView } from './useMapView.ts'
import { useMapPlaces } from './useTourPins.ts'

interface MapPinsProps {
  map: LandMap
  groups: readonly PinGroup[]
  currency: Currency
  view: MapView
  /** Id of the tour whose card in the list has the pointer or the focus. */
  pointed: number | undefined
  /** Key of the group whose cards are open. */
  chosen: string | undefined
  onChoose: (group: PinGroup, button: HTMLElement) => void
  /**
   * Called with the tours of the pin that has the pointer or the focus; empty when it loses them.
   */
  onPoint: (tourIds: readonly number[]) => void
}

/** Pixels outside the view beyond which pins are left out. */
const margin = 120
/**
 * Pixels covered around a point: by a price above it, or by the number of a group centered on it.
 */
const covered = {
  pin: { aside: 42, above: 46, below: 6 },
  group: { aside: 24, above: 24, below: 24 },
}

/**
 * Shows pins and names over the map, as HTML: to be focused, read by screen readers, and set in the
 * site's font.
 */
export function MapPins({
  map,
  groups,
  currency,
  view,
  pointed,
  chosen,
  onChoose,
  onPoint,
}: MapPinsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const formatMoney = useMoneyFormat({ isWhole: true })
  const places = useMapPlaces()
  const layer = useRef<HTMLDivElement>(null)
  const { gl } = map

  const pixelOf = ({ lat, lng }: Point): { x: number; y: number } => {
    // the world repeats: use the copy nearest to the center
    const middle = gl.getCenter().lng
    return gl.project([lng + Math.round((middle - lng) / 360) * 360, lat])
  }
  const isInView = (point: Point): boolean => {
    const { x, y } = pixelOf(point)
    const { clientWidth: width, clientHeight: height } = gl.getContainer()
    return x > -margin && x < width + margin && y > -margin && y < height + margin
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map's resting position decides what is in view
  const shown = useMemo(() => groups.filter(isInView), [groups, view.rest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const labels = useMemo(() => {
    const taken = shown.map((group): Rect => {
      const { x, y } = pixelOf(group)
      const { aside, above, below } = covered[group.pins.length > 1 ? 'group' : 'pin']
      return { left: x - aside, right: x + aside, top: y - above, bottom: y + below }
    })
    return placeLabels(
      places,
      view.zoom,
      (place) => (isInView(place) ? pixelOf(place) : null),
      taken,
    )
  }, [places, shown, view.rest])

  const points: readonly Point[] = [...labels, ...shown]
  // React renders the pins, but their positions change with every frame
  useLayoutEffect(() => {
    const place = (): void =>
      points.forEach((point, at) => {
        const element = layer.current?.children[at]
        const { x, y } = pixelOf(point)
        if (element instanceof HTMLElement)
          element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
      })
    place()
    gl.on('move', place)
    return () => void gl.off('move', place)
  })

  const money = (amountMinor: number | null): string =>
    amountMinor === null ? '?' : formatMoney({ amountMinor, currency })
  return (
    <div ref={layer} className={css.pins}>
      {labels.map((place) => (
        <Label key={`${place.kind} ${place.placeId}`} place={place} />
      ))}
      {shown.map((group) => {
        const [only, another] = group.pins
        const price = money(lowestOf(group))
        const tourIds = group.pins.map(({ tourId }) => tourId)
        return (
          <div key={group.key} className={css.spot}>
            <button
              type="button"
              className={classes(
                another ? css.group : css.pin,
                group.key === chosen && css.chosen,
                pointed !== undefined && tourIds.includes(pointed) && css.pointed,
              )}
              aria-expanded={group.key === chosen}
              aria-label={
                another || !only
                  ? formatMessage(messages.group, { count: group.pins.length, price })
                  : formatMessage(messages.pin, { title: only.title, price })
              }
              onClick={({ currentTarget }) => onChoose(group, currentTarget)}
              onPointerEnter={() => onPoint(tourIds)}
              onPointerLeave={() => onPoint([])}
              onFocus={() => onPoint(tourIds)}
              onBlur={() => onPoint([])}
            >
              {another ? formatNumber(group.pins.length) : price}
            </button>
          </div>
        )
      })}
    </div>
  )
}

const labelLooks = { CITY: css.city, REGION: css.region, SHOWPLACE: css.sight }

function Label({ place: { kind, name } }: { place: Place }) {
  return (
    <div className={css.spot} aria-hidden="true">
      <span className={labelLooks[kind]}>{name}</span>
    </div>
  )
}
