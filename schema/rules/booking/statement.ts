/**
 * A payment (above zero) or refund (below zero) of a request on a day in the operator's zone,
 * yyyy-MM-dd.
 */
export interface Movement {
  day: string
  amountMinor: number
}

export interface SoldRequest {
  /** All amounts are in minor units of the request's currency. */
  totalMinor: number
  /** Commission rate frozen at the sale, basis points. */
  commissionBp: number
  /** Day in the operator's zone, yyyy-MM-dd. */
  soldOn: string
  movements: readonly Movement[]
  /**
   * Cashback after the trip paid by the organizer, above zero; it does not reduce the commission.
   */
  cashbacks: readonly Movement[]
}

export interface StatementSums {
  /** Number of requests sold in the month. */
  sold: number
  /** Total price of those requests. */
  grossMinor: number
  /** Payments received in the month, including for earlier requests. */
  receivedMinor: number
  /** Refunds in the month, as a positive amount. */
  refundedMinor: number
  commissionMinor: number
  /** Cashback paid by the organizer in the month, as a positive amount. */
  cashbackMinor: number
  /** Received less refunds, commission and cashback; below zero where these exceed it. */
  payoutMinor: number
}

/**
 * Returns the commission on what a request has brought so far, half a unit rounded up; none on
 * money beyond the price.
 */
export const commissionOf = (
  { totalMinor, commissionBp }: Pick<SoldRequest, 'totalMinor' | 'commissionBp'>,
  netMinor: number,
): number => {
  const base = Math.max(0, Math.min(netMinor, totalMinor))
  // products exceed the integers that a double represents exactly: prices in won
  return Number((BigInt(base) * BigInt(commissionBp) + 5_000n) / 10_000n)
}

const sumOf = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/**
 * Returns the statement line of a request for a month; null where nothing happened. The commission
 * is that on all money up to the month's end less that on all before. So rounded parts sum to the
 * rounded whole, and a refund returns its commission.
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

/** Sums lines of one currency. */
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

/** Reads a month yyyy-MM from a URL; null for anything else. */
export const readMonth = (text: string | null | undefined): string | null =>
  text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null

/** Returns the month that many months later, or earlier if negative. */
export const addMonths = (month: string, months: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}
