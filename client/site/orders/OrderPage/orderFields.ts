import { maxPeoplePerRequest } from '#schema/codes/bookings.ts'
import { brokenRule, type FieldBounds, type FieldRule } from '../../../features/FieldRules/fieldRules.ts'

/** What the visitor fills in, by the name of the field, and its rules: those the API has. */
export const orderFields = {
  tourDateId: { isRequired: true, form: 'count', min: 1 },
  optionId: { form: 'count', min: 1 },
  adults: { isRequired: true, form: 'count', min: 1, max: maxPeoplePerRequest },
  children: { form: 'count', min: 0, max: maxPeoplePerRequest },
  name: { isRequired: true, minLength: 2, maxLength: 120 },
  email: { isRequired: true, form: 'email', maxLength: 254 },
  phone: { isRequired: true, form: 'phone' },
  comment: { maxLength: 2000 },
} as const satisfies Record<string, FieldBounds>

export type OrderField = keyof typeof orderFields
/** As typed: text, whatever it is. */
export type OrderValues = Record<OrderField, string>
export type BrokenFields = Partial<Record<OrderField, FieldRule>>

export const orderFieldNames = Object.keys(orderFields) as OrderField[]

/** The first broken rule of every field that breaks one. */
export function brokenFields(values: OrderValues): BrokenFields {
  const broken: BrokenFields = {}
  for (const name of orderFieldNames) {
    const rule = brokenRule(values[name], orderFields[name])
    if (rule) broken[name] = rule
  }
  if (!broken.adults && !broken.children && Number(values.adults) + Number(values.children) > maxPeoplePerRequest)
    broken.adults = 'maxValue'
  return broken
}
