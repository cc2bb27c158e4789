import {
  checkFields,
  type Failure,
  type RuleFunction,
  type Rules,
} from '../validation/checkField.ts'
import { isEmpty } from '../validation/ruleChecks.ts'
import { isValidDate } from './realDay.ts'

/** Nobody travels at a greater age, in years. */
const oldest = 120

/** A real day yyyy-MM-dd on which somebody who travels on `start` may have been born. */
const bornBefore =
  (start: string): RuleFunction =>
  (value) => {
    const day = typeof value === 'string' ? value.trim() : ''
    return (
      isValidDate(day) &&
      day <= start &&
      Number(start.slice(0, 4)) - Number(day.slice(0, 4)) <= oldest
    )
  }

const fields = {
  firstName: 'required|max:60',
  lastName: 'required|max:60',
  middleName: 'max:60',
  email: 'max:254|email',
  phone: 'phone',
  foodRestriction: 'max:300',
  weightKg: 'whole|minValue:1|maxValue:400',
  emergencyName: 'max:120',
  emergencyPhone: 'phone',
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
  'emergencyName',
  'emergencyPhone',
] as const satisfies readonly TouristField[]

/**
 * What is asked of everybody who travels: the form and the API read the same rules.
 * @param start first local day of the trip, yyyy-MM-dd
 */
export const touristFields = (start: string): Record<TouristField, Rules> => ({
  ...fields,
  birthday: bornBefore(start),
})

/** Nobody has been named yet: such a row is no mistake. */
export const isTouristEmpty = (values: TouristValues): boolean =>
  touristFieldNames.every((name) => isEmpty(values[name]))

/** The first broken rule of every field of somebody who travels. */
export const checkTraveler = (values: TouristValues, start: string): TouristFailures =>
  checkFields(values, touristFields(start))

/** The same of one row of a list; a row without anything breaks none. */
export const checkTourist = (values: TouristValues, start: string): TouristFailures =>
  isTouristEmpty(values) ? {} : checkTraveler(values, start)

/**
 * Whether a row that was changed is about somebody else by now. A corrected spelling, names that changed places and a new surname
 * are the same person; so is whoever was born on the same day.
 */
export const isAnotherPerson = (before: PersonNames, after: PersonNames): boolean => {
  const names = namesOf(after)
  const isNamed = namesOf(before).some((name) => names.includes(name))
  return !isNamed && (!before.birthday || before.birthday !== after.birthday)
}

interface PersonNames {
  firstName: string
  lastName: string
  /** yyyy-MM-dd */
  birthday: string | null
}

const namesOf = ({ firstName, lastName }: PersonNames): string[] =>
  [firstName, lastName].map((name) => name.trim().toLowerCase())
