import {
  checkTraveler,
  isTouristEmpty,
  type TouristField,
  touristFieldNames,
  touristFields,
} from '#schema/rules/booking/touristFields.ts'
import {
  checkTouristSecrets,
  isPassportGiven,
  type TouristSecretName,
  touristSecretFields,
  touristSecretNames,
} from '#schema/rules/booking/touristSecrets.ts'
import { type Failure, failureOf, type Rules } from '#schema/rules/validation/checkField.ts'
import { isEmpty } from '#schema/rules/validation/ruleChecks.ts'
import { ruleOnWire } from '#schema/rules/validation/ruleNames.ts'
import { isBarePrefix } from '../../shell/FieldRules/barePrefix.ts'
import type { FormFields } from '../../../routing/readForm.ts'

/** Checkboxes that remove stored values. */
const removals = ['forgetPassport', 'forgetHealthNotes'] as const

export type TravelerField = TouristField | TouristSecretName
export type TravelerInput = TravelerField | (typeof removals)[number]

/** In the order in which the form shows them. */
export const travelerFieldNames: readonly TravelerField[] = [
  ...touristFieldNames,
  ...touristSecretNames,
]
const inputNames: readonly TravelerInput[] = [...travelerFieldNames, ...removals]

/**
 * Form values of one traveler, all as text. Encrypted values are never written back into the form.
 */
export type TravelerValues = Readonly<Record<TravelerInput, string>>

/** First and last local day of the trip, yyyy-MM-dd. */
export interface TripDays {
  start: string
  end: string
}

/** Broken rules by the name of the input. */
export type InputFailures = Record<string, Failure>

/** Returns the name of an input within its form. */
export type NameOf = (input: TravelerInput) => string

const fill = (textOf: (input: TravelerInput) => string): TravelerValues =>
  Object.fromEntries(inputNames.map((name) => [name, textOf(name)])) as TravelerValues

export const emptyTraveler: TravelerValues = fill(() => '')

/** Stored values of a traveler that the API returns. */
export type StoredTraveler = Readonly<Record<TouristField, string | number | null>>

export const valuesOf = (stored: StoredTraveler): TravelerValues => {
  const plain: ReadonlySet<string> = new Set(touristFieldNames)
  return fill((name) => (plain.has(name) ? String(stored[name as TouristField] ?? '') : ''))
}

/** Reads a traveler from a posted form, with scripts or without. */
export const readTraveler = (form: FormFields, nameOf: NameOf): TravelerValues =>
  fill((name) => {
    const text = form.text(nameOf(name))
    // the phone field fills in the country's prefix on focus
    return (name === 'phone' || name === 'emergencyPhone') && isBarePrefix(text) ? '' : text
  })

/** Returns whether no field is filled in. */
export const isBlankTraveler = (values: TravelerValues): boolean =>
  isTouristEmpty(values) && touristSecretNames.every((name) => isEmpty(values[name]))

/** Returns the first broken rule of each field of a traveler. */
export const checkValues = (
  values: TravelerValues,
  { start, end }: TripDays,
): Partial<Record<TravelerField, Failure>> => ({
  ...checkTraveler(values, start),
  ...checkTouristSecrets(values, end),
})

/** Returns the rules of each field alone, for checks on blur: any field may be empty. */
export const travelerRules = ({ start, end }: TripDays): Record<TravelerField, Rules> => ({
  ...touristFields(start, false),
  ...touristSecretFields(end, false),
})

/** Returns the API's broken rules by input name; leaves out those of other fields. */
export const failuresFromApi = (
  invalid: readonly { field: string; rule: string }[],
  days: TripDays,
): InputFailures => {
  const rules = { ...travelerRules(days), ...touristSecretFields(days.end, true) }
  const fields: InputFailures = {}
  for (const { field, rule } of invalid) {
    const name = travelerFieldNames.find((known) => field === known || field.endsWith(`.${known}`))
    if (name) fields[field] = failureOf(ruleOnWire(rule), rules[name])
  }
  return fields
}

/** Returns the API's input: untyped values stay stored, unless marked for removal. */
export const toTravelerInput = (values: TravelerValues) => {
  const {
    forgetPassport,
    forgetHealthNotes,
    passportNumber,
    passportCountry,
    passportExpiresOn,
    healthNotes,
    ...plain
  } = values
  const passport = {
    number: passportNumber,
    country: passportCountry,
    expiresOn: passportExpiresOn,
  }
  return {
    ...plain,
    birthday: plain.birthday || null,
    weightKg: plain.weightKg ? Number(plain.weightKg) : null,
    ...(isPassportGiven(values) ? { passport } : forgetPassport ? { passport: null } : {}),
    ...(healthNotes.trim() ? { healthNotes } : forgetHealthNotes ? { healthNotes: null } : {}),
  }
}
