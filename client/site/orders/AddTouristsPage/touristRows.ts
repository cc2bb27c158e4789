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

/** One seat as it stands in the form. */
export interface TouristRow {
  id: number | null
  values: TravelerValues
  /** The values that the form was opened with, so that one can tell what the person has changed. */
  base: string
  /** Who stands on the seat by now, where two people have written different things. */
  theirs?: string
}

const written = (values: TravelerValues): string =>
  JSON.stringify(Object.values(values).map((value) => value.trim()))

const rowOf = (stored: StoredTourist | undefined): TouristRow => {
  const values = stored ? valuesOf(stored) : emptyTraveler
  return { id: stored?.id ?? null, values, base: written(values) }
}

/** A row for every seat, with whoever has been named for it. */
export const rowsOf = (tourists: readonly StoredTourist[], seats: number): TouristRow[] =>
  Array.from({ length: seats }, (_, position) =>
    rowOf(tourists.find((stored) => stored.position === position)),
  )

export const fieldName = (position: number, name: TravelerInput | 'id' | 'base'): string =>
  `tourists.${position}.${name}`

/** The rows of a form that was sent, by script or without. */
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
 * What the form shows after somebody else was faster: theirs where this person had changed nothing, this person's where they had,
 * with the name of whoever stands there now.
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
