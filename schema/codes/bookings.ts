export const prepaymentTypes = ['none', 'percent', 'fixed', 'full'] as const
export type PrepaymentType = (typeof prepaymentTypes)[number]

/** Most people one request may bring: a larger group talks to the organizer first. */
export const maxPeoplePerRequest = 20
/** Who is older travels as an adult. */
export const maxChildAge = 17
/** How long the price and the rate of a quote hold. */
export const quoteMinutes = 30
