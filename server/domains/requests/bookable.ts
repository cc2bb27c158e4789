import type { PrepaymentType } from '#schema/codes/bookings.ts'
import type { Currency } from '#schema/codes/currencies.ts'
import type { TourType } from '#schema/codes/tours.ts'
import type { ChildUnit } from '#schema/rules/booking/priceRequest.ts'

/**
 * A departure's option with its current price and terms. Amounts in minor units of the departure's
 * currency.
 */
export interface BookableOption {
  tourDateId: number
  /** Local date in the tour's zone. */
  startDate: string
  /** Local time HH:mm of an excursion. */
  startTime: string | null
  currency: Currency
  prepaymentType: PrepaymentType
  prepaymentSize: number
  tourId: number
  type: TourType
  timeZone: string
  organizerId: number
  holdMinutes: number
  optionId: number
  freeSeats: number
  priceMinor: number
  priceWithoutDiscountMinor: number | null
  flightIncluded: boolean
  hasCashback: boolean
  /** Youngest first. */
  childUnits: ChildUnit[]
  minAge: number
  cancellationTiers: { daysBefore: number; keptBp: number }[]
}

/** The outcome of an attempt to hold seats. */
export interface HoldResult {
  /** Null: nothing was written, because too few seats are free or the key already has a request. */
  requestId: number | null
  /** Free seats under the lock, before this request. */
  freeSeats: number
}
