import { z } from 'zod'
import { checkTraveler, isTouristEmpty } from '#schema/rules/booking/touristFields.ts'
import {
  normalizePassportNumber,
  checkTouristSecrets,
} from '#schema/rules/booking/touristSecrets.ts'
import type { RuleName } from '#schema/rules/validation/ruleNames.ts'
import { normalizePhone } from '#schema/rules/validation/ruleChecks.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import type { TouristFacts } from './touristRows.ts'
import type { Passport, SecretChanges } from './touristSecrets.ts'

/** Input for one traveler. */
export interface TravelerInput {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  middleName?: string | null | undefined
  birthday?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  foodRestriction?: string | null | undefined
  weightKg?: number | null | undefined
  emergencyName?: string | null | undefined
  emergencyPhone?: string | null | undefined
  /** Absent keeps the stored one, null removes it. */
  passport?: Passport | null | undefined
  /** Absent keeps the stored ones, null or empty removes them. */
  healthNotes?: string | null | undefined
}

/** Input for one seat; without names the seat stays open. */
export interface TouristInput extends TravelerInput {
  id?: number | null | undefined
}

/** One traveler's input after validation. */
export interface ParsedTraveler {
  facts: TouristFacts
  secrets: SecretChanges
}

/** A seat with a traveler. */
export interface NamedTourist extends ParsedTraveler {
  /** Seat of the request, from 0. */
  position: number
  id: number | null
}

/** Requirements of a request for its rows. */
export interface TravelerRequirements {
  /** First and last local day of the trip. */
  start: string
  end: string
  collectPassport: boolean
  collectWeight: boolean
}

interface FieldFailure {
  field: string
  rule: RuleName
}

const text = (value: string | null | undefined): string => (value ?? '').trim()

const plainValues = ({
  passport: _passport,
  healthNotes: _healthNotes,
  ...values
}: TravelerInput) => values

const isNobody = (input: TravelerInput): boolean =>
  isTouristEmpty(plainValues(input)) && !input.passport && !text(input.healthNotes)

/** Returns the broken rules of one row, plain and encrypted fields. */
const failuresOf = (
  input: TravelerInput,
  { start, end, collectPassport, collectWeight }: TravelerRequirements,
): FieldFailure[] => {
  const values = plainValues(input)
  const broken = Object.entries(checkTraveler(values, start))
  const failures = broken.map(([field, { rule }]): FieldFailure => ({ field, rule }))
  // a weight is rejected where it is not required
  if (!collectWeight && values.weightKg != null)
    failures.push({ field: 'weightKg', rule: 'incorrect' })
  const email = text(values.email).toLowerCase()
  if (email && !broken.some(([field]) => field === 'email') && !z.email().safeParse(email).success)
    failures.push({ field: 'email', rule: 'email' })
  const { passport, healthNotes } = input
  // a passport is rejected likewise
  if (passport && !collectPassport)
    return [...failures, { field: 'passportNumber', rule: 'incorrect' }]
  const secrets = {
    passportNumber: passport?.number,
    passportCountry: passport?.country,
    passportExpiresOn: passport?.expiresOn,
    healthNotes,
  }
  for (const [field, { rule }] of Object.entries(
    checkTouristSecrets(secrets, end, passport != null),
  ))
    failures.push({ field, rule })
  return failures
}

const parsed = (values: TravelerInput): ParsedTraveler => ({
  facts: {
    firstName: text(values.firstName),
    lastName: text(values.lastName),
    middleName: text(values.middleName),
    birthday: text(values.birthday) || null,
    email: text(values.email).toLowerCase(),
    phone: normalizePhone(text(values.phone)),
    foodRestriction: text(values.foodRestriction),
    weightGrams: values.weightKg == null ? null : values.weightKg * 1_000,
    emergencyName: text(values.emergencyName),
    emergencyPhone: normalizePhone(text(values.emergencyPhone)),
  },
  secrets: {
    ...(values.passport !== undefined && {
      passport: values.passport && barePassport(values.passport),
    }),
    ...(values.healthNotes !== undefined && { healthNotes: text(values.healthNotes) || null }),
  },
})

const barePassport = ({ number, country, expiresOn }: Passport): Passport => ({
  number: normalizePassportNumber(number),
  country,
  expiresOn: expiresOn.trim(),
})

/**
 * Parses the row of one traveler.
 * @throws InvalidInputError with fields named as in the input: the first broken rule of each
 */
export const parseTraveler = (
  input: TravelerInput,
  asked: TravelerRequirements,
): ParsedTraveler => {
  const failures = failuresOf(input, asked)
  if (failures.length > 0) throw new InvalidInputError(failures)
  return parsed(input)
}

/**
 * Parses a list and returns the seats with travelers.
 * @throws InvalidInputError with fields named `tourists.{position}.{field}`: the first broken rule
 * of each
 */
export const parseTourists = (
  input: readonly TouristInput[],
  { seats, ...asked }: TravelerRequirements & { seats: number },
): NamedTourist[] => {
  const failures: FieldFailure[] = []
  if (input.length > seats) failures.push({ field: 'tourists', rule: 'max' })
  const named: NamedTourist[] = []
  for (const [position, { id = null, ...values }] of input.slice(0, seats).entries()) {
    if (isNobody(values)) continue
    failures.push(
      ...failuresOf(values, asked).map(({ field, rule }) => ({
        field: `tourists.${position}.${field}`,
        rule,
      })),
    )
    named.push({ position, id, ...parsed(values) })
  }
  const ids = named.flatMap(({ id }) => (id === null ? [] : [id]))
  for (const { position, id } of named)
    if (id !== null && ids.indexOf(id) !== ids.lastIndexOf(id))
      failures.push({ field: `tourists.${position}.id`, rule: 'incorrect' })
  if (failures.length > 0) throw new InvalidInputError(failures)
  return named
}
