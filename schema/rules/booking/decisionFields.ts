/** Message to the traveler with a decision about a request. */
export const decisionFields = { message: 'max:2000' } as const

/** Versta's own cancellation requires a reason. */
export const staffCancellationFields = { message: 'required|max:2000' } as const
