/** Reasons why a booking failed, as in `?reason=` of the error page. */
export const bookingFailures = [
  'sold_out',
  'payment_declined',
  'payment_abandoned',
  'expired',
  'unknown',
] as const
export type BookingFailure = (typeof bookingFailures)[number]

/** Reads the reason from a URL; `unknown` for anything not on the list. */
export const readBookingFailure = (text: string | null): BookingFailure =>
  bookingFailures.find((known) => known === text) ?? 'unknown'
