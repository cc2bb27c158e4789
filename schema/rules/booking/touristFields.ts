import { checkFields, type Failure, type RuleFunction, type Rules } from '../validation/checkField.ts'
import { isEmpty } from '../validation/ruleChecks.ts'

/** Nobody travels at a greater age, in years. */
const oldest = 120

/** A real day yyyy-MM-dd on which somebody who travels on `start` may have been born. */
const bornBefore =
  (start: string): RuleFunction =>
  (value) => {
    const day = typeof value === 'string' ? value.trim() : ''
    const date = new Date(`${day}T00:00:00Z`)
    // 30 February reads as a day of March
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false
    return day <= start && Number(start.slice(0, 4)) - Number(day.slice(0, 4)) <= oldest
  }

const fields = {
  firstName: 'required|max:60',
  lastName: 'required|max:60',
  middleName: 'max:60',
  email: 'max:254|email',
  phone: 'phone',
  foodRestriction: 'max:300',
  weightKg: 'whole|minValue:1|maxValue:400',
} as const

export type TouristField = keyof typeof fields | 'birthday'
export type TouristValues = Readonly<Partial<Record<TouristField, unknown>>>
export type TouristFailures = Partial<Record<TouristField, Failure>>

/** In the order in which they are asked. */
export const touristFieldNames = [
  'firstName',
  'lastName',
  'middleName',
  'birthday',
  'email',
  'phone',
  'foodRestriction',
  'weightKg',
] as const satisfies readonly TouristField[]

/**
 * What is asked of everybody who travels: the form and the API read the same rules.
 * @param start first local day of the trip, yyyy-MM-dd
 */
export const touristFields = (start: string): Record<TouristField, Rules> => ({ ...fields, birthday: bornBefore(start) })

/** Nobody has been named yet: such a row is no mistake. */
export const isTouristEmpty = (values: TouristValues): boolean => touristFieldNames.every((name) => isEmpty(values[name]))

/** The first broken rule of every field of one row; a row without anything breaks none. */
export const checkTourist = (values: TouristValues, start: string): TouristFailures =>
  isTouristEmpty(values) ? {} : checkFields(values, touristFields(start))
