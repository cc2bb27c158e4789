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
    super('The list of travelers has changed since it was read: read it again')
  }
}

/** All required traveler details are on file. */
export class TravelerDetailsCompleteError extends Error {
  readonly code = 'CONFLICT'
  constructor() {
    super('All required traveler details are on file')
  }
}

/** The travelers were reminded less than a day ago. */
export class ReminderTooSoonError extends Error {
  readonly code = 'CONFLICT'
  /** Earliest time of the next reminder. */
  readonly retryAt: Date
  constructor(retryAt: Date) {
    super('A reminder was sent within the last day')
    this.retryAt = retryAt
  }
}

export class TouristsClosedError extends Error {
  readonly code = 'FORBIDDEN'
  constructor() {
    super('The trip has started or the request is closed: its travelers can no longer be changed')
  }
}

export class TravelerLinkExpiredError extends Error {
  readonly code = 'GONE'
  constructor() {
    super('This link is no longer valid: it was replaced, or its traveler was removed')
  }
}

export class RequestStatusChangedError extends Error {
  readonly code = 'CONFLICT'
  constructor() {
    super('The status of the request has changed')
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
    super('The hold can’t be extended that far')
    this.latest = latest
  }
}

export class RefundAmountChangedError extends Error {
  readonly code = 'CONFLICT'
  readonly refundMinor: number
  readonly currency: string
  constructor(refundMinor: number, currency: string) {
    super('The refund has changed since it was shown')
    this.refundMinor = refundMinor
    this.currency = currency
  }
}
