/** The bank's reference of money that a person gave back or paid out. */
const reference = 'required|max:140'

export const refundByHandFields = { reference } as const

/** What was done about a payment issue. */
export const resolutionFields = { note: 'required|max:2000' } as const

/** A transfer to an organizer; the API reads amount, month and day closely. */
export const payoutFields = {
  amount: 'required',
  month: 'required',
  paidOn: 'required',
  reference,
} as const
