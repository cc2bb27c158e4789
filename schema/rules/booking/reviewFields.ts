import { checkFields, type Failure } from '../validation/checkField.ts'

/** What somebody says about a trip: the form and the API read the same rules. */
export const reviewFields = {
  rating: 'required|whole|minValue:1|maxValue:5',
  text: 'required|min:20|max:4000',
} as const

export type ReviewField = keyof typeof reviewFields
export type ReviewFailures = Partial<Record<ReviewField, Failure>>

/** The first broken rule of every field that breaks one. */
export const checkReviewFields = (values: Readonly<Record<string, unknown>>): ReviewFailures =>
  checkFields(values, reviewFields)
