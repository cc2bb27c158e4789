import ical from 'ical-generator'
import type { Locale } from '#schema/codes/locales.ts'
import type { EventTour } from './readTourFacts.ts'

interface DateEvent {
  tour: EventTour
  dateId: number
  locale: Locale
  /** Of the tour's page, absolute. */
  address: string
  /** Of this very departure, so that a second download replaces the first. */
  host: string
  now: Date
}

/**
 * A departure as an iCalendar file (RFC 5545): whole days for a tour, local time in the tour's zone for an excursion.
 * Null where the tour has no such departure to come.
 */
export const drawDateEvent = ({
  tour,
  dateId,
  locale,
  address,
  host,
  now,
}: DateEvent): string | null => {
  const date = tour.dates.find(({ id }) => id === dateId)
  if (!date) return null
  const calendar = ical({
    prodId: { company: 'Versta', product: 'Versta', language: locale.toUpperCase() },
  })
  const words = {
    id: `tour-date-${date.id}@${host}`,
    summary: tour.title,
    location: [tour.meetingPoint, tour.region.name, tour.country.name].filter(Boolean).join(', '),
    description: `${tour.organizer.name}\n${address}`,
    url: address,
  }
  if (date.startTime === null) {
    // the end of whole days is the day after: RFC 5545, 3.6.1
    const start = Temporal.PlainDate.from(date.start)
    calendar.createEvent({
      ...words,
      start,
      end: Temporal.PlainDate.from(date.end).add({ days: 1 }),
      allDay: true,
    })
    return withStamp(calendar.toString(), now)
  }
  const start = Temporal.PlainDateTime.from(`${date.start}T${date.startTime}`).toZonedDateTime(
    tour.timeZone,
  )
  calendar.timezone({ name: tour.timeZone, generator: () => zoneOn(start) })
  calendar.createEvent({
    ...words,
    start,
    end: start.add({ minutes: tour.durationMinutes ?? 60 }),
    timezone: tour.timeZone,
  })
  return withStamp(calendar.toString(), now)
}

/** The stamp has to be in UTC; the library writes it in the zone of the calendar. */
const withStamp = (file: string, now: Date): string =>
  file.replace(/^DTSTAMP:\w+/m, `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)

/** The zone as it is on that day: all that a single event needs. */
const zoneOn = ({ offset, timeZoneId }: Temporal.ZonedDateTime): string => {
  const written = offset.replace(':', '')
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZoneId}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${written}`,
    `TZOFFSETTO:${written}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')
}
