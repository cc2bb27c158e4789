import { maxPeoplePerRequest } from '#schema/codes/bookings.ts'

/**
 * Rules of an organizer's offer to one customer, shared by the form and the API. Prices in minor
 * units.
 */
export const individualTourFields = {
  optionId: 'required|whole|minValue:1',
  adults: `required|whole|minValue:1|maxValue:${maxPeoplePerRequest}`,
  children: `whole|minValue:0|maxValue:${maxPeoplePerRequest}`,
  adultMinor: 'required|whole|minValue:1',
  childMinor: 'whole|minValue:1',
  note: 'max:2000',
  validUntil: 'required',
} as const

export const individualTourStates = [
  'open',
  'booked',
  'withdrawn',
  'gone',
  'expired',
  'sold_out',
] as const
type IndividualTourState = (typeof individualTourStates)[number]

interface IndividualTourStanding {
  isBooked: boolean
  isWithdrawn: boolean
  /** True if nobody can book the departure any more. */
  isGone: boolean
  validUntil: Date
  freeSeats: number
  /** Number of adults the offer is for. */
  adults: number
  children: number
}

/**
 * Returns the state of an offer to one customer; permanent states take precedence over those that
 * can change.
 */
export const individualTourState = (
  standing: IndividualTourStanding,
  now: Date,
): IndividualTourState => {
  const { isBooked, isWithdrawn, isGone, validUntil, freeSeats, adults, children } = standing
  if (isBooked) return 'booked'
  if (isWithdrawn) return 'withdrawn'
  if (isGone) return 'gone'
  if (validUntil <= now) return 'expired'
  return freeSeats < adults + children ? 'sold_out' : 'open'
}

/**
 * Returns the last minute of a local day yyyy-MM-dd in a time zone.
 * @throws RangeError for an invalid day or zone
 */
export const endOfDay = (day: string, timeZone: string): Date => {
  const lastMinute = Date.parse(`${day}T23:59:00Z`)
  const written = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const offsetAt = (at: number) => Date.parse(`${written.format(at).replace(' ', 'T')}Z`) - at
  // twice: the clocks may change between the two instants
  const about = lastMinute - offsetAt(lastMinute)
  return new Date(lastMinute - offsetAt(about))
}
