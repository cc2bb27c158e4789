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

/** Days after a cancellation for which they are kept: money that comes late can still buy the trip back. */
export const secretsKeptDaysAfterCancel = 3

/** In the order in which they are asked. */
export const touristSecretNames = [
  'passportNumber',
  'passportCountry',
  'passportExpiresOn',
  'healthNotes',
] as const
export type TouristSecretName = (typeof touristSecretNames)[number]

export type TouristSecretValues = Readonly<Partial<Record<TouristSecretName, unknown>>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A passport's number as it is stored: capitals without blanks or dashes. */
export const normalizePassportNumber = (value: string): string =>
  value.replaceAll(/[\s-]/g, '').toUpperCase()

const isNumber: RuleFunction = (value) =>
  /^[A-Z0-9]{5,20}$/.test(normalizePassportNumber(text(value)))
const isCountry: RuleFunction = (value) => isPassportCountry(text(value))

/** Nobody crosses a border with a passport that ends on the way. None is given out for half a century. */
const validUntil =
  (end: string): RuleFunction =>
  (value) => {
    const day = text(value).trim()
    return isValidDate(day) && day >= end && Number(day.slice(0, 4)) - Number(end.slice(0, 4)) <= 50
  }

/**
 * What is asked of a traveler and kept sealed. A passport is given whole or not at all.
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

/** Whether anything of a passport was filled in. */
export const isPassportGiven = ({
  passportNumber,
  passportCountry,
  passportExpiresOn,
}: TouristSecretValues): boolean =>
  [passportNumber, passportCountry, passportExpiresOn].some((value) => !isEmpty(value))

/** The first broken rule of every sealed field; what is left empty breaks none. */
export const checkTouristSecrets = (
  values: TouristSecretValues,
  end: string,
  hasPassport = isPassportGiven(values),
): Partial<Record<TouristSecretName, Failure>> =>
  checkFields(values, touristSecretFields(end, hasPassport))

/** As much of a number as tells its holder which passport it is: the last three characters. */
export const passportSuffix = (number: string): string => number.slice(-3)
