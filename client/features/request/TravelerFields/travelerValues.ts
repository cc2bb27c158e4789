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

/** Checked to remove what is stored. */
const removals = ['forgetPassport', 'forgetHealthNotes'] as const

export type TravelerField = TouristField | TouristSecretName
export type TravelerInput = TravelerField | (typeof removals)[number]

/** In the order in which they are asked. */
export const travelerFieldNames: readonly TravelerField[] = [
  ...touristFieldNames,
  ...touristSecretNames,
]
const inputNames: readonly TravelerInput[] = [...travelerFieldNames, ...removals]

/** One traveler as they stand in a form: text, whatever it is. What is sealed is never written back into it. */
export type TravelerValues = Readonly<Record<TravelerInput, string>>

/** First and last local day of the trip, yyyy-MM-dd. */
export interface TripDays {
  start: string
  end: string
}

/** Broken rules by the name of the input. */
export type InputFailures = Record<string, Failure>

/** The name of an input within its form. */
export type NameOf = (input: TravelerInput) => string

const fill = (textOf: (input: TravelerInput) => string): TravelerValues =>
  Object.fromEntries(inputNames.map((name) => [name, textOf(name)])) as TravelerValues

export const emptyTraveler: TravelerValues = fill(() => '')

/** What of a traveler is stored and told again. */
export type StoredTraveler = Readonly<Record<TouristField, string | number | null>>

export const valuesOf = (stored: StoredTraveler): TravelerValues => {
  const plain: ReadonlySet<string> = new Set(touristFieldNames)
  return fill((name) => (plain.has(name) ? String(stored[name as TouristField] ?? '') : ''))
}

/** Of a form that was sent, by script or without. */
export const readTraveler = (form: FormFields, nameOf: NameOf): TravelerValues =>
  fill((name) => {
    const text = form.text(nameOf(name))
    // the phone field writes the country's prefix as soon as it is entered
    return (name === 'phone' || name === 'emergencyPhone') && isBarePrefix(text) ? '' : text
  })

/** Whether nobody has been named, nor anything else been said. */
export const isBlankTraveler = (values: TravelerValues): boolean =>
  isTouristEmpty(values) && touristSecretNames.every((name) => isEmpty(values[name]))

/** The first broken rule of every field of somebody who travels. */
export const checkValues = (
  values: TravelerValues,
  { start, end }: TripDays,
): Partial<Record<TravelerField, Failure>> => ({
  ...checkTraveler(values, start),
  ...checkTouristSecrets(values, end),
})

/** Rules field by field, as one leaves them. */
export const travelerRules = ({ start, end }: TripDays): Record<TravelerField, Rules> => ({
  ...touristFields(start),
  ...touristSecretFields(end, false),
})

/** The API's broken rules by the name of the input; those of anything else are left out. */
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

/** What the API is told: what was not typed stays as it is stored, unless it was asked to go. */
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
