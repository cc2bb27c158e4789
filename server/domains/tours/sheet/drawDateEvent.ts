import ical from 'ical-generator'
import type { Locale } from '#schema/codes/locales.ts'
import type { EventTour } from './readTourFacts.ts'

interface DateEvent {
  tour: EventTour
  dateId: number
  locale: Locale
  /** URL of the tour's page. */
  address: string
  /**
   * The site's host. It makes the event's id unique, so that a second download replaces the first.
   */
  host: string
  now: Date
}

/**
 * Writes a departure as an iCalendar file (RFC 5545): whole days for a tour, local time in the
 * tour's zone for an excursion. Null where the tour has no such upcoming departure.
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
    // RFC 5545, 3.6.1: whole days end on the next day
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

/** Sets the stamp in UTC, as required; the library writes it in the calendar's zone. */
const withStamp = (file: string, now: Date): string =>
  file.replace(/^DTSTAMP:\w+/m, `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)

/** Writes the zone with its offset on that day, which is enough for a single event. */
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
