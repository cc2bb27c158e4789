import type { PrepaymentType } from '#schema/codes/bookings.ts'
import type { Currency } from '#schema/codes/currencies.ts'
import type { TourType } from '#schema/codes/tours.ts'
import type { ChildUnit } from '#schema/rules/booking/priceRequest.ts'

/** What a departure's option costs and on which terms, as it stands now. Amounts in minor units of the departure's currency. */
export interface BookableOption {
  tourDateId: number
  /** Day, local to the tour's zone. */
  startDate: string
  /** HH:mm of an excursion, local too. */
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
  /** The youngest first. */
  childUnits: ChildUnit[]
  minAge: number
  cancellationTiers: { daysBefore: number; keptBp: number }[]
}

/** What became of an attempt to hold seats. */
export interface HoldResult {
  /** null: nothing was written, because too few seats are free or the key has a request already. */
  requestId: number | null
  /** As they were under the lock, before this request. */
  freeSeats: number
}
