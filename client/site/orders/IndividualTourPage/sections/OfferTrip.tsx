import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { organizerPath } from '../../../../features/tour/OrganizerLink/organizerPath.ts'
import { requestTripMessages } from '../../../../features/request/RequestFrame/requestTrip.messages.ts'
import { useTourLength } from '../../../../features/tour/TourCard/useTourLength.ts'
import { useSite } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Price } from '../../../../ui/Price/Price.tsx'
import { orderPath } from '../../OrderPage/OrderPage.urls.ts'
import type { Offer } from '../offerRequest.ts'
import { offerPageMessages as messages } from '../offerPage.messages.ts'
import css from './OfferTrip.module.css'

/** Shows the dates, party, organizer and price of the offer, and the button to request it. */
export function OfferTrip({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const facts = useTripFacts(offer)
  const { tour, state, requestUuid, uuid } = offer
  const [cover] = tour.media
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
        <h2 id="trip" className={css.title}>
          {formatMessage(messages.trip)}
        </h2>
        <dl className={css.facts}>
          {facts.map(({ name, value }) => (
            <div key={name.id}>
              <dt>{formatMessage(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <OfferPrice offer={offer} />
        {state === 'OPEN' && (
          <>
            <Button
              href={orderPath(locale, tour.id, { offer: uuid })}
              look="primary"
              size="l"
              wide
              data-print="no"
            >
              {formatMessage(messages.request)}
            </Button>
            <p className={css.small} data-print="no">
              {formatMessage(messages.payNothing, { organizer: tour.organizer.name })}
            </p>
          </>
        )}
        {requestUuid && (
          <Button
            href={pagePath('request', locale, { uuid: requestUuid })}
            look="primary"
            size="l"
            wide
            data-print="no"
          >
            {formatMessage(messages.toRequest)}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Returns the rows that say when, for whom, where and with whom the trip is. */
function useTripFacts({ tour, date, option, adults, children, state }: Offer) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const text = useDepartureText()
  const length = useTourLength()(tour)
  return [
    { name: requestTripMessages.when, value: `${text.days(date)}, ${length}` },
    {
      name: requestTripMessages.people,
      value: formatMessage(requestTripMessages.peopleValue, { adults, children }),
    },
    // the name of a standard place adds nothing
    ...(option.kind === 'STANDARD'
      ? []
      : [{ name: requestTripMessages.place, value: option.name }]),
    {
      name: requestTripMessages.organizer,
      value: <Link href={organizerPath(locale, tour.organizer)}>{tour.organizer.name}</Link>,
    },
    ...(state === 'OPEN' || state === 'SOLD_OUT'
      ? [{ name: messages.freeSeats, value: text.seats(option.freeSeats) }]
      : []),
  ]
}

/** The total, the price of each person, and what is saved against the usual price. */
function OfferPrice({
  offer: { adults, children, total, regularTotal, adultPrice, childPrice },
}: {
  offer: Offer
}) {
  const { formatMessage } = useIntl()
  const formatMoney = useMoneyFormat()
  const isCheaper = regularTotal.amountMinor > total.amountMinor
  const saved = { ...total, amountMinor: regularTotal.amountMinor - total.amountMinor }
  return (
    <div className={css.price}>
      <span>{formatMessage(messages.yourPrice)}</span>
      <Price
        size="l"
        value={formatMoney(total)}
        old={isCheaper ? formatMoney(regularTotal) : undefined}
        oldLabel={formatMessage(messages.usually)}
      />
      <ul>
        <li>
          {formatMessage(messages.perAdult, { count: adults, price: formatMoney(adultPrice) })}
        </li>
        {children > 0 && (
          <li>
            {formatMessage(messages.perChild, {
              count: children,
              price: formatMoney(childPrice ?? adultPrice),
            })}
          </li>
        )}
      </ul>
      {isCheaper && <p>{formatMessage(messages.youSave, { amount: formatMoney(saved) })}</p>}
    </div>
  )
}
