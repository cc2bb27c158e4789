import { isOpenRequest, type RequestStatusName } from './requestStatuses.ts'

export interface InvoiceCorrectionInput {
  status: RequestStatusName
  /** Minor units of the request's currency throughout. Of the invoice. */
  totalMinor: number
  /** All that has arrived. */
  arrivedMinor: number
  /** What went back of it or is on its way. */
  refundedMinor: number
  /** Sum of the credit notes so far, as a positive amount. */
  creditedMinor: number
}

/**
 * By how much an invoice has to be corrected now; never below zero, so that papers are added and none is taken back. Of a
 * cancelled trip only what was kept is still charged; of a completed one less what went back, money that was paid twice aside;
 * while the trip is ahead its price stands.
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
