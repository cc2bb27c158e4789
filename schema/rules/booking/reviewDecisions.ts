import { checkFields, type Failure } from '../validation/checkField.ts'

/** What the staff may make of a review that stands so; none is forgotten, and each can be decided otherwise later. */
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

/** Why a review is not shown: its author reads it. */
export const checkRejection = (values: { reason: string }): Partial<Record<'reason', Failure>> =>
  checkFields(values, rejectionFields)

/** What an organizer answers in public. */
export const checkAnswer = (values: { text: string }): Partial<Record<'text', Failure>> =>
  checkFields(values, answerFields)
