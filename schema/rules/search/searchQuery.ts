import type { Currency } from '#schema/codes/currencies.ts'
import { normalizeSearch } from './normalizeSearch.ts'
import { emptyFilter, type SearchFilter } from './searchFilter.ts'

const isField = (key: string): key is keyof SearchFilter => Object.hasOwn(emptyFilter, key)

/**
 * Returns the filter as a URL query: fixed field order, comma-separated lists, flags as 1, empty
 * fields omitted. Equal filters give equal strings. A page with the landing in its path removes
 * `slug`.
 */
export const searchToQuery = (filter: SearchFilter): URLSearchParams => {
  const query = new URLSearchParams()
  for (const key of Object.keys(emptyFilter)) {
    if (!isField(key)) continue
    const value = filter[key]
    if (value === null || value === emptyFilter[key]) continue
    if (typeof value === 'object') {
      if (value.length > 0) query.set(key, value.join(','))
    } else query.set(key, typeof value === 'boolean' ? '1' : String(value))
  }
  return query
}

/**
 * Reads the query of a URL: lists as repeated keys (also `key[]`) or comma-separated; unknown keys
 * are ignored.
 */
export const searchFromQuery = (query: URLSearchParams, currency?: Currency): SearchFilter => {
  const input: Record<string, unknown> = {}
  for (const raw of query.keys()) {
    const key = raw.endsWith('[]') ? raw.slice(0, -2) : raw
    if (isField(key)) input[key] = [...query.getAll(key), ...query.getAll(`${key}[]`)]
  }
  return normalizeSearch(input, currency)
}
