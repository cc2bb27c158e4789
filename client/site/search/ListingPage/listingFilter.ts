import type { Currency } from '#schema/codes/currencies.ts'
import { emptyFilter, type SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { searchFromQuery, searchToQuery } from '#schema/rules/search/searchQuery.ts'

export type FilterField = keyof SearchFilter

/** Fields that a landing's saved filter settles. */
export const settledFields = (filterQuery: string): ReadonlySet<string> =>
  new Set(new URLSearchParams(filterQuery).keys())

/** The landing's saved filter under what the visitor asks: a field that the visitor says anything about is the visitor's. */
export function mergeFilter(
  filterQuery: string,
  visitor: SearchFilter,
  currency: Currency,
): SearchFilter {
  const merged = new URLSearchParams(filterQuery)
  for (const [key, value] of searchToQuery(visitor)) merged.set(key, value)
  return searchFromQuery(merged, currency)
}

/** `?…`, or nothing for a filter that asks for nothing. */
export function searchOf(filter: SearchFilter): string {
  const query = searchToQuery(filter).toString()
  return query && `?${query}`
}

/** Fields that belong together: taken away at once, counted as one choice. */
const pairs: readonly (readonly FilterField[])[] = [
  ['priceMin', 'priceMax'],
  ['pricePerDayMin', 'pricePerDayMax'],
  ['dateFrom', 'dateTo'],
  ['daysMin', 'daysMax', 'oneDayOnly'],
  ['placeName', 'lat', 'lng', 'radius'],
]
const single = (field: FilterField): readonly FilterField[] =>
  pairs.find((pair) => pair.includes(field)) ?? [field]

/** How a list is shown, not what is asked for. */
const notChoices: ReadonlySet<string> = new Set<FilterField>(['slug', 'sort', 'page'])

/** What the visitor has chosen, a group of fields at a time, in the filter's order. */
export function chosenGroups(filter: SearchFilter): (readonly FilterField[])[] {
  const found = new Set<readonly FilterField[]>()
  const seen = new Map<FilterField, readonly FilterField[]>()
  for (const key of searchToQuery(filter).keys()) {
    if (notChoices.has(key)) continue
    const field = key as FilterField
    const group = seen.get(field) ?? single(field)
    for (const other of group) seen.set(other, group)
    found.add(group)
  }
  return [...found]
}

/** How many choices that is: every value of a list is one. */
export const countChoices = (filter: SearchFilter): number =>
  chosenGroups(filter).reduce((count, [field]) => {
    const value = field && filter[field]
    return count + (Array.isArray(value) ? value.length : 1)
  }, 0)

/** The filter with some fields asking for nothing again, on its first page. */
export const without = (filter: SearchFilter, fields: readonly FilterField[]): SearchFilter => ({
  ...filter,
  page: 1,
  ...Object.fromEntries(fields.map((field) => [field, emptyFilter[field]])),
})
