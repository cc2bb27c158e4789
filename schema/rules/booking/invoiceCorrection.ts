import { isOpenRequest, type RequestStatusName } from './requestStatuses.ts'

export interface InvoiceCorrectionInput {
  status: RequestStatusName
  /** Total of the invoice. All amounts are in minor units of the request's currency. */
  totalMinor: number
  /** All payments received. */
  arrivedMinor: number
  /** Refunds done or pending. */
  refundedMinor: number
  /** Sum of the credit notes issued so far, as a positive amount. */
  creditedMinor: number
}

/**
 * Returns the amount of the credit note that is due now; never below zero, since issued papers are
 * never taken back. The invoice still charges:
 * - the full price while the request is open
 * - the price less refunds, except those of a double payment, after the trip
 * - only what was kept, for a canceled trip
 */
export const invoiceCorrection = ({
  status,
  totalMinor,
  arrivedMinor,
  refundedMinor,
  creditedMinor,
}: InvoiceCorrectionInput): number => {
  const paidTwice = Math.max(0, arrivedMinor - totalMinor)
  const givenBack = Math.max(0, refundedMinor - paidTwice)
  const chargedMinor = isOpenRequest(status)
    ? totalMinor
    : status === 'tour_complete'
      ? Math.max(0, totalMinor - givenBack)
      : Math.min(totalMinor, Math.max(0, arrivedMinor - refundedMinor))
  return Math.max(0, totalMinor - chargedMinor - creditedMinor)
}
