import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { useSite } from '../../../routing/site.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { useDepartureText } from '../../tour/Departure/useDepartureText.ts'
import { MediaPicture } from '../../tour/MediaPicture/MediaPicture.tsx'
import { organizerPath } from '../../tour/OrganizerLink/organizerPath.ts'
import { RequestPrice, type RequestPriceLine } from '../RequestPrice/RequestPrice.tsx'
import { isPaidInFull } from '../RequestStatus/isPaidInFull.ts'
import { requestStage } from '../RequestStatus/requestStage.ts'
import { useTourLength } from '../../tour/TourCard/useTourLength.ts'
import type { RequestTrip_RequestFragment } from './RequestTrip.generated.ts'
import css from './RequestTrip.module.css'
import { requestTripMessages as messages } from './requestTrip.messages.ts'

const labels = { ADULT: 'adult', CHILD: 'child', DISCOUNT: 'discount' } as const satisfies Record<
  string,
  RequestPriceLine['label']
>

interface RequestTripProps {
  request: FragmentType<RequestTrip_RequestFragment>
  /** Chooses the label above the tour's name. */
  isBooked: boolean
  /** More facts, after those of the trip. */
  facts?: readonly { name: string; value: ReactNode }[]
  /** False where the page shows price lines and total elsewhere. */
  hasPrice?: boolean
  /** False where the page has more details on the meeting point. */
  hasMeetingPoint?: boolean
}

/** Shows a request's trip: tour, dates, travelers, organizer, meeting point, price. */
export function RequestTrip({
  request: part,
  isBooked,
  facts: more = [],
  hasPrice = true,
  hasMeetingPoint = true,
}: RequestTripProps) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const text = useDepartureText()
  const request = useFragment<RequestTrip_RequestFragment>(part)
  const { tour, date, organizer, adults, children } = request
  const length = useTourLength()(tour)
  // no prepayment is due any more
  const isSettled = requestStage(request.status) === 'cancelled' || isPaidInFull(request)
  const [cover] = tour.media
  // a standard place adds no information to the trip
  const chosen = request.items
    .filter(({ option }) => option.kind !== 'STANDARD')
    .map(({ option }) => option.name)
  const facts: { name: string; value: ReactNode }[] = [
    {
      name: formatMessage(messages.when),
      value: (
        <>
          {text.days(date)}
          <br />
          {length}
        </>
      ),
    },
    {
      name: formatMessage(messages.people),
      value: formatMessage(messages.peopleValue, { adults, children }),
    },
    ...(chosen.length > 0
      ? [{ name: formatMessage(messages.place), value: chosen.join(', ') }]
      : []),
    {
      name: formatMessage(messages.organizer),
      value: (
        <>
          <Link href={organizerPath(locale, organizer)}>{organizer.name}</Link>
          {organizer.phone && (
            <>
              <br />
              <a href={`tel:${organizer.phone.replaceAll(/[^+\d]/g, '')}`}>
                {organizer.formattedPhone}
              </a>
            </>
          )}
        </>
      ),
    },
    ...(hasMeetingPoint && tour.meetingPoint
      ? [
          {
            name: formatMessage(messages.meetingPoint),
            value: <span lang={tour.lang}>{tour.meetingPoint}</span>,
          },
        ]
      : []),
    ...more,
  ]
  return (
    <section aria-labelledby="trip" className={css.sheet}>
      {cover && (
        <MediaPicture
          media={cover}
          ratio={2.2}
          decorative
          priority
          sizes="(min-width: 992px) 440px, 94vw"
          className={css.cover}
        />
      )}
      <div className={css.body}>
        <div>
          <h2 id="trip" className={css.small}>
            {formatMessage(isBooked ? messages.booked : messages.requested)}
          </h2>
          <p className={css.tour}>
            <Link
              href={pagePath('slug', locale, { slug: slugWithId(tour.slug, tour.id) })}
              lang={tour.lang}
            >
              {tour.title}
            </Link>
          </p>
        </div>
        <dl className={css.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {hasPrice && (
          <RequestPrice
            lines={request.lines.map(({ label, quantity, unit, amount }) => ({
              label: labels[label],
              quantity,
              unit,
              amount,
            }))}
            total={request.total}
            prepayment={isSettled ? null : request.prepayment}
            flightIncluded={request.flightIncluded}
            cashback={request.cashback?.state === 'PROMISED' ? request.cashback.amount : null}
            adults={adults}
          />
        )}
      </div>
    </section>
  )
}
