import type { Currency } from '#schema/codes/currencies.ts'
import { emptyFilter, type SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { searchFromQuery, searchToQuery } from '#schema/rules/search/searchQuery.ts'

export type FilterField = keyof SearchFilter

/** Returns the fields that a landing's saved filter sets. */
export const settledFields = (filterQuery: string): ReadonlySet<string> =>
  new Set(new URLSearchParams(filterQuery).keys())

/**
 * Combines the landing's saved filter with the visitor's, which overrides it in each field that it
 * sets.
 */
export function mergeFilter(
  filterQuery: string,
  visitor: SearchFilter,
  currency: Currency,
): SearchFilter {
  const merged = new URLSearchParams(filterQuery)
  for (const [key, value] of searchToQuery(visitor)) merged.set(key, value)
  return searchFromQuery(merged, currency)
}

/** Returns `?…` for a filter; an empty text for an empty filter. */
export function searchOf(filter: SearchFilter): string {
  const query = searchToQuery(filter).toString()
  return query && `?${query}`
}

/** Fields that belong together: removed together, and counted as one choice. */
const pairs: readonly (readonly FilterField[])[] = [
  ['priceMin', 'priceMax'],
  ['pricePerDayMin', 'pricePerDayMax'],
  ['dateFrom', 'dateTo'],
  ['daysMin', 'daysMax', 'oneDayOnly'],
  ['placeName', 'lat', 'lng', 'radius'],
]
const single = (field: FilterField): readonly FilterField[] =>
  pairs.find((pair) => pair.includes(field)) ?? [field]

/** Fields that set how a list is shown, not what it finds. */
const notChoices: ReadonlySet<string> = new Set<FilterField>(['slug', 'sort', 'page'])

/** Returns the groups of fields that the visitor has chosen, in the filter's order. */
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

/** Returns the number of choices; every value of a list counts as one. */
export const countChoices = (filter: SearchFilter): number =>
  chosenGroups(filter).reduce((count, [field]) => {
    const value = field && filter[field]
    return count + (Array.isArray(value) ? value.length : 1)
  }, 0)

/** Returns the filter with some fields cleared, on its first page. */
export const without = (filter: SearchFilter, fields: readonly FilterField[]): SearchFilter => ({
  ...filter,
  page: 1,
  ...Object.fromEntries(fields.map((field) => [field, emptyFilter[field]])),
})
