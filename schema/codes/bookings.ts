export const prepaymentTypes = ['none', 'percent', 'fixed', 'full'] as const
export type PrepaymentType = (typeof prepaymentTypes)[number]

/** Most people one request may bring: a larger group talks to the organizer first. */
export const maxPeoplePerRequest = 20
