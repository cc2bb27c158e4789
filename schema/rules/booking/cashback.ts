import type { CashbackPerformer } from '../../codes/cashback.ts'
import type { Currency } from '../../codes/currencies.ts'
import { floorToUnit } from '../money/convertPrice.ts'

/** Cashback promised to requests made now. */
export interface CashbackTerms {
  /** Whole percent of the price, 1 to 100. */
  percent: number
  performer: CashbackPerformer
}

/** Cashback settings of a server; while inactive, new requests are promised none. */
export interface CashbackConfig extends CashbackTerms {
  isActive: boolean
}

// products exceed the integers that a double represents exactly: prices in won
const share = (minor: number, part: number, whole: number): number =>
  Number((BigInt(minor) * BigInt(part)) / BigInt(whole))

/** Returns the cashback on a price in minor units, rounded down to a whole amount. */
export const cashbackOf = (
  { percent, currency }: { percent: number; currency: Currency },
  totalMinor: number,
): number => floorToUnit(share(totalMinor, percent, 100), currency)

export interface CashbackDueInput {
  /** As promised. All amounts are in minor units of the request's currency. */
  promisedMinor: number
  totalMinor: number
  /** All payments received. */
  arrivedMinor: number
  /** Refunds of the price: done, pending or still owed. */
  refundedMinor: number
}

/**
 * Returns the cashback due when the trip is over. It is nothing unless the price was paid in full.
 * Otherwise it is the promise times the unrefunded part of the price, rounded down.
 */
export const cashbackDue = ({
  promisedMinor,
  totalMinor,
  arrivedMinor,
  refundedMinor,
}: CashbackDueInput): number => {
  if (totalMinor <= 0 || arrivedMinor < totalMinor) return 0
  const keptMinor = Math.min(totalMinor, Math.max(0, arrivedMinor - refundedMinor))
  return share(promisedMinor, keptMinor, totalMinor)
}
