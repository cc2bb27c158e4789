import type { CashbackPerformer } from '../../codes/cashback.ts'
import type { Currency } from '../../codes/currencies.ts'
import { floorToUnit } from '../money/convertPrice.ts'

/** What a request that is made now is promised. */
export interface CashbackTerms {
  /** Of the price, whole percents from 1 to 100. */
  percent: number
  performer: CashbackPerformer
}

/** Cashback as a server is configured; inactive, nothing promises any. */
export interface CashbackConfig extends CashbackTerms {
  isActive: boolean
}

// beyond what a double counts exactly: prices in won
const share = (minor: number, part: number, whole: number): number =>
  Number((BigInt(minor) * BigInt(part)) / BigInt(whole))

/** What comes back of a price after the trip: minor units, rounded down to a whole amount. */
export const cashbackOf = (
  { percent, currency }: { percent: number; currency: Currency },
  totalMinor: number,
): number => floorToUnit(share(totalMinor, percent, 100), currency)

export interface CashbackDueInput {
  /** Minor units of the request's currency throughout. As promised. */
  promisedMinor: number
  totalMinor: number
  /** All that has arrived. */
  arrivedMinor: number
  /** What went back of the price, is on its way or is owed. */
  refundedMinor: number
}

/**
 * What is paid of a promise when the trip is over: nothing where the price has not arrived in full, the promise where it has and
 * stayed, and in between as large a part of the promise as of the price was kept, rounded down.
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
