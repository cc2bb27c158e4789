import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { useTourLength } from '../../../../features/tour/TourCard/useTourLength.ts'
import { usePagePath } from '../../../../routing/site.ts'
import { useReportedError } from '../../../../routing/useReportedError.ts'
import { classes } from '../../../../ui/classes.ts'
import { close } from '../../../../ui/Icon/controls.ts'
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { mapMessages as messages } from '../listingMap.messages.ts'
import css from './TourMap.module.css'
import { type TourMapCardsQuery, useTourMapCardsQuery } from './TourMapCards.generated.ts'

type Card = TourMapCardsQuery['toursByIds'][number]

/** Maximum number of tours that the API returns in one call. */
const most = 100

/** Shows the tours of the pressed pin, as one card or a row of them. Takes the focus. */
export function TourMapCards({
  tourIds,
  onClose,
}: {
  tourIds: readonly number[]
  onClose: () => void
}) {
  const { formatMessage } = useIntl()
  const { data, error } = useTourMapCardsQuery({ variables: { ids: tourIds.slice(0, most) } })
  useReportedError(error)
  const cards = data?.toursByIds
  const isFailed = error !== undefined
  const frame = useRef<HTMLElement>(null)

  useEffect(() => frame.current?.focus({ preventScroll: true }), [])

  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={formatMessage(messages.chosen, { count: tourIds.length })}
      aria-busy={!cards && !isFailed}
      className={classes(css.cards, tourIds.length === 1 && css.single)}
      data-map-cards
    >
      {isFailed ? (
        <p role="alert" className={css.cardTrouble}>
          {formatMessage(messages.cardsFailed)}
        </p>
      ) : (
        <ul className={css.strip}>
          {cards
            ? cards.map((card) => <MapCard key={card.id} tour={card} />)
            : tourIds.slice(0, 3).map((id) => (
                <li key={id} className={css.card}>
                  <Skeleton className={css.cardPicture} />
                  <div className={css.cardWords}>
                    <Skeleton lines={3} />
                  </div>
                </li>
              ))}
        </ul>
      )}
      <IconButton
        look="floating"
        size="s"
        glyph={close}
        label={formatMessage(messages.close)}
        className={css.closeCards}
        onClick={onClose}
      />
    </section>
  )
}

function MapCard({ tour }: { tour: Card }) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const formatMoney = useMoneyFormat({ isWhole: true })
  const length = useTourLength()(tour)
  const [cover] = tour.media
  return (
    <li className={css.card}>
      <div className={css.cardPicture}>
        {cover && <MediaPicture media={cover} small cover decorative sizes="128px" />}
      </div>
      <div className={css.cardWords}>
        <p className={css.cardRegion}>{tour.region.name}</p>
        <h3 className={css.cardTitle}>
          <Link
            href={pathOf('slug', { slug: slugWithId(tour.slug, tour.id) })}
            lang={tour.lang}
            className={css.cardLink}
          >
            {tour.title}
          </Link>
        </h3>
        <p className={css.cardFacts}>
          <span>{length}</span>
          {tour.price && (
            <span>
              {formatMessage(messages.from)} <b>{formatMoney(tour.price)}</b>
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
