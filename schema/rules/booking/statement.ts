/** Money of a request on a day at the operator's, yyyy-MM-dd: above zero it arrived, below it went back. */
export interface Movement {
  day: string
  amountMinor: number
}

export interface SoldRequest {
  /** Minor units of the request's currency throughout. */
  totalMinor: number
  /** As frozen when it was sold, basis points. */
  commissionBp: number
  /** Day at the operator's. */
  soldOn: string
  movements: readonly Movement[]
  /** What came back to the traveler after the trip at the organizer's cost, above zero: it takes nothing off the commission. */
  cashbacks: readonly Movement[]
}

export interface StatementSums {
  /** Requests sold in the month. */
  sold: number
  /** Their price. */
  grossMinor: number
  /** Arrived in the month, for these and for earlier ones. */
  receivedMinor: number
  /** Went back in the month, as a positive amount. */
  refundedMinor: number
  commissionMinor: number
  /** Borne by the organizer in the month, as a positive amount. */
  cashbackMinor: number
  /** Received less refunds, commission and cashback; below zero where more went back than came. */
  payoutMinor: number
}

/** The marketplace's share of what a request has brought so far, half a unit upwards; nothing of money paid beyond the price. */
export const commissionOf = (
  { totalMinor, commissionBp }: Pick<SoldRequest, 'totalMinor' | 'commissionBp'>,
  netMinor: number,
): number => {
  const base = Math.max(0, Math.min(netMinor, totalMinor))
  // beyond what a double counts exactly: prices in won
  return Number((BigInt(base) * BigInt(commissionBp) + 5_000n) / 10_000n)
}

const sumOf = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/**
 * What a month did to a request; null where it did nothing. Commission is that of all money until the month's end less that of
 * all before: rounded parts sum to the rounded whole, and what goes back gives its commission back.
 * @param month yyyy-MM
 */
export const statementLine = (request: SoldRequest, month: string): StatementSums | null => {
  const before = request.movements.filter(({ day }) => day.slice(0, 7) < month)
  const within = request.movements.filter(({ day }) => day.startsWith(month))
  const cashbacks = request.cashbacks.filter(({ day }) => day.startsWith(month))
  const isSold = request.soldOn.startsWith(month)
  if (!isSold && within.length === 0 && cashbacks.length === 0) return null
  const netBefore = sumOf(before)
  const receivedMinor = sumOf(within.filter(({ amountMinor }) => amountMinor > 0))
  const refundedMinor = -sumOf(within.filter(({ amountMinor }) => amountMinor < 0)) + 0
  const commissionMinor =
    commissionOf(request, netBefore + receivedMinor - refundedMinor) -
    commissionOf(request, netBefore)
  const cashbackMinor = sumOf(cashbacks)
  return {
    sold: isSold ? 1 : 0,
    grossMinor: isSold ? request.totalMinor : 0,
    receivedMinor,
    refundedMinor,
    commissionMinor,
    cashbackMinor,
    payoutMinor: receivedMinor - refundedMinor - commissionMinor - cashbackMinor,
  }
}

const nothing: StatementSums = {
  sold: 0,
  grossMinor: 0,
  receivedMinor: 0,
  refundedMinor: 0,
  commissionMinor: 0,
  cashbackMinor: 0,
  payoutMinor: 0,
}

/** Sums of lines of one currency. */
export const sumStatement = (lines: readonly StatementSums[]): StatementSums =>
  lines.reduce(
    (sums, line) => ({
      sold: sums.sold + line.sold,
      grossMinor: sums.grossMinor + line.grossMinor,
      receivedMinor: sums.receivedMinor + line.receivedMinor,
      refundedMinor: sums.refundedMinor + line.refundedMinor,
      commissionMinor: sums.commissionMinor + line.commissionMinor,
      cashbackMinor: sums.cashbackMinor + line.cashbackMinor,
      payoutMinor: sums.payoutMinor + line.payoutMinor,
    }),
    nothing,
  )

/** A month yyyy-MM out of an address; null for anything else. */
export const readMonth = (text: string | null | undefined): string | null =>
  text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null

/** So many months later, or earlier where below zero. */
export const addMonths = (month: string, months: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}
