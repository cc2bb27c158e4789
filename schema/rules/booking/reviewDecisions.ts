import { checkFields, type Failure } from '../validation/checkField.ts'

/** Decisions the staff can make about a review in each status; each can be reversed later. */
export const reviewMoves = {
  pending: ['published', 'rejected'],
  published: ['rejected'],
  rejected: ['published'],
} as const

export const reviewStatusNames = ['pending', 'published', 'rejected'] as const
export type ReviewStatusName = (typeof reviewStatusNames)[number]

export const canTransitionReview = (from: ReviewStatusName, to: ReviewStatusName): boolean =>
  (reviewMoves[from] as readonly ReviewStatusName[]).includes(to)

export const rejectionFields = { reason: 'required|min:10|max:2000' } as const
export const answerFields = { text: 'required|min:10|max:2000' } as const

/** Checks the reason of a rejection, which the review's author gets to read. */
export const checkRejection = (values: { reason: string }): Partial<Record<'reason', Failure>> =>
  checkFields(values, rejectionFields)

/** Checks an organizer's public answer. */
export const checkAnswer = (values: { text: string }): Partial<Record<'text', Failure>> =>
  checkFields(values, answerFields)
