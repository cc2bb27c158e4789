/** What somebody who decides about a request may write to the traveler. */
export const decisionFields = { message: 'max:2000' } as const

/** Versta's own cancellation has a reason. */
export const staffCancellationFields = { message: 'required|max:2000' } as const
