import { useIntl } from 'react-intl'
import { currencyExponent } from '#schema/codes/currencies.ts'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { useSite } from '../../../../routing/site.ts'
import { classes } from '../../../../ui/classes.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { plane } from '../../../../ui/Icon/travel.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { orderPath } from '../../../orders/OrderPage/OrderPage.urls.ts'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import css from './DepartureCalendar.module.css'
import { departureMonths } from './departureMonths.ts'
import type { TourDepartures_TourFragment } from './TourDepartures.generated.ts'

type Departure = TourDepartures_TourFragment['dates'][number]

interface DepartureCalendarProps {
  tourId: number
  dates: readonly Departure[]
  /** Number of free seats up to which a cell shows it. */
  fewSeats: number
}

/** Amount from which prices are shortened: a day cell is only a seventh of a phone's width. */
const longAmount = 10_000

/**
 * Shows the months with departures, each as a table whose departure days link to the order form.
 */
export function DepartureCalendar({ tourId, dates, fewSeats }: DepartureCalendarProps) {
  const { formatMessage, formatDate } = useIntl()
  const { locale } = useSite()
  const firstWeekday = locale === 'de' ? 1 : 0
  const months = departureMonths(dates, firstWeekday)
  // January 3, 2027 is a Sunday
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const day = Date.UTC(2027, 0, 3 + firstWeekday + index)
    return {
      short: formatDate(day, { timeZone: 'UTC', weekday: 'short' }),
      long: formatDate(day, { timeZone: 'UTC', weekday: 'long' }),
    }
  })

  return (
    <>
      {/* a scrollable region must be reachable by keyboard even without links */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section aria-label={formatMessage(messages.byMonth)} tabIndex={0} className={css.months}>
        {months.map(({ month, weeks }) => (
          <table key={month} className={css.month}>
            <caption>
              {formatDate(`${month}-01T00:00:00Z`, {
                timeZone: 'UTC',
                month: 'long',
                year: 'numeric',
              })}
            </caption>
            <thead>
              <tr>
                {weekdays.map(({ short, long }) => (
                  <th key={long} scope="col" abbr={long}>
                    {short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month have no other id
                <tr key={row}>
                  {week.map(({ day, departures }, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor do their days
                    <td key={column}>
                      {departures.length === 0
                        ? day
                        : departures.map((date) => (
                            <DepartureDay
                              key={date.id}
                              tourId={tourId}
                              day={day}
                              date={date}
                              fewSeats={fewSeats}
                            />
                          ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </section>
      {/* legend of the colors; the name of each day states it as text */}
      <p className={css.legend} aria-hidden="true">
        {dates.some(({ isBusy, notGuaranteed }) => !isBusy && !notGuaranteed) && (
          <span>{formatMessage(messages.guaranteed)}</span>
        )}
        {dates.some(({ isBusy, notGuaranteed }) => !isBusy && notGuaranteed) && (
          <span data-state="gathering">{formatMessage(messages.notGuaranteed)}</span>
        )}
        {dates.some(({ isBusy }) => isBusy) && (
          <span data-state="busy">{formatMessage(messages.soldOut)}</span>
        )}
      </p>
    </>
  )
}

interface DepartureDayProps {
  tourId: number
  day: number | null
  date: Departure
  fewSeats: number
}

function DepartureDay({ tourId, day, date, fewSeats }: DepartureDayProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { locale } = useSite()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat({ isWhole: true })
  const { id, price, freeSeats, isBusy, flightIncluded, notGuaranteed, startTime } = date
  const days = text.shortDays(date)
  if (isBusy)
    return (
      <span className={css.busy}>
        <VisuallyHidden>{formatMessage(messages.calendarSoldOut, { days })}</VisuallyHidden>
        <span aria-hidden="true">{day}</span>
      </span>
    )
  const state = formatMessage(notGuaranteed ? messages.notGuaranteed : messages.guaranteed)
  const name = formatMessage(messages.calendarDay, {
    days,
    price: formatMoney(price),
    seats: text.seats(freeSeats),
    state,
  })
  return (
    <Link
      href={orderPath(locale, tourId, { date: id })}
      className={classes(css.day, notGuaranteed && css.gathering)}
    >
      <span className={css.number}>
        {day}
        {flightIncluded && <Icon glyph={plane} size="s" />}
      </span>
      {startTime && <span>{startTime}</span>}
      <span>{shortPrice(formatMoney, formatNumber, price)}</span>
      {freeSeats <= fewSeats && (
        <span className={css.few}>{formatMessage(messages.left, { seats: freeSeats })}</span>
      )}
      {/* in addition to the visible text, not instead of it: voice control needs the visible words */}
      <VisuallyHidden>
        {flightIncluded ? formatMessage(messages.calendarFlight, { text: name }) : name}
      </VisuallyHidden>
    </Link>
  )
}

function shortPrice(
  formatMoney: ReturnType<typeof useMoneyFormat>,
  formatNumber: ReturnType<typeof useIntl>['formatNumber'],
  price: Departure['price'],
): string {
  const exact = price.amountMinor / 10 ** currencyExponent[price.currency]
  if (exact < longAmount) return formatMoney(price)
  return formatNumber(exact, {
    style: 'currency',
    currency: price.currency,
    notation: 'compact',
    maximumFractionDigits: exact < 100_000 ? 1 : 0,
  })
}
