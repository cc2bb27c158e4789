import { maxPeoplePerRequest } from '#schema/codes/bookings.ts'
import { type TouristField, touristFieldNames } from '#schema/rules/booking/touristFields.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import type { AddTouristsPageQuery } from './AddTouristsPage.generated.ts'

export type StoredTourist = NonNullable<AddTouristsPageQuery['request']>['tourists'][number]

/** One seat as it stands in the form: text, whatever it is. */
export interface TouristRow {
  id: number | null
  values: Record<TouristField, string>
  /** The values that the form was opened with, so that one can tell what the person has changed. */
  base: string
  /** Who stands on the seat by now, where two people have written different things. */
  theirs?: string
}

const emptyValues = Object.fromEntries(touristFieldNames.map((name) => [name, ''])) as Record<TouristField, string>
const written = (values: Record<TouristField, string>): string => JSON.stringify(touristFieldNames.map((name) => values[name].trim()))
const nothing = written(emptyValues)

const rowOf = (stored: StoredTourist | undefined): TouristRow => {
  if (!stored) return { id: null, values: emptyValues, base: nothing }
  const values = Object.fromEntries(touristFieldNames.map((name) => [name, String(stored[name] ?? '')])) as Record<TouristField, string>
  return { id: stored.id, values, base: written(values) }
}

/** A row for every seat, with whoever has been named for it. */
export const rowsOf = (tourists: readonly StoredTourist[], seats: number): TouristRow[] =>
  Array.from({ length: seats }, (_, position) => rowOf(tourists.find((stored) => stored.position === position)))

export const fieldName = (position: number, name: TouristField | 'id' | 'base'): string => `tourists.${position}.${name}`

/** The rows of a form that was sent, by script or without. */
export const readRows = (form: FormData): TouristRow[] => {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Array.from({ length: Math.min(Number(text('seats')) || 0, maxPeoplePerRequest) }, (_, position) => {
    const values = Object.fromEntries(touristFieldNames.map((name) => [name, text(fieldName(position, name))])) as Record<
      TouristField,
      string
    >
    // the phone field writes the country's prefix as soon as it is entered
    if (/^\+\d{0,4}\s*$/.test(values.phone)) values.phone = ''
    return { id: readId(text(fieldName(position, 'id'))), values, base: text(fieldName(position, 'base')) }
  })
}

/**
 * What the form shows after somebody else was faster: theirs where this person had changed nothing, this person's where they had,
 * with the name of whoever stands there now.
 */
export const mergeRows = (mine: readonly TouristRow[], tourists: readonly StoredTourist[]): TouristRow[] =>
  mine.map((row, position) => {
    const stored = tourists.find((tourist) => tourist.position === position)
    const theirs = rowOf(stored)
    const own = written(row.values)
    if (own === row.base || own === theirs.base) return theirs
    const isContested = stored !== undefined && theirs.base !== row.base
    return { id: theirs.id, values: row.values, base: theirs.base, ...(isContested && { theirs: stored.fullName }) }
  })
