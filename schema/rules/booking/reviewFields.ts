import { checkFields, type Failure } from '../validation/checkField.ts'

/** Rules of a trip review, shared by the form and the API. */
export const reviewFields = {
  rating: 'required|whole|minValue:1|maxValue:5',
  text: 'required|min:20|max:4000',
} as const

export type ReviewField = keyof typeof reviewFields
export type ReviewFailures = Partial<Record<ReviewField, Failure>>

/** Returns the first broken rule of each field. */
export const checkReviewFields = (values: Readonly<Record<string, unknown>>): ReviewFailures =>
  checkFields(values, reviewFields)
