/** Environment variables of a server on which one address may book for a whole crowd. */
export const unlimitedBooking = {
  REQUESTS_PER_HOUR: '0',
  QUOTES_PER_HOUR: '0',
  PAYMENTS_PER_HOUR: '0',
  OPEN_REQUESTS_PER_EMAIL: '0',
} as const
