import { isPassportCountry } from '../../codes/passportCountries.ts'
import {
  checkFields,
  type Failure,
  type RuleFunction,
  type Rules,
} from '../validation/checkField.ts'
import { isEmpty } from '../validation/ruleChecks.ts'
import { isValidDate } from './realDay.ts'

/** Whole days after the last day of the trip for which passports and health notes are kept. */
export const secretsRetentionDays = 30

/**
 * Days after a cancellation for which passports and health notes are kept: a late payment can still
 * restore the booking.
 */
export const secretsKeptDaysAfterCancel = 3

/** In the order of the form. */
export const touristSecretNames = [
  'passportNumber',
  'passportCountry',
  'passportExpiresOn',
  'healthNotes',
] as const
export type TouristSecretName = (typeof touristSecretNames)[number]

export type TouristSecretValues = Readonly<Partial<Record<TouristSecretName, unknown>>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Normalizes a passport number as it is stored: capitals without spaces or hyphens. */
export const normalizePassportNumber = (value: string): string =>
  value.replaceAll(/[\s-]/g, '').toUpperCase()

const isNumber: RuleFunction = (value) =>
  /^[A-Z0-9]{5,20}$/.test(normalizePassportNumber(text(value)))
const isCountry: RuleFunction = (value) => isPassportCountry(text(value))

/**
 * Returns a rule for expiry dates: not before the trip's end, since borders refuse expired
 * passports. No passport is issued for more than 50 years.
 */
const validUntil =
  (end: string): RuleFunction =>
  (value) => {
    const day = text(value).trim()
    return isValidDate(day) && day >= end && Number(day.slice(0, 4)) - Number(end.slice(0, 4)) <= 50
  }

/**
 * Returns the rules of the encrypted traveler details. A passport must be complete or absent.
 * @param end last local day of the trip, yyyy-MM-dd
 */
export const touristSecretFields = (
  end: string,
  hasPassport: boolean,
): Record<TouristSecretName, Rules> => {
  const whole = hasPassport ? 'required' : ''
  return {
    passportNumber: [whole, isNumber],
    passportCountry: [whole, isCountry],
    passportExpiresOn: [whole, validUntil(end)],
    healthNotes: 'max:1000',
  }
}

/** Returns whether any passport field is filled in. */
export const isPassportGiven = ({
  passportNumber,
  passportCountry,
  passportExpiresOn,
}: TouristSecretValues): boolean =>
  [passportNumber, passportCountry, passportExpiresOn].some((value) => !isEmpty(value))

/** Returns the first broken rule of each encrypted field; an empty optional field breaks none. */
export const checkTouristSecrets = (
  values: TouristSecretValues,
  end: string,
  hasPassport = isPassportGiven(values),
): Partial<Record<TouristSecretName, Failure>> =>
  checkFields(values, touristSecretFields(end, hasPassport))

/** Returns the last three characters, enough for its holder to recognize the passport. */
export const passportSuffix = (number: string): string => number.slice(-3)
