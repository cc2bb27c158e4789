import { maxPeoplePerRequest } from '#schema/codes/bookings.ts'
import {
  emptyTraveler,
  readTraveler,
  type TravelerInput,
  type TravelerValues,
  valuesOf,
} from '../../../features/request/TravelerFields/travelerValues.ts'
import type { AddTouristsPageQuery } from './AddTouristsPage.generated.ts'
import type { FormFields } from '../../../routing/readForm.ts'

export type StoredTourist = NonNullable<AddTouristsPageQuery['request']>['tourists'][number]

/** One seat in the form. */
export interface TouristRow {
  id: number | null
  values: TravelerValues
  /** The values when the form was opened, to detect the person's changes. */
  base: string
  /** Name that somebody else has saved for the seat, in an edit conflict. */
  theirs?: string
}

const written = (values: TravelerValues): string =>
  JSON.stringify(Object.values(values).map((value) => value.trim()))

const rowOf = (stored: StoredTourist | undefined): TouristRow => {
  const values = stored ? valuesOf(stored) : emptyTraveler
  return { id: stored?.id ?? null, values, base: written(values) }
}

/** Returns a row for every seat, with its traveler if there is one. */
export const rowsOf = (tourists: readonly StoredTourist[], seats: number): TouristRow[] =>
  Array.from({ length: seats }, (_, position) =>
    rowOf(tourists.find((stored) => stored.position === position)),
  )

export const fieldName = (position: number, name: TravelerInput | 'id' | 'base'): string =>
  `tourists.${position}.${name}`

/** Reads the rows of a form, sent with or without scripts. */
export const readRows = (form: FormFields): TouristRow[] =>
  Array.from(
    { length: Math.min(Number(form.text('seats')) || 0, maxPeoplePerRequest) },
    (_, position) => ({
      id: form.id(fieldName(position, 'id')),
      values: readTraveler(form, (name) => fieldName(position, name)),
      base: form.text(fieldName(position, 'base')),
    }),
  )

/**
 * Merges the form with the stored list after an edit conflict: a row that this person has changed
 * keeps their input, any other row gets the stored values. A row changed by both also gets the
 * stored name.
 */
export const mergeRows = (
  mine: readonly TouristRow[],
  tourists: readonly StoredTourist[],
): TouristRow[] =>
  mine.map((row, position) => {
    const stored = tourists.find((tourist) => tourist.position === position)
    const theirs = rowOf(stored)
    const own = written(row.values)
    if (own === row.base || own === theirs.base) return theirs
    const isContested = stored !== undefined && theirs.base !== row.base
    return {
      id: theirs.id,
      values: row.values,
      base: theirs.base,
      ...(isContested && { theirs: stored.fullName }),
    }
  })
