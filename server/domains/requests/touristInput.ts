import { z } from 'zod'
import { checkTourist, isTouristEmpty } from '#schema/rules/booking/touristFields.ts'
import type { RuleName } from '#schema/rules/validation/ruleNames.ts'
import { barePhone } from '#schema/rules/validation/ruleChecks.ts'
import { InvalidInputError } from '../../core/invalidInputError.ts'
import type { TouristFacts } from './touristRows.ts'

/** One seat's row as it comes in; without names nobody has been named for that seat yet. */
export interface TouristInput {
  id?: number | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  middleName?: string | null | undefined
  birthday?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  foodRestriction?: string | null | undefined
  weightKg?: number | null | undefined
}

/** A seat with somebody on it. */
export interface NamedTourist {
  /** Of the seats of the request, from 0. */
  position: number
  id: number | null
  facts: TouristFacts
}

interface Asked {
  /** First local day of the trip. */
  start: string
  seats: number
  collectWeight: boolean
}

const text = (value: string | null | undefined): string => (value ?? '').trim()

/**
 * The seats that have somebody on them.
 * @throws InvalidInputError with fields named `tourists.{position}.{field}`: the first broken rule of each
 */
export const parseTourists = (input: readonly TouristInput[], { start, seats, collectWeight }: Asked): NamedTourist[] => {
  const failures: { field: string; rule: RuleName }[] = []
  if (input.length > seats) failures.push({ field: 'tourists', rule: 'max' })
  const named: NamedTourist[] = []
  for (const [position, row] of input.slice(0, seats).entries()) {
    const { id = null, ...values } = row
    if (isTouristEmpty(values)) continue
    const broken = Object.entries(checkTourist(values, start))
    failures.push(...broken.map(([field, { rule }]) => ({ field: `tourists.${position}.${field}`, rule })))
    // nobody is weighed without need
    if (!collectWeight && values.weightKg != null) failures.push({ field: `tourists.${position}.weightKg`, rule: 'incorrect' })
    const email = text(values.email).toLowerCase()
    if (email && !broken.some(([field]) => field === 'email') && !z.email().safeParse(email).success)
      failures.push({ field: `tourists.${position}.email`, rule: 'email' })
    named.push({
      position,
      id,
      facts: {
        firstName: text(values.firstName),
        lastName: text(values.lastName),
        middleName: text(values.middleName),
        birthday: text(values.birthday) || null,
        email,
        phone: barePhone(text(values.phone)),
        foodRestriction: text(values.foodRestriction),
        weightGrams: values.weightKg == null ? null : values.weightKg * 1_000,
      },
    })
  }
  const ids = named.flatMap(({ id }) => (id === null ? [] : [id]))
  for (const { position, id } of named)
    if (id !== null && ids.indexOf(id) !== ids.lastIndexOf(id)) failures.push({ field: `tourists.${position}.id`, rule: 'incorrect' })
  if (failures.length > 0) throw new InvalidInputError(failures)
  return named
}
