export const prepaymentTypes = ['none', 'percent', 'fixed', 'full'] as const
export type PrepaymentType = (typeof prepaymentTypes)[number]

/** Maximum number of people in one request: a larger group contacts the organizer first. */
export const maxPeoplePerRequest = 20
/** Anyone older travels as an adult. */
export const maxChildAge = 17
/** Minutes for which the price and the exchange rate of a quote are valid. */
export const quoteMinutes = 30
