import { useIntl } from 'react-intl'
import { departureCalendarPath } from '#schema/rules/routes/tourFiles.ts'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { usePrepaymentTerms } from '../../../../features/tour/Departure/usePrepaymentTerms.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { useSite } from '../../../../routing/site.ts'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { calendar } from '../../../../ui/Icon/signs.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { plane } from '../../../../ui/Icon/travel.ts'
import { Price } from '../../../../ui/Price/Price.tsx'
import { orderPath } from '../../../orders/OrderPage/OrderPage.urls.ts'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import { DepartureCalendar } from './DepartureCalendar.tsx'
import type { TourDepartures_TourFragment } from './TourDepartures.generated.ts'
import css from './TourDepartures.module.css'

type Departure = TourDepartures_TourFragment['dates'][number]

/** Number of dates shown; later ones are collapsed below. */
const inSight = 4
/** Number of free seats up to which it is highlighted. */
const fewSeats = 4

/** Lists the dates with their prices. Sold-out dates are shown too, as a sign of popularity. */
export function TourDepartures({
  tour: part,
}: {
  tour: FragmentType<TourDepartures_TourFragment>
}) {
  const { formatMessage } = useIntl()
  const termsOf = usePrepaymentTerms()
  const { id, dates, days, type } = useFragment<TourDepartures_TourFragment>(part)
  const terms = new Set(dates.map((date) => termsOf(date)))
  const isOneTerm = terms.size === 1
  const later = dates.length > inSight + 2 ? dates.slice(inSight) : []
  const first = later.length > 0 ? dates.slice(0, inSight) : dates

  const list = (shown: readonly Departure[]) => (
    <ul className={css.list}>
      {shown.map((date) => (
        <DepartureRow
          key={date.id}
          tourId={id}
          date={date}
          days={type === 'TOUR' ? days : 1}
          terms={isOneTerm ? undefined : termsOf(date)}
        />
      ))}
    </ul>
  )

  return (
    <section data-later aria-labelledby="dates">
      <h2 id="dates">{formatMessage(messages.dates)}</h2>
      <p className={css.lead}>
        {formatMessage(messages.datesLead)} {isOneTerm && [...terms][0]}
      </p>
      {dates.length > 1 && <DepartureCalendar tourId={id} dates={dates} fewSeats={fewSeats} />}
      {list(first)}
      {later.length > 0 && (
        <Disclosure
          look="plain"
          summary={formatMessage(messages.laterDates, { count: later.length })}
          className={css.later}
        >
          {list(later)}
        </Disclosure>
      )}
    </section>
  )
}

interface DepartureRowProps {
  tourId: number
  date: Departure
  /** Length of the trip, to calculate the price per day. */
  days: number
  /** Payment terms of this date; undefined if all dates have the same. */
  terms: string | undefined
}

function DepartureRow({ tourId, date, days, terms }: DepartureRowProps) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat({ isWhole: true })
  const { price, priceWithoutDiscount: old, freeSeats, isBusy } = date
  const isReduced = old !== null && old.amountMinor > price.amountMinor
  const perDay = formatMoney({ ...price, amountMinor: price.amountMinor / days })
  const shownDays = text.days(date)

  return (
    <li className={classes(css.row, isBusy && css.busy)}>
      <div className={css.when}>
        <p className={css.days}>{shownDays}</p>
        <p className={css.notes}>
          {!isBusy && (
            <Badge tone={date.notGuaranteed ? 'plain' : 'pine'}>
              {formatMessage(date.notGuaranteed ? messages.notGuaranteed : messages.guaranteed)}
            </Badge>
          )}
          {date.flightIncluded && (
            <Badge tone="lake" icon={plane}>
              {formatMessage(messages.flightIncluded)}
            </Badge>
          )}
          {!isBusy && date.isCashbackAvailable && <Badge>{formatMessage(messages.cashback)}</Badge>}
          {!isBusy && (
            <span className={classes(freeSeats <= fewSeats && css.few)}>
              {text.seats(freeSeats)}
            </span>
          )}
          {!isBusy && (
            <a
              href={departureCalendarPath(locale, tourId, date.id)}
              aria-label={formatMessage(messages.addDateToCalendar, { days: shownDays })}
              className={css.toCalendar}
              data-print="no"
            >
              <Icon glyph={calendar} size="s" />
              {formatMessage(messages.addToCalendar)}
            </a>
          )}
        </p>
        {terms && <p className={css.terms}>{terms}</p>}
      </div>
      <div className={css.price}>
        <Price
          value={formatMoney(price)}
          old={isReduced ? formatMoney(old) : undefined}
          oldLabel={formatMessage(messages.oldPrice)}
        />
        {days > 1 && (
          <span className={css.perDay}>{formatMessage(messages.perDay, { price: perDay })}</span>
        )}
      </div>
      {isBusy ? (
        <span className={css.soldOut}>{formatMessage(messages.soldOut)}</span>
      ) : (
        <Button
          size="s"
          href={orderPath(locale, tourId, { date: date.id })}
          data-print="no"
          aria-label={formatMessage(messages.chooseDate, { days: shownDays })}
        >
          {formatMessage(messages.choose)}
        </Button>
      )}
    </li>
  )
}
