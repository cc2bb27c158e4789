import { maxPeoplePerRequest } from '#schema/codes/bookings.ts'
import { checkFields, type Failure } from '../validation/checkField.ts'

const choiceFields = {
  tourDateId: 'required|whole|minValue:1',
  optionId: 'whole|minValue:1',
  adults: `required|whole|minValue:1|maxValue:${maxPeoplePerRequest}`,
  children: `whole|minValue:0|maxValue:${maxPeoplePerRequest}`,
} as const

/** Rules of the booking form for a departure, shared by the form and the API. */
export const requestFields = {
  ...choiceFields,
  name: 'required|min:2|max:120',
  email: 'required|max:254|email',
  phone: 'required|phone',
  comment: 'max:2000',
} as const

export type RequestField = keyof typeof requestFields
/** Children's ages are a list and have their own rules (childAges.ts). */
export type RequestFailures = Partial<Record<RequestField | 'childAges', Failure>>

/**
 * Returns the first broken rule of each field; all people together must be within the limit of one
 * request.
 */
export const checkRequestFields = (values: Readonly<Record<string, unknown>>): RequestFailures =>
  check(values, requestFields)

/** Returns the first broken rule of each field that determines the price. */
export const checkChoiceFields = (values: Readonly<Record<string, unknown>>): RequestFailures =>
  check(values, choiceFields)

const check = (
  values: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, string>>,
): RequestFailures => {
  const failures: RequestFailures = checkFields(values, fields)
  if (
    !failures.adults &&
    !failures.children &&
    Number(values.adults) + Number(values.children) > maxPeoplePerRequest
  )
    failures.adults = { rule: 'maxValue', parameters: { max: maxPeoplePerRequest } }
  return failures
}
