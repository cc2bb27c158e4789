/** Booking errors that a client shows and acts on: members of the result unions. */
export class SoldOutError extends Error {
  readonly code = 'SOLD_OUT'
  readonly freeSeats: number
  constructor(freeSeats: number) {
    super(
      freeSeats > 0
        ? `Only ${freeSeats} seats are left on this departure`
        : 'The last seat on this departure has just been taken',
    )
    this.freeSeats = freeSeats
  }
}

export class DepartureUnavailableError extends Error {
  readonly code = 'GONE'
  constructor() {
    super('This departure can no longer be booked')
  }
}

export class IdempotencyMismatchError extends Error {
  readonly code = 'IDEMPOTENCY_MISMATCH'
  constructor() {
    super('This key was used for another request')
  }
}

export class PriceChangedError extends Error {
  readonly code = 'CONFLICT'
  readonly totalMinor: number
  readonly currency: string
  constructor(totalMinor: number, currency: string) {
    super('The price has changed since it was shown')
    this.totalMinor = totalMinor
    this.currency = currency
  }
}

export class TouristsConflictError extends Error {
  readonly code = 'CONFLICT'
  constructor() {
    super('Somebody else has changed the list of tourists since it was read')
  }
}

/** All required traveler details are on file. */
export class TravelerDetailsCompleteError extends Error {
  readonly code = 'CONFLICT'
  constructor() {
    super('Nothing is missing of those who travel')
  }
}

/** The travelers were reminded less than a day ago. */
export class ReminderTooSoonError extends Error {
  readonly code = 'CONFLICT'
  /** Earliest time of the next reminder. */
  readonly retryAt: Date
  constructor(retryAt: Date) {
    super('They have been asked within a day')
    this.retryAt = retryAt
  }
}

export class TouristsClosedError extends Error {
  readonly code = 'FORBIDDEN'
  constructor() {
    super('The trip has begun or the request has ended: its tourists can no longer be changed here')
  }
}

export class TravelerLinkExpiredError extends Error {
  readonly code = 'GONE'
  constructor() {
    super(
      'This link leads to nobody on a list: it was replaced by another one, or its traveler was taken off',
    )
  }
}

export class RequestStatusChangedError extends Error {
  readonly code = 'CONFLICT'
  constructor() {
    super('The request is in another status by now')
  }
}

/**
 * The hold can't be extended: the traveler has used their extension, or the end is beyond the
 * longest hold.
 */
export class HoldLimitError extends Error {
  readonly code = 'CONFLICT'
  readonly latest: Date
  constructor(latest: Date) {
    super('The seats can’t be held so long')
    this.latest = latest
  }
}

export class RefundAmountChangedError extends Error {
  readonly code = 'CONFLICT'
  readonly refundMinor: number
  readonly currency: string
  constructor(refundMinor: number, currency: string) {
    super('What comes back has changed since it was shown')
    this.refundMinor = refundMinor
    this.currency = currency
  }
}
