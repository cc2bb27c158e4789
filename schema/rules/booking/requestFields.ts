import { maxPeoplePerRequest } from '#schema/codes/bookings.ts'
import { checkFields, type Failure } from '../validation/checkField.ts'

const choiceFields = {
  tourDateId: 'required|whole|minValue:1',
  optionId: 'whole|minValue:1',
  adults: `required|whole|minValue:1|maxValue:${maxPeoplePerRequest}`,
  children: `whole|minValue:0|maxValue:${maxPeoplePerRequest}`,
} as const

/** What a visitor fills in to request a departure: the form and the API read the same rules. */
export const requestFields = {
  ...choiceFields,
  name: 'required|min:2|max:120',
  email: 'required|max:254|email',
  phone: 'required|phone',
  comment: 'max:2000',
} as const

export type RequestField = keyof typeof requestFields
/** The ages of the children have rules of their own (childAges.ts), since they are a list. */
export type RequestFailures = Partial<Record<RequestField | 'childAges', Failure>>

/** The first broken rule of every field that breaks one; all people together are within the bound of one request. */
export const checkRequestFields = (values: Readonly<Record<string, unknown>>): RequestFailures =>
  check(values, requestFields)

/** The same of what decides the price. */
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
