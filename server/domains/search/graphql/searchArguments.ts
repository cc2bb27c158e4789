import type { Currency } from '#schema/codes/currencies.ts'
import { normalizeSearch } from '#schema/rules/search/normalizeSearch.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { searchFromQuery } from '#schema/rules/search/searchQuery.ts'

/** Characters of a query string that are read; the rest is ignored. */
const maxQueryLength = 4000

/**
 * Merges a field's `filter` and `query` arguments; fields of the filter win over the query. Never
 * throws.
 */
export const readSearchArguments = (
  filter: object | null | undefined,
  query: string | null | undefined,
  currency: Currency,
): SearchFilter => {
  const fromAddress = query
    ? searchFromQuery(new URLSearchParams(query.slice(0, maxQueryLength)), currency)
    : {}
  const asked = Object.fromEntries(
    Object.entries(filter ?? {}).filter(([, value]) => value !== null && value !== undefined),
  )
  return normalizeSearch({ ...fromAddress, ...asked }, currency)
}
