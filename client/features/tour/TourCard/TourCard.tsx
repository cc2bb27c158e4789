import { useIntl } from 'react-intl'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { usePagePath } from '../../../routing/site.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { calendar } from '../../../ui/Icon/signs.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Price } from '../../../ui/Price/Price.tsx'
import { Rating } from '../../../ui/Rating/Rating.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { FavoriteButton } from '../Favorites/FavoriteButton.tsx'
import { MediaPicture } from '../MediaPicture/MediaPicture.tsx'
import { useMoneyFormat } from '../../shell/Money/useMoneyFormat.ts'
import { difficultyTerm } from '../TourTerms/tourTerms.ts'
import type { TourCard_TourFragment } from './TourCard.generated.ts'
import css from './TourCard.module.css'
import { tourCardMessages as messages } from './tourCard.messages.ts'
import { useTourLength } from './useTourLength.ts'

interface TourCardProps {
  tour: FragmentType<TourCard_TourFragment>
  /** For the first visible cards: loads the cover eagerly. */
  priority?: boolean
  /** As in HTML: card width per screen width. */
  sizes?: string
  /** Level of the title, below the list's own heading. */
  level?: 'h2' | 'h3' | 'h4'
}

/** Maximum of free places for which the card shows how many are left. */
const fewSeats = 4

const cardSizes = '(min-width: 1200px) 380px, (min-width: 640px) 46vw, 94vw'

/** Shows a tour in a list. The whole card is clickable, through the single link in its title. */
export function TourCard({
  tour: part,
  priority,
  sizes = cardSizes,
  level: Heading = 'h3',
}: TourCardProps) {
  const tour = useFragment<TourCard_TourFragment>(part)
  const { formatMessage, formatNumber, formatters, locale } = useIntl()
  const pathOf = usePagePath()
  const formatMoney = useMoneyFormat({ isWhole: true })
  const length = useTourLength()(tour)
  const [cover] = tour.media
  const [next] = tour.departures
  const dayFormat = formatters.getDateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  })
  const day = (date: string) => dayFormat.format(Date.parse(date))
  const moreDates = tour.openDepartures - tour.departures.length
  const { groupSizeMin: min, groupSizeMax: max, price, priceWithoutDiscount: old } = tour
  const isReduced = price && old && old.amountMinor > price.amountMinor
  const isHike = tour.type === 'TOUR' && !tour.isCruise

  return (
    <article className={css.card}>
      <div className={css.cover}>
        {cover && (
          <MediaPicture
            media={cover}
            small
            cover
            decorative
            priority={priority}
            sizes={sizes}
            className={css.picture}
          />
        )}
        <div className={css.badges}>
          {tour.isCruise && (
            <Badge className={css.onPicture}>{formatMessage(messages.cruise)}</Badge>
          )}
          {isReduced && (
            <Badge tone="brick" solid>
              {formatNumber(price.amountMinor / old.amountMinor - 1, { style: 'percent' }).replace(
                '-',
                '−',
              )}
            </Badge>
          )}
          {tour.isCashbackAvailable && (
            <Badge className={css.onPicture}>{formatMessage(messages.cashback)}</Badge>
          )}
        </div>
      </div>
      <div className={css.heart}>
        <FavoriteButton id={tour.id} title={tour.title} />
      </div>
      <div className={css.body}>
        <div className={css.over}>
          <span className={css.region}>{tour.region.name}</span>
          {tour.rating !== null && (
            <Rating
              short
              value={tour.rating}
              label={formatMessage(messages.rating, {
                rating: tour.rating,
                count: tour.reviewsCount,
              })}
              figure={formatNumber(tour.rating, {
                minimumFractionDigits: 1,
                maximumFractionDigits: 1,
              })}
              count={formatMessage(messages.reviews, { count: tour.reviewsCount })}
            />
          )}
        </div>
        <Heading className={css.title}>
          <Link
            href={pathOf('slug', { slug: slugWithId(tour.slug, tour.id) })}
            className={css.link}
            lang={tour.lang}
          >
            {tour.title}
          </Link>
        </Heading>
        <p className={css.facts}>
          <span>{length}</span>
          <span>
            {min > 1 && min < max
              ? formatMessage(messages.group, { min, max })
              : formatMessage(messages.groupUpTo, { max })}
          </span>
          {isHike && <span>{formatMessage(difficultyTerm(tour.difficulty))}</span>}
        </p>
        <div className={css.dates}>
          <Icon glyph={calendar} size="s" />
          {next ? (
            <p>
              <VisuallyHidden>{formatMessage(messages.dates)} </VisuallyHidden>
              {tour.departures.map(({ id, start }) => (
                <time key={id} dateTime={start}>
                  {day(start)}
                </time>
              ))}
              {moreDates > 0 && (
                <span>{formatMessage(messages.moreDates, { count: moreDates })}</span>
              )}
            </p>
          ) : (
            <p>{formatMessage(messages.soldOut)}</p>
          )}
        </div>
        {next && next.freeSeats <= fewSeats && (
          <p className={css.seats}>
            {formatMessage(messages.seats, { seats: next.freeSeats, date: day(next.start) })}
          </p>
        )}
        <div className={css.foot}>
          {price && (
            <Price
              value={formatMoney(price)}
              old={isReduced ? formatMoney(old) : undefined}
              oldLabel={formatMessage(messages.oldPrice)}
              before={formatMessage(messages.from)}
              after={formatMessage(messages.perPerson)}
            />
          )}
          <p className={css.organizer}>
            {formatMessage(messages.organizer, { name: tour.organizer.name })}
          </p>
        </div>
      </div>
    </article>
  )
}
