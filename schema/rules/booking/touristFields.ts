import {
  checkFields,
  type Failure,
  type RuleFunction,
  type Rules,
} from '../validation/checkField.ts'
import { isEmpty } from '../validation/ruleChecks.ts'
import { isValidDate } from './realDay.ts'

/** Maximum age in years. */
const oldest = 120

/** Returns a rule for birthdays: a real day yyyy-MM-dd, at most `start`, within the maximum age. */
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
  firstName: 'max:60',
  lastName: 'max:60',
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

/** In the order of the form. */
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
 * Returns the rules for every traveler, shared by the form and the API.
 * @param start first local day of the trip, yyyy-MM-dd
 * @param isNamed whether both names are required: false for a row that may stay blank
 */
export const touristFields = (start: string, isNamed: boolean): Record<TouristField, Rules> => {
  const whole = isNamed ? 'required' : ''
  return {
    ...fields,
    firstName: [whole, fields.firstName],
    lastName: [whole, fields.lastName],
    birthday: bornBefore(start),
  }
}

/** Returns whether a row is empty: a traveler not named yet, which is not an error. */
export const isTouristEmpty = (values: TouristValues): boolean =>
  touristFieldNames.every((name) => isEmpty(values[name]))

/** Returns the first broken rule of each field of a traveler. */
export const checkTraveler = (values: TouristValues, start: string): TouristFailures =>
  checkFields(values, touristFields(start, true))

/** Checks one row of a list; an empty row breaks no rule. */
export const checkTourist = (values: TouristValues, start: string): TouristFailures =>
  isTouristEmpty(values) ? {} : checkTraveler(values, start)

/**
 * Returns whether a changed row now names another person. Anyone who keeps one of the two names or
 * the birthday is the same person: corrected spelling, swapped names, a new surname.
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
