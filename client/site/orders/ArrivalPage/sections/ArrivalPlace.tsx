import { useIntl } from 'react-intl'
import { departureCalendarPath } from '#schema/rules/routes/tourFiles.ts'
import { useSite } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { arrowUpRight } from '../../../../ui/Icon/controls.ts'
import { calendar } from '../../../../ui/Icon/signs.ts'
import type { ArrivalRequest } from '../arrivalRequest.ts'
import { arrivalPageMessages as messages } from '../arrivalPage.messages.ts'
import css from './ArrivalPlace.module.css'

const mapAddress = (lat: number, lng: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat.toFixed(4)}&mlon=${lng.toFixed(4)}#map=13/${lat.toFixed(4)}/${lng.toFixed(4)}`

/** Shows the day, time and place where the trip begins, in the local time zone. */
export function ArrivalPlace({
  request,
  hasCalendar,
}: {
  request: ArrivalRequest
  hasCalendar: boolean
}) {
  const { formatMessage, formatDate } = useIntl()
  const { locale } = useSite()
  const { tour, date, organizer, contactEmail: email } = request
  const { startCity: city } = tour
  const values = { organizer: organizer.name, email }
  const day = (style: Intl.DateTimeFormatOptions) =>
    formatDate(`${date.start}T00:00:00Z`, { timeZone: 'UTC', ...style })
  // noon, when a clock change during the night before has taken effect
  const zone = formatDate(`${date.start}T12:00:00Z`, {
    timeZone: tour.timeZone,
    year: 'numeric',
    timeZoneName: 'longGeneric',
  }).replace(/^\d+,?\s*/, '')
  const offset = formatDate(`${date.start}T12:00:00Z`, {
    timeZone: tour.timeZone,
    year: 'numeric',
    timeZoneName: 'shortOffset',
  }).replace(/^\d+,?\s*/, '')
  return (
    <section aria-labelledby="where">
      <h2 id="where">{formatMessage(messages.where)}</h2>
      <div className={css.card}>
        <p className={css.day}>
          <span className={css.weekday}>{day({ weekday: 'long' })}</span>
          <time dateTime={date.start} className={css.date}>
            {day({ day: 'numeric', month: 'long' })}
          </time>
          <span className={css.year}>{day({ year: 'numeric' })}</span>
        </p>
        <dl className={css.facts}>
          {/* the text of the meeting point includes the time */}
          {(date.startTime || !tour.meetingPoint) && (
            <div>
              <dt>{formatMessage(messages.time)}</dt>
              <dd>
                {date.startTime ? (
                  <strong>{date.startTime}</strong>
                ) : (
                  formatMessage(messages.timeOpen, values)
                )}
              </dd>
            </div>
          )}
          <div>
            <dt>{formatMessage(messages.timeZone)}</dt>
            <dd>
              {formatMessage(messages.timeZoneValue, {
                zone: zone === offset ? zone : `${zone} (${offset})`,
              })}
            </dd>
          </div>
          {city && (
            <div>
              <dt>{formatMessage(messages.city)}</dt>
              <dd>{city.name}</dd>
            </div>
          )}
          <div>
            <dt>{formatMessage(messages.meeting)}</dt>
            <dd lang={tour.meetingPoint ? tour.lang : undefined}>
              {tour.meetingPoint || formatMessage(messages.meetingOpen, values)}
            </dd>
          </div>
        </dl>
      </div>
      <div className={css.actions} data-print="no">
        {hasCalendar && (
          <Button
            as="a"
            size="s"
            icon={calendar}
            href={departureCalendarPath(locale, tour.id, date.id)}
          >
            {formatMessage(messages.calendar)}
          </Button>
        )}
        {city && (
          <Button
            as="a"
            size="s"
            iconEnd={arrowUpRight}
            href={mapAddress(city.lat, city.lng)}
            target="_blank"
            rel="noreferrer"
          >
            {formatMessage(messages.map, { city: city.name })}
          </Button>
        )}
      </div>
    </section>
  )
}
