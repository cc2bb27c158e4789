/** The bank's reference of a refund or payout made by a person. */
const reference = 'required|max:140'

export const refundByHandFields = { reference } as const

/** Note on how a payment issue was resolved. */
export const resolutionFields = { note: 'required|max:2000' } as const

/** A transfer to an organizer; the API validates amount, month and day further. */
export const payoutFields = {
  amount: 'required',
  month: 'required',
  paidOn: 'required',
  reference,
} as const
