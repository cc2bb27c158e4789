/** Why a booking did not come to its end, as `?reason=` of the error page names it. */
export const bookingFailures = [
  'sold_out',
  'payment_declined',
  'payment_abandoned',
  'expired',
  'unknown',
] as const
export type BookingFailure = (typeof bookingFailures)[number]

/** What an address says; anything that is not on the list is `unknown`. */
export const readBookingFailure = (text: string | null): BookingFailure =>
  bookingFailures.find((known) => known === text) ?? 'unknown'
